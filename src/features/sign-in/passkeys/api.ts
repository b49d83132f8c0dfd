import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { passkeysContract } from './contract.ts';
import { addPasskey, preparePasskey } from './server/add-passkey.ts';
import { listPasskeys, removePasskey, renamePasskey } from './server/own-passkeys.ts';
import { challengePasskey, signInWithPasskey } from './server/sign-in-with-passkey.ts';

const os = serve(passkeysContract);

/** A whole class on one network address signs in within a minute; every view of the login page requests a challenge. */
const signIns = { tries: 100, seconds: 15 * 60 };
const challenges = { tries: 600, seconds: 15 * 60 };

export const passkeysApi = {
  listPasskeys: os.listPasskeys
    .use(guard('signIn.listPasskeys', { access: 'member', limit: reads }))
    .handler(({ context }) => listPasskeys(context)),
  preparePasskey: os.preparePasskey
    .use(guard('signIn.preparePasskey', { access: 'member', limit: writes }))
    .handler(({ context, input }) => preparePasskey(context, input.currentPassword)),
  addPasskey: os.addPasskey
    .use(guard('signIn.addPasskey', { access: 'member', limit: { tries: 20, seconds: 15 * 60 } }))
    .handler(({ context, input }) => addPasskey(context, input)),
  renamePasskey: os.renamePasskey
    .use(guard('signIn.renamePasskey', { access: 'member', limit: writes }))
    .handler(({ context, input }) => renamePasskey(context, input)),
  removePasskey: os.removePasskey
    .use(guard('signIn.removePasskey', { access: 'member', limit: writes }))
    .handler(({ context, input }) => removePasskey(context, input)),
  challengePasskey: os.challengePasskey
    .use(guard('signIn.challengePasskey', { access: 'anyone', limit: challenges, limitBy: 'address' }))
    .handler(({ context, input }) => challengePasskey(context, input)),
  signInWithPasskey: os.signInWithPasskey
    .use(guard('signIn.signInWithPasskey', { access: 'anyone', limit: signIns, limitBy: 'address' }))
    .handler(({ context, input }) => signInWithPasskey(context, input)),
};
