import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { tracksContract } from './contract.ts';
import { addTrack, listTracks, removeTrack } from './server/tracks.ts';

const os = serve(tracksContract);
const writing = { permission: 'content.edit', limit: writes } as const;

export const tracksApi = {
  tracks: os.tracks
    .use(guard('media.tracks', { permission: 'content.edit', limit: reads }))
    .handler(({ context, input }) => listTracks(context, input.id)),
  addTrack: os.addTrack
    .use(guard('media.addTrack', writing))
    .handler(({ context, input }) => addTrack(context, input)),
  removeTrack: os.removeTrack
    .use(guard('media.removeTrack', writing))
    .handler(({ context, input }) => removeTrack(context, input)),
};
