/** A request to play the film from a second; each request is a new object. */
export interface PlayRequest {
  seconds: number;
}
