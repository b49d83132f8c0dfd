import { sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import type { Ctx } from '../ctx.ts';
import { inTransaction } from '../db/in-transaction.ts';
import {
  answerTo,
  callHook,
  collectAnswers,
  defineHook,
  defineQuestion,
  type HookAnswer,
} from './feature-hooks.ts';

const database = useCommittedDatabase();
const written = defineHook<{ who: string }>('test.written');
const counted = defineHook<{ who: string }, number>('test.counted');
const asked = defineQuestion<{ who: string }, string | undefined>('test.asked');

const withAnswers = (...answers: HookAnswer[]) =>
  makeCtx(database.db, { answersTo: collectAnswers(answers) });

const note = ({ db }: Ctx, key: string) =>
  sql`insert into settings (key, value) values (${key}, '1')`.execute(db);
const noted = async () =>
  (await database.db.selectFrom('settings').select('key').orderBy('key').execute()).map(({ key }) => key);

test('a hook is answered by each feature in the order of the list, one after another', async () => {
  const seen: string[] = [];
  const slowly = (name: string, milliseconds: number) =>
    answerTo(counted, async (_ctx, { who }) => {
      seen.push(`${name} begins for ${who}`);
      await delay(milliseconds);
      seen.push(`${name} ends`);
      return milliseconds;
    });
  const ctx = withAnswers(
    slowly('first', 20),
    answerTo(written, async () => undefined),
    slowly('second', 1),
  );
  const answers = await inTransaction(ctx, (ctx) => callHook(ctx, counted, { who: 'Dina' }));
  expect(answers).toEqual([20, 1]);
  expect(seen).toEqual(['first begins for Dina', 'first ends', 'second begins for Dina', 'second ends']);
});

test('what all answers write is kept together, in the transaction of the caller', async () => {
  const ctx = withAnswers(
    answerTo(written, async (ctx, { who }) => void (await note(ctx, `first of ${who}`))),
    answerTo(written, async (ctx, { who }) => void (await note(ctx, `second of ${who}`))),
  );
  await inTransaction(ctx, (ctx) => callHook(ctx, written, { who: 'Dina' }));
  expect(await noted()).toEqual(['first of Dina', 'second of Dina']);
  await database.db.deleteFrom('settings').execute();
});

test('an answer that throws rolls back the caller and the answers before it', async () => {
  const ctx = withAnswers(
    answerTo(written, async (ctx) => void (await note(ctx, 'answer'))),
    answerTo(written, () => Promise.reject(new Error('no seat'))),
  );
  const failing = inTransaction(ctx, async (ctx) => {
    await note(ctx, 'caller');
    await callHook(ctx, written, { who: 'Dina' });
  });
  await expect(failing).rejects.toThrow('no seat');
  expect(await noted()).toEqual([]);
});

test('a hook that writes is refused outside a transaction', async () => {
  const ctx = withAnswers(answerTo(written, async (ctx) => void (await note(ctx, 'alone'))));
  await expect(callHook(ctx, written, { who: 'Dina' })).rejects.toThrow('test.written');
  expect(await noted()).toEqual([]);
});

test('a question may be asked anywhere, and without an answer it has none', async () => {
  const ctx = withAnswers(answerTo(asked, async (_ctx, { who }) => `4a of ${who}`));
  expect(await callHook(ctx, asked, { who: 'Dina' })).toEqual(['4a of Dina']);
  expect(await callHook(withAnswers(), asked, { who: 'Dina' })).toEqual([]);
});
