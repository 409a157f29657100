func measure() {}
