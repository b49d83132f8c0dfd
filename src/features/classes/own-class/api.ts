import { guard, reads, serve } from '#platform/http/guard.ts';
import { ownClassContract } from './contract.ts';
import { getOwnClass } from './server/own-class.ts';

const os = serve(ownClassContract);

export const ownClassApi = {
  ownClass: os.ownClass
    .use(guard('classes.ownClass', { access: 'member', limit: reads }))
    .handler(({ context, input }) => getOwnClass(context, input.id)),
};
