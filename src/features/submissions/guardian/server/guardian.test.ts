import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { signedIn } from '#core/actor.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import { nameGuardian } from '#features/guardians/testing.ts';
import { readMessages } from '#features/notifications/testing.ts';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import { giveUpAccounts, keepGivenUpAccount, setRefused } from '#features/people/server/public.ts';
import { listAudited, makeUser } from '#features/people/testing.ts';
import { handIn } from '#features/submissions/handing-in/server/hand-in.ts';
import { getHandIn } from '#features/submissions/handing-in/server/hand-in-form.ts';
import { defineAsking } from '#features/submissions/testing.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { answerByLink } from './answer-works.ts';
import { askGuardians } from './ask-guardians.ts';
import { getAskedWorks } from './asked-works.ts';
import { answerAsParent, listChildren, revokeAsParent } from './parent.ts';
import { getStandingConsent, revokeByLink } from './standing-consent.ts';

const mother = 'mother@example.org';
const day = 86_400;

async function makeChild(ctx: TestCtx, columns: Parameters<typeof makeUser>[1] = {}): Promise<TestCtx> {
  const { userId, actor } = await makeUser(ctx, {
    first_name: 'Noa',
    adult_from: new Date('2030-01-01'),
    birth_year: 2014,
    guardian_approved_at: new Date('2026-01-01'),
    ...columns,
  });
  await nameGuardian(ctx, userId, mother);
  return { ...ctx, actor };
}

async function makeItems(ctx: TestCtx): Promise<string[]> {
  const challenge = { type: 'challenge', access: 'public' } as const;
  const course = await makeCourse(ctx, { items: [challenge, challenge, challenge] });
  return [0, 1, 2].map((index) => itemIdOf(course, index));
}

const handInAll = (child: TestCtx, items: readonly string[]) =>
  items.reduce<Promise<unknown>>(
    (before, itemId) =>
      before.then(() => {
        child.clock.advance(1);
        return handIn(child, { itemId, version: 0, text: 'Baked', files: [], visibility: 1 });
      }),
    Promise.resolve(),
  );

/** The token of the link in the last mail. */
const tokenOf = (ctx: TestCtx) =>
  /\/approve\/(?:submissions|always)\/([\w-]+)/.exec(ctx.sent.at(-1)?.text ?? '')?.[1] ?? '';

