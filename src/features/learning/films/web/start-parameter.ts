import type { VideoView } from '../contract.ts';

/** The second at which the URL's `?t=` starts a film; undefined if it names none within the film. */
export function readStartParameter(parameters: URLSearchParams, film: VideoView): number | undefined {
  const asked = parameters.get('t') ?? '';
  if (!/^\d{1,6}$/.test(asked)) return undefined;
  return Number(asked) < film.duration ? Number(asked) : undefined;
}
