import { readClearCode, showClearCode } from '#core/clear-code.ts';
import { NotFound, SignInRequired, TooMany } from '#core/refusals.ts';
import { refuseFlood } from '#platform/crypto/passwords.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { countWrong, type Counter } from '#platform/limits/limits.ts';
import { lockPerson } from '#features/people/server/public.ts';
import type { SessionAnswer } from '#features/sign-in/contract.ts';
import {
  countOfNetwork,
  handOverSession,
  readSignInLimits,
  replaceSession,
} from '#features/sign-in/server/public.ts';
import type { FaceInput, FamilyEntrance } from '../contract.ts';
import { familyCodeLength, isPicturePassword } from '../policy.ts';
import { tryFamilyCode } from './code-limits.ts';
import { namesOf } from './disguises.ts';
import { listFaces, type Face } from './faces.ts';
import { verifyPictures } from './picture-hashes.ts';

/** Decisions: leaving a child profile. A family’s pictures are as easy to guess as a PIN. */
const wrongTries = { tries: 5, seconds: 15 * 60 };

/** Whom a code lets in. Changes nothing except the count of wrong codes. */
export async function describeEntrance(ctx: RequestCtx, typed: string): Promise<FamilyEntrance> {
  const faces = await tryFamilyCode(ctx, typed);
  if (!faces) throw new NotFound();
  return {
    code: showClearCode(readClearCode(typed, familyCodeLength) ?? ''),
    faces: faces.map(({ id, firstName, avatarObj, color, pictures }) => ({
      id,
      firstName,
      avatarObj,
      color,
      pictures,
    })),
  };
}

/**
 * Signs a child in with her family’s code and her three pictures, until the browser closes: the device is a school’s or a grandmother’s. It is
 * hers alone, no device of the family, so she changes to nobody on it. A child who may not enter is not found, after the same
 * work, whatever the reason. Five wrong tries at one child, from anywhere, wait 15 minutes.
 */
export async function signInWithPictures(
  ctx: RequestCtx,
  { code, id, pictures }: FaceInput,
): Promise<SessionAnswer> {
  refuseFlood();
  const face = (await tryFamilyCode(ctx, code))?.find((one) => one.id === id);
  if (!face) {
    await verifyPictures(ctx, [], undefined);
    throw new NotFound();
  }
  await provePictures(ctx, face, pictures);
  const { token, cookie } = await inTransaction(ctx, async (ctx) => {
    await refuseChanged(ctx, code, face);
    return replaceSession(ctx, face.userId, 'short', { byPictures: true });
  });
  await handOverSession(ctx, { userId: face.userId, cookie, remember: false });
  return { token };
}

async function provePictures(ctx: RequestCtx, face: Face, touched: readonly string[]): Promise<void> {
  const counters: Counter[] = [
    countOfNetwork(ctx, await readSignInLimits(ctx)),
    // New pictures begin a new count: a guardian can help at once.
    { key: `families.pictures:${face.userId}:${face.chosenAt.getTime()}`, rule: wrongTries },
  ];
  await countWrong(ctx.limits, counters, {
    refuse: (seconds) => new TooMany(seconds, 'families.refusal.tooManyPictures'),
    attempt: async (wrong) => {
      const names = namesOf(ctx, face.userId, touched);
      const isRight = await verifyPictures(ctx, names, face.sealedHash);
      if (isRight && isPicturePassword(names)) return;
      wrong();
      throw new SignInRequired('wrong_pictures', 'families.refusal.wrongPictures');
    },
  });
}

/** Meanwhile a guardian may have switched it off, removed her, or replaced the code; one who does so later ends this session. */
async function refuseChanged(ctx: RequestCtx, code: string, { userId, sealedHash }: Face): Promise<void> {
  await ctx.db
    .selectFrom('family_codes')
    .select('family_id')
    .where('code', '=', readClearCode(code, familyCodeLength) ?? '')
    .forShare()
    .executeTakeFirst();
  await lockPerson(ctx, userId);
  const now = (await listFaces(ctx, code)).find((one) => one.userId === userId);
  if (now?.sealedHash !== sealedHash) throw new NotFound();
}
