import { guard, reads, serve } from '#platform/http/guard.ts';
import { filmsContract } from './contract.ts';
import { getVideo } from './server/videos.ts';

const os = serve(filmsContract);

export const filmsApi = {
  video: os.video
    .use(guard('learning.video', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => getVideo(context, input.id, input.lang)),
};
