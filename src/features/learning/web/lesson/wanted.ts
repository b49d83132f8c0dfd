/** A wish to play the film from a second on; each wish is an object of its own. */
export interface Wanted {
  seconds: number;
}
