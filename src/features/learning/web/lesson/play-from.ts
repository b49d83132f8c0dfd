/** Goes to a second of the film and plays on from there. */
export function playFrom(video: HTMLVideoElement, seconds: number): void {
  video.currentTime = seconds;
  // A browser that forbids playing leaves the film standing at that second, which is answer enough.
  video.play().catch(() => undefined);
}
