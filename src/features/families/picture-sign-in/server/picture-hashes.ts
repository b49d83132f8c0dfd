import { hashPassword, verifyPassword } from '#platform/crypto/passwords.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import type { PictureName } from '../policy.ts';

type SealedCtx = Pick<RequestCtx, 'sealing' | 'log'>;
type Touched = readonly (PictureName | undefined)[];

/** What is stored of three pictures: their argon2id hash, encrypted, since a thief of the hash alone could try all of them in a minute. */
export async function sealPictures(
  { sealing }: Pick<RequestCtx, 'sealing'>,
  touched: Touched,
): Promise<string> {
  return sealing.seal(await hashPassword(toText(touched)));
}

/**
 * Whether these are the pictures; without any stored, a refusal takes the same time. Pictures that were encrypted with a secret that
 * this installation no longer has are wrong, until a guardian lets the child choose again.
 */
export function verifyPictures(
  ctx: SealedCtx,
  touched: Touched,
  sealed: string | undefined,
): Promise<boolean> {
  return verifyPassword(toText(touched), sealed === undefined ? undefined : openHash(ctx, sealed));
}

function openHash({ sealing, log }: SealedCtx, sealed: string): string | undefined {
  try {
    return sealing.open(sealed);
  } catch (error) {
    log.warn({ err: error }, 'a child’s pictures were sealed with another secret');
    return undefined;
  }
}

const toText = (touched: Touched) => touched.map((name) => name ?? 'none').join(' ');
