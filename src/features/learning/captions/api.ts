import { guard, reads, serve } from '#platform/http/guard.ts';
import { captionsContract } from './contract.ts';
import { getCaptionFilm, getPeaks } from './server/caption-films.ts';
import { getSubtitles } from './server/subtitles.ts';

const os = serve(captionsContract);
const reading = { permission: 'captions.edit', limit: reads } as const;
/** Measuring takes seconds of CPU time. */
const measuring = { permission: 'captions.edit', limit: { tries: 20, seconds: 60 } } as const;

export const captionsApi = {
  captionFilm: os.captionFilm
    .use(guard('learning.captionFilm', reading))
    .handler(({ context, input }) => getCaptionFilm(context, input.key)),
  captionPeaks: os.captionPeaks
    .use(guard('learning.captionPeaks', measuring))
    .handler(({ context, input }) => getPeaks(context, input.key)),
  subtitles: os.subtitles
    .use(guard('learning.subtitles', reading))
    .handler(({ context }) => getSubtitles(context)),
};
