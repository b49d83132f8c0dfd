/** Seeks to a second of the film and plays on from there. */
export function playFrom(video: HTMLVideoElement, seconds: number): void {
  video.currentTime = seconds;
  // If the browser forbids autoplay, the film stays paused at that second, which is fine.
  video.play().catch(() => undefined);
}
