export interface CheckOptions {
  /** Whether missing media for a film item are a mistake; otherwise the item is treated as planned. */
  requireMedia: boolean;
}