describe('a guardian', () => {
  const database = useDatabase();
  let ctx: TestCtx;
  let child: TestCtx;
  let items: string[];
  beforeEach(async () => {
    ctx = makeCtx(database.db);
    defineAsking(ctx);
    child = await makeChild(ctx);
    items = await makeItems(ctx);
  });
  const statusesOf = async () =>
    (await ctx.db.selectFrom('submissions').select('status').orderBy('handed_in_at').execute()).map(
      ({ status }) => status,
    );
  const answer = (token: string, work: { id: string; version: number }, said: 'yes' | 'no' | 'always') =>
    answerByLink(ctx, {
      token,
      submissionId: work.id,
      version: work.version,
      answer: said,
      note: said === 'no' ? 'Not your address, dear' : '',
    });
  test('with an account hears of each work that waits, once for each version, and the child of each answer', async () => {
    const parent = await makeUser(ctx, { email_address: mother, email_verified_at: ctx.clock.now() });
    const asParent = { ...ctx, actor: parent.actor };
    const [first = '', second = ''] = items;
    await handInAll(child, [first, second]);
    expect(await readMessages(asParent)).toEqual(
      items.slice(1).map(() => 'Noa has handed in a work for “Film (en)”. It waits for your answer.'),
    );
    const [family] = (await listChildren(asParent)).items;
    for (const [index, said] of (['yes', 'no'] as const).entries()) {
      const work = family?.works[index];
      if (!work) throw new Error('two works wait');
      ctx.clock.advance(1);
      await answerAsParent(asParent, {
        submissionId: work.id,
        version: work.version,
        answer: said,
        note: said === 'no' ? 'Not your address, dear' : '',
      });
    }
    const heard = await readMessages(child);
    expect(heard).toEqual([
      'Your parent has said no to your work for “Film (en)” for now. Talk about it together.',
      'Your parent has said yes to your work for “Film (en)”.',
    ]);
  });

  test('who has no account and wants no mail is not asked, and the child hears that nobody was reached', async () => {
    await setRefused(ctx, mother, { topics: ['approvals'], refused: true });
    await handInAll(child, items);
    expect(await readMessages(child)).toEqual([expect.stringContaining('we may not write to the address')]);
  });

  const askedFirst = async (token: string) => {
    const [work] = (await getAskedWorks(ctx, token)).works;
    if (!work) throw new Error('nothing is asked');
    return work;
  };

  test('is asked moments after a work is handed in', async () => {
    await handInAll(child, items.slice(0, 2));
    expect(ctx.sent).toEqual([]);
    await ctx.jobs.drain();
    expect(ctx.sent).toMatchObject([{ to: mother, subject: 'Noa has handed in 2 works' }]);
  });

  test('is not asked about the works of a child who closes her account', async () => {
    await handInAll(child, items.slice(0, 1));
    await askGuardians(ctx);
    const token = tokenOf(ctx);
    const work = await askedFirst(token);
    const { userId } = signedIn(child);
    await inTransaction(ctx, (ctx) => giveUpAccounts(ctx, [userId], new Date('2027-01-01')));
    await handInAll(child, items.slice(1));
    ctx.clock.advance(2 * day);
    expect(await askGuardians(ctx)).toBe(0);
    expect(await getAskedWorks(ctx, token)).toMatchObject({ works: [] });
    await expect(answer(token, work, 'yes')).rejects.toThrow(NotFound);
    await inTransaction(ctx, (ctx) => keepGivenUpAccount(ctx, userId));
    expect(await askGuardians(ctx)).toBe(1);
    expect((await getAskedWorks(ctx, token)).works).toHaveLength(3);
  });

  test('gets one mail about all works, and at most one a day', async () => {
    await handInAll(child, items.slice(0, 2));
    expect(await askGuardians(ctx)).toBe(1);
    expect(ctx.sent).toMatchObject([{ to: mother, subject: 'Noa has handed in 2 works' }]);
    await handInAll(child, items.slice(2));
    expect(await askGuardians(ctx)).toBe(0);
    ctx.clock.advance(day);
    expect(await askGuardians(ctx)).toBe(1);
    ctx.clock.advance(2 * day);
    expect(await askGuardians(ctx)).toBe(0);
    expect(ctx.sent).toHaveLength(2);
  });

  test('gets it in her own language if she has an account, and not on Shabbat where she is', async () => {
    await makeUser(ctx, {
      email_address: mother,
      email_key: mother,
      email_verified_at: new Date('2026-01-01'),
      language: 'he',
      place: 'jerusalem',
    });
    await handInAll(child, items.slice(0, 1));
    // The afternoon of Friday, and then the night after Shabbat.
    ctx.clock.advance(3 * day + 4 * 3600);
    expect(await askGuardians(ctx)).toBe(0);
    ctx.clock.advance(26 * 3600);
    expect(await askGuardians(ctx)).toBe(1);
    expect(ctx.sent).toMatchObject([{ to: mother, language: 'he' }]);
  });

  test('answers about each work once, with a word to the child', async () => {
    await handInAll(child, items);
    await askGuardians(ctx);
    const token = tokenOf(ctx);
    const { works, firstName } = await getAskedWorks(ctx, token);
    expect([firstName, works.length]).toEqual(['Noa', 3]);
    const [one, two, three] = works as [(typeof works)[0], (typeof works)[0], (typeof works)[0]];
    expect((await answer(token, one, 'yes')).works).toHaveLength(2);
    await expect(answer(token, one, 'yes')).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(answer(token, { ...two, version: 2 }, 'yes')).rejects.toMatchObject({
      code: 'version_changed',
    });
    await answer(token, two, 'no');
    expect(await getHandIn(child, items[1] ?? '')).toMatchObject({
      submission: { status: 2, rejection: { note: 'Not your address, dear', by: 'guardian' } },
    });
    expect((await answer(token, three, 'yes')).works).toEqual([]);
    expect(await getAskedWorks(ctx, token)).toMatchObject({ works: [] });
    await expect(answer(token, three, 'yes')).rejects.toMatchObject({ code: 'not_allowed' });
    expect(await statusesOf()).toEqual([0, 2, 0]);
    // What comes before the next mail may go is under the same link.
    await handIn(child, {
      itemId: items[1] ?? '',
      version: 1,
      text: 'Baked again',
      files: [],
      visibility: 1,
    });
    expect((await getAskedWorks(ctx, token)).works).toHaveLength(1);
  });

  test('who is no longer on record cannot use the link, nor can anyone after fourteen days', async () => {
    await handInAll(child, items.slice(0, 1));
    await askGuardians(ctx);
    const token = tokenOf(ctx);
    const work = await askedFirst(token);
    const { userId } = signedIn(child);
    await nameGuardian(ctx, userId, 'other@example.org');
    await expect(getAskedWorks(ctx, token)).rejects.toThrow(NotFound);
    await expect(answer(token, work, 'yes')).rejects.toThrow(Conflict);
    await nameGuardian(ctx, userId, mother);
    ctx.clock.advance(14 * day);
    await expect(answer(token, work, 'yes')).rejects.toMatchObject({ code: 'link_over' });
    expect(await statusesOf()).toEqual([3]);
  });

  test('may agree to everything, until that is revoked from the mail that confirms it', async () => {
    await handInAll(child, items.slice(0, 2));
    await askGuardians(ctx);
    const token = tokenOf(ctx);
    await answer(token, await askedFirst(token), 'always');
    expect(await statusesOf()).toEqual([0, 0]);
    await handInAll(child, items.slice(2));
    expect(await statusesOf()).toEqual([0, 0, 0]);
    expect(await askGuardians(ctx)).toBe(0);
    const revoking = tokenOf(ctx);
    expect(await getStandingConsent(ctx, revoking)).toEqual({ firstName: 'Noa' });
    expect(await revokeByLink(ctx, revoking)).toEqual({ firstName: 'Noa' });
    await expect(revokeByLink(ctx, revoking)).rejects.toThrow(Conflict);
    const again = { itemId: items[2] ?? '', version: 1, text: 'More', files: [], visibility: 1 as const };
    expect(await handIn(child, again)).toMatchObject({ status: 3 });
    expect(await listAudited(ctx)).toEqual(['works.always', 'works.ask_again']);
  });

  test('who has proved the address answers on her own page, about her own children alone', async () => {
    const parent = await makeUser(ctx, {
      email_address: mother,
      email_key: mother,
      email_verified_at: new Date('2026-01-01'),
    });
    const unproved = await makeUser(ctx, { email_address: 'Mother@example.org', email_key: 'm2' });
    await handInAll(child, items.slice(0, 2));
    const as = (user: typeof parent) => ({ ...ctx, actor: user.actor });
    expect(await listChildren(as(unproved))).toEqual({ items: [] });
    const [noa] = (await listChildren(as(parent))).items;
    const work = noa?.works[0];
    if (!noa || !work) throw new Error('nothing is asked');
    const said = { submissionId: work.id, version: 1, answer: 'always', note: '' } as const;
    await expect(answerAsParent(as(unproved), said)).rejects.toThrow(NotFound);
    await expect(answerAsParent(child, said)).rejects.toThrow(NotFound);
    expect(await answerAsParent(as(parent), said)).toMatchObject({ works: [], standing: true });
    await expect(revokeAsParent(as(unproved), noa.childId)).rejects.toThrow(NotFound);
    expect(await revokeAsParent(as(parent), noa.childId)).toMatchObject({ standing: false });
  });
});

describe('guardians asked by two processes at once', () => {
  const database = useCommittedDatabase();

  test('get one mail', async () => {
    const ctx = makeCtx(database.db);
    defineAsking(ctx);
    const child = await makeChild(ctx);
    await handInAll(child, (await makeItems(ctx)).slice(0, 1));
    await Promise.all([askGuardians(ctx), askGuardians({ ...ctx }), askGuardians({ ...ctx })]);
    expect(ctx.sent).toHaveLength(1);
  });
});
