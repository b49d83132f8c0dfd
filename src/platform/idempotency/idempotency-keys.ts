import { createHash } from 'node:crypto';
import { Conflict, Invalid } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '../ctx.ts';
import type { Db, Tables } from '../db/tables.ts';

declare module '../db/tables.ts' {
  interface Tables {
    answers_once: {
      key_hash: Buffer;
      body_mark: string;
      sealed_answer: string | null;
      begun_at: Date;
      expires_at: Date;
    };
  }
}

type OnceCtx = Pick<RequestCtx, 'db' | 'clock' | 'sealing'>;

const keptForMilliseconds = 86_400_000;
/** A process silent for this long has died during the work; nothing here takes a tenth of it. */
const atWorkAtMostMilliseconds = 60_000;

/**
 * Executes the work once per key and repeats the same answer for a day (quality: API rules). Refuses the key with a
 * different body, and a duplicate while the first is still running. Failed work may be tried again, and so may, a minute
 * later, work whose process ended before the answer was stored: the work itself must tolerate that, as every write here does.
 */
export async function answerIdempotently<T>(
  ctx: OnceCtx,
  { key, body }: { key: string; body: string },
  work: () => Promise<T>,
): Promise<T> {
  const { db, clock, sealing } = ctx;
  const claim = {
    key_hash: createHash('sha256').update(key).digest(),
    body_mark: sealing.disguise(body),
    begun_at: clock.now(),
  };
  if (!(await begin(db, claim))) return readAnswer<T>(ctx, claim);
  try {
    const answer = await work();
    await db
      .updateTable('answers_once')
      .set({ sealed_answer: sealing.seal(JSON.stringify({ answer })) })
      .where('key_hash', '=', claim.key_hash)
      .where('begun_at', '=', claim.begun_at)
      .execute();
    return answer;
  } catch (error) {
    await db
      .deleteFrom('answers_once')
      .where('key_hash', '=', claim.key_hash)
      .where('begun_at', '=', claim.begun_at)
      .execute();
    throw error;
  }
}

type Claim = Pick<Tables['answers_once'], 'key_hash' | 'body_mark' | 'begun_at'>;

/** Whether this call runs the work: the key is new, its answer has expired, or the process that began it is gone. */
async function begin(db: Db, claim: Claim): Promise<boolean> {
  const now = claim.begun_at.getTime();
  const row = { ...claim, sealed_answer: null, expires_at: new Date(now + keptForMilliseconds) };
  const begun = await db
    .insertInto('answers_once')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet(row)
        .where((eb) =>
          eb.or([
            eb('answers_once.expires_at', '<=', claim.begun_at),
            eb.and([
              eb('answers_once.sealed_answer', 'is', null),
              eb('answers_once.body_mark', '=', claim.body_mark),
              eb('answers_once.begun_at', '<=', new Date(now - atWorkAtMostMilliseconds)),
            ]),
          ]),
        ),
    )
    .returning('key_hash')
    .executeTakeFirst();
  return begun !== undefined;
}

async function readAnswer<T>({ db, sealing }: OnceCtx, claim: Claim): Promise<T> {
  const row = await db
    .selectFrom('answers_once')
    .select(['body_mark', 'sealed_answer'])
    .where('key_hash', '=', claim.key_hash)
    .executeTakeFirst();
  if (row && row.body_mark !== claim.body_mark)
    throw new Invalid([{ path: 'Idempotency-Key', messageKey: 'app.refusal.keyUsed' }]);
  if (!row?.sealed_answer) throw new Conflict('at_work', 'app.refusal.atWork');
  return (JSON.parse(sealing.open(row.sealed_answer)) as { answer: T }).answer;
}

/** Deletes answers that are a day old; returns how many. For the database's maintenance. */
export async function removeExpiredAnswers({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('answers_once')
    .where('expires_at', '<=', clock.now())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
