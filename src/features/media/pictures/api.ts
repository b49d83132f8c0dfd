import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { picturesContract } from './contract.ts';
import { addPicture, getPicture, listPictures, removePicture, renamePicture } from './server/pictures.ts';

const os = serve(picturesContract);
const reading = { permission: 'content.translate', limit: reads } as const;
const writing = { permission: 'content.edit', limit: writes } as const;

export const picturesApi = {
  pictures: os.pictures
    .use(guard('media.pictures', reading))
    .handler(({ context, input }) => listPictures(context, input)),
  picture: os.picture
    .use(guard('media.picture', reading))
    .handler(({ context, input }) => getPicture(context, input.file)),
  addPicture: os.addPicture
    .use(guard('media.addPicture', writing))
    .handler(({ context, input }) => addPicture(context, input)),
  renamePicture: os.renamePicture
    .use(guard('media.renamePicture', writing))
    .handler(({ context, input }) => renamePicture(context, input)),
  removePicture: os.removePicture
    .use(guard('media.removePicture', writing))
    .handler(({ context, input }) => removePicture(context, input.file)),
};
