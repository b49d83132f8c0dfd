import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { avatarsContract } from './contract.ts';
import { addAvatar, changeAvatar, orderAvatars } from './server/change-avatars.ts';
import { listChoices, listGallery } from './server/gallery.ts';

const os = serve(avatarsContract);

export const avatarsApi = {
  avatars: os.avatars
    .use(guard('people.avatars', { access: 'anyone', limit: reads }))
    .handler(async ({ context }) => ({ avatars: await listChoices(context) })),
  gallery: os.gallery
    .use(guard('people.gallery', { permission: 'avatars.edit', limit: reads }))
    .handler(async ({ context }) => ({ avatars: await listGallery(context) })),
  addAvatar: os.addAvatar
    .use(guard('people.addAvatar', { permission: 'avatars.edit', limit: writes }))
    .handler(({ context, input }) => addAvatar(context, input)),
  changeAvatar: os.changeAvatar
    .use(guard('people.changeAvatar', { permission: 'avatars.edit', limit: writes }))
    .handler(({ context, input }) => changeAvatar(context, input)),
  orderAvatars: os.orderAvatars
    .use(guard('people.orderAvatars', { permission: 'avatars.edit', limit: writes }))
    .handler(async ({ context, input }) => ({ avatars: await orderAvatars(context, input.ids) })),
};
