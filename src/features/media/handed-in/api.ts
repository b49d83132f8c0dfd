import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { handedInContract } from './contract.ts';
import { dropOwnFile, getOwnFile, receiveFile } from './server/own-files.ts';
import { viewLimits } from './server/quota.ts';

const os = serve(handedInContract);

export const handedInApi = {
  handedInLimits: os.handedInLimits
    .use(guard('media.handedInLimits', { access: 'member', limit: reads }))
    .handler(({ context }) => viewLimits(context)),
  handedInFile: os.handedInFile
    .use(guard('media.handedInFile', { access: 'member', limit: reads }))
    .handler(({ context, input }) => getOwnFile(context, input.id)),
  receiveFile: os.receiveFile
    .use(guard('media.receiveFile', { access: 'member', limit: writes }))
    .handler(({ context, input }) => receiveFile(context, input.id)),
  dropFile: os.dropFile
    .use(guard('media.dropFile', { access: 'member', limit: writes }))
    .handler(({ context, input }) => dropOwnFile(context, input.id)),
};
