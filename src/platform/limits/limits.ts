/** How often something may be done: at most `tries` in a window of `seconds` that begins with the first try. */
export interface LimitRule {
  tries: number;
  seconds: number;
}

/** `retryAfterSeconds` is whole seconds, at least 1, when refused; 0 when allowed. */
export interface Taken {
  allowed: boolean;
  retryAfterSeconds: number;
}

/**
 * Counts tries. A key names what is done and by whom (`login:203.0.113.9`); each key is used with one rule only.
 * Counts may be lost in a crash: a limit slows an attack, it never proves that something happened once.
 */
export interface Limits {
  take(key: string, rule: LimitRule): Promise<Taken>;
  /** Whether one more try would be allowed; counts nothing. For where only what went wrong is counted, by `take`. */
  look(key: string, rule: LimitRule): Promise<Taken>;
}
