import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import { Conflict } from '#core/refusals.ts';
import { nameGuardian } from '#features/guardians/testing.ts';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import { listAudited, makeUser } from '#features/people/testing.ts';
import { handIn } from '#features/submissions/handing-in/server/hand-in.ts';
import { defineAsking } from '#features/submissions/testing.ts';
import { createLink } from '#platform/links/links.ts';
import { answerByLink } from './answer-works.ts';
import { askGuardians } from './ask-guardians.ts';
import { guardianLinks } from './link-kinds.ts';

/* A guardian's answer in a process that is killed before its nth query, for every n. */

const database = useCommittedDatabase();
const timeout = 240_000;
const mother = 'mother@example.org';

/** A child with two works that wait for her mother, and the mother's link. */
async function makeWorld() {
  const ctx = makeCtx(database.db);
  defineAsking(ctx);
  const challenge = { type: 'challenge', access: 'public' } as const;
  const course = await makeCourse(ctx, { items: [challenge, challenge] });
  const { actor, userId } = await makeUser(ctx, {
    first_name: 'Noa',
    adult_from: new Date('2030-01-01'),
    birth_year: 2014,
    guardian_approved_at: new Date('2026-01-01'),
  });
  await nameGuardian(ctx, userId, mother);
  const noa = { ...ctx, actor };
  const works = [];
  for (const index of [0, 1])
    works.push(
      await handIn(noa, {
        itemId: itemIdOf(course, index),
        version: 0,
        text: 'Baked',
        files: [],
        visibility: 1,
      }),
    );
  const token = await createLink(ctx, { kind: guardianLinks.works, userId, subject: mother });
  /** States of the works, what is recorded of answers, words to the child, consents, mails. */
  const read = async () => {
    const { db } = ctx;
    const rows = await db.selectFrom('submissions').select('status').orderBy('status').execute();
    const events = await db
      .selectFrom('submission_events')
      .select('what')
      .where('what', '<>', 'handIn')
      .execute();
    const notes = await db.selectFrom('submission_notes').select('note').execute();
    const consents = await db.selectFrom('standing_consents').select('id').execute();
    return {
      statuses: rows.map(({ status }) => status),
      events: events.map(({ what }) => what).toSorted(),
      notes: notes.map(({ note }) => note),
      consents: consents.length,
      audited: await listAudited(ctx),
      mails: ctx.sent.length,
    };
  };
  return { ctx, token, works, read };
}

const asked = { notes: [], consents: 0, audited: [], mails: 0 };

test.each([
  ['yes', { ...asked, statuses: [0, 3], events: ['agree'] }],
  ['no', { ...asked, statuses: [2, 3], events: ['decline'], notes: ['Not yet, dear'] }],
  [
    'always',
    {
      ...asked,
      statuses: [0, 0],
      events: ['agree', 'agree'],
      consents: 1,
      audited: ['works.always'],
      mails: 1,
    },
  ],
] as const)('“%s” counts whole or not at all, and once', { timeout }, async (answer, answered) => {
  const { ctx, token, works, read } = await makeWorld();
  const [work] = works;
  if (!work) throw new Error('nothing is asked');
  const before = await read();
  expect(before).toEqual({ ...asked, statuses: [3, 3], events: [] });
  const note = answer === 'no' ? 'Not yet, dear' : '';
  const said = { token, submissionId: work.id, version: work.version, answer, note };
  const steps = await dieAtEachStep(
    ctx,
    (ctx) => answerByLink(ctx, said),
    async () => expect(await read()).toEqual(before),
  );
  expect(steps).toBeGreaterThan(8);
  expect(await read()).toEqual(answered);
  await expect(answerByLink(ctx, said)).rejects.toThrow(Conflict);
  expect(await read()).toEqual(answered);
});

test('the mail that asks is sent once, in whichever process it is tried', { timeout }, async () => {
  const { ctx } = await makeWorld();
  await dieAtEachStep(
    ctx,
    (ctx) => askGuardians(ctx),
    // Killed after the commit, before it is counted.
    async () => expect(ctx.sent.length).toBeLessThanOrEqual(1),
  );
  expect(ctx.sent).toHaveLength(1);
  expect(await askGuardians(ctx)).toBe(0);
  expect(ctx.sent).toHaveLength(1);
});
