import { openBrowser } from './browser.ts';
import type { FilmFacts } from './film.ts';

export interface Darkroom {
  facts: FilmFacts;
  seconds: number;
  /** Draws the pictures of these seconds and passes each on as RGBA, 1280 × 720, in order. */
  develop: (times: number[], take: (frame: Buffer) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Opens a film in a headless browser. Throws what the film itself throws. The page fetches its own work: over a debugging
 * connection, four megabytes per frame would take half a second each.
 */
export async function openDarkroom(film: string): Promise<Darkroom> {
  let take: ((frame: Buffer) => Promise<void>) | undefined;
  const opened = Promise.withResolvers<{ facts: FilmFacts; seconds: number }>();
  let job = Promise.withResolvers<number[]>();
  let drawn = Promise.withResolvers<void>();
  // Its caller gets the failure; there may be none yet when it happens.
  drawn.promise.catch(() => undefined);

  const { close } = await openBrowser(
    'page',
    { film },
    {
      '/facts': (body) =>
        opened.resolve(JSON.parse(body.toString()) as { facts: FilmFacts; seconds: number }),
      '/job': async () => {
        const times = await job.promise;
        job = Promise.withResolvers();
        return times;
      },
      '/frame': (body) => take?.(body),
      '/done': () => drawn.resolve(),
      '/failed': (body) => {
        const error = new Error(`${film}: ${body.toString()}`);
        opened.reject(error);
        drawn.reject(error);
      },
    },
    opened.reject,
  );
  const develop: Darkroom['develop'] = async (times, taker) => {
    take = taker;
    drawn = Promise.withResolvers<void>();
    job.resolve(times);
    await drawn.promise;
  };
  try {
    return { ...(await opened.promise), develop, close };
  } catch (error) {
    await close();
    throw error;
  }
}
