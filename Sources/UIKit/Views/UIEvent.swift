/// An event, for signatures only: there are none here.
public final class UIEvent {}
