import type { PushNote } from '#core/push-note.ts';

/** What a browser gives away to be pushed to: an address at its maker's push service, and the keys that only it can read with. */
export interface PushTarget {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** The push service could not be reached, or does not take a note now. */
export class PushFailed extends Error {}

/**
 * Pushes to browsers that have asked for it. Notes are encrypted for the browser (RFC 8291), so its push service carries them
 * unread. Call `send` outside a transaction.
 */
export interface Push {
  /** The public VAPID key, which a browser subscribes with. */
  publicKey: string;
  /** The target as it may be stored, and a name of the browser that is always the same. */
  seal(target: PushTarget): { sealed: string; browserMark: string };
  /** `gone`: the browser no longer takes notes, and never will again at this address. Throws `PushFailed`. */
  send(sealed: string, note: PushNote): Promise<'sent' | 'gone'>;
}
