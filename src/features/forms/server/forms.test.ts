import { call } from '@orpc/server';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { createCaptchaTwin } from '#platform/captcha/captcha-twin.ts';
import { fileOf } from '#platform/listing/listing-csv.ts';
import { makeUser, readAuditLog, removeUser } from '#features/people/testing.ts';
import { formsApi } from '../api.ts';
import type { FormEntryInput } from '../contract.ts';
import { forms } from '../feature.ts';
import { replyToEntry, settleEntry, takeEntry } from './answer-entry.ts';
import { getEntry, listEntries } from './entries.ts';
import { entriesListing } from './entries-listing.ts';
import { exportEntries, listFormFacts, removeOldEntries } from './kept-entries.ts';
import { sendEntry } from './send-entry.ts';

const database = useDatabase();

const question: FormEntryInput = {
  formName: 'educators',
  name: 'Shira Levi',
  emailAddress: 'shira@school.example',
  organization: 'Beit Sefer Ofek',
  message: 'We have four classes.\n\nWhat does it cost?',
};

/** A visitor who writes in Hebrew, and one of the staff. */
async function makeWorld(overrides: Parameters<typeof makeCtx>[1] = {}) {
  const visitor = makeCtx(database.db, { locale: 'he', timeZone: 'Asia/Jerusalem', ...overrides });
  forms.defineJobs(visitor.jobs, visitor);
  const { actor, userId } = await makeUser(visitor, { first_name: 'Noa', last_name: 'Admin', admin: true });
  return { visitor, staff: { ...visitor, actor }, userId };
}

describe('a form', () => {
  test('is kept for the staff to answer, and mails nobody', async () => {
    const { visitor, staff } = await makeWorld();
    const { id } = await sendEntry(visitor, question);
    const { items } = await listEntries(staff, {});
    expect(items).toEqual([await getEntry(staff, id)]);
    expect(items[0]).toMatchObject({ language: 'he', organization: 'Beit Sefer Ofek', answeredAt: null });
    expect(await listFormFacts(staff)).toMatchObject([{ kind: 'queue', count: 1 }]);
    expect(visitor.sent).toEqual([]);
  });

  test('of parents has no organization, whatever is sent', async () => {
    const { visitor, staff } = await makeWorld();
    const { id } = await sendEntry(visitor, { ...question, formName: 'parents' });
    expect((await getEntry(staff, id)).organization).toBe('');
  });

  test.each(['missing', 'unavailable'] as const)(
    'can be sent twice an hour from a network when the captcha is %s, and five times with it',
    async (verdict) => {
      const { visitor } = await makeWorld({ captcha: createCaptchaTwin(verdict) });
      await sendEntry(visitor, question);
      await sendEntry(visitor, question);
      await expect(sendEntry(visitor, question)).rejects.toMatchObject({ kind: 'too-many' });
      const { visitor: other } = await makeWorld();
      for (let sent = 0; sent < 5; sent += 1) await sendEntry(other, question);
      await expect(sendEntry(other, question)).rejects.toMatchObject({ kind: 'too-many' });
    },
  );

  test('with a wrong captcha is refused', async () => {
    const { visitor } = await makeWorld({ captcha: createCaptchaTwin('refused') });
    await expect(sendEntry(visitor, question)).rejects.toMatchObject({
      data: { issues: [{ path: 'captcha' }] },
    });
  });

  test.each([
    { name: '' },
    { name: 'two\nlines' },
    { emailAddress: 'nobody' },
    { message: '   ' },
    { message: 'x'.repeat(4001) },
    { message: 'a\u0000b' },
    { formName: 'unknown' },
  ])('refuses what does not fit: %o', async (wrong) => {
    const { visitor } = await makeWorld();
    const sent = { ...question, ...wrong } as FormEntryInput;
    await expect(call(formsApi.send, sent, { context: visitor })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  test('is not for family members and students', async () => {
    const { visitor } = await makeWorld();
    const { actor } = await makeUser(visitor, { role: 'student' });
    const sent = call(formsApi.send, question, { context: { ...visitor, actor } });
    await expect(sent).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

describe('an answer', () => {
  test('is mailed once in the language of the message, and recorded without names', async () => {
    const { visitor, staff, userId } = await makeWorld();
    const { id } = await sendEntry(visitor, question);
    const taken = await takeEntry(staff, { id, version: 1 });
    expect(taken.assignedTo).toBe('Noa Admin');
    const text = 'שלום שירה,\n\nהכול חינם.';
    const answered = await replyToEntry(staff, { id, version: taken.version, text });
    expect(answered).toMatchObject({ answeredBy: 'Noa Admin', reply: text });
    await visitor.jobs.drain();
    expect(visitor.sent).toHaveLength(1);
    expect(visitor.sent[0]).toMatchObject({ to: 'shira@school.example', language: 'he' });
    expect(visitor.sent[0]?.text).toContain('הכול חינם.');
    const audited = await readAuditLog(staff);
    expect(audited.map(({ who, what, subject }) => [who, what, subject])).toEqual([
      [userId, 'forms.taken', id],
      [userId, 'forms.replied', id],
    ]);
    expect(JSON.stringify(audited)).not.toContain('Shira');
  });

  test('waits for the end of Shabbat where the sender is', async () => {
    const { visitor, staff } = await makeWorld();
    const { id } = await sendEntry(visitor, question);
    const delays: (number | undefined)[] = [];
    const watched: TestCtx = {
      ...staff,
      jobs: {
        ...visitor.jobs,
        async send(_ctx, _name, _data, options) {
          delays.push(options?.startAfterSeconds);
        },
      },
    };
    // Saturday morning in Jerusalem; night falls after 17 o'clock there.
    visitor.clock.advance(4 * 86_400 - 4 * 3600);
    await replyToEntry(watched, { id, version: 1, text: 'Shavua tov' });
    expect(delays[0]).toBeGreaterThan(6 * 3600);
    expect(delays[0]).toBeLessThan(10 * 3600);
  });

  test('conflicts if another of the staff was faster, and an unknown message is not found', async () => {
    const { visitor, staff } = await makeWorld();
    const { id } = await sendEntry(visitor, question);
    await settleEntry(staff, { id, version: 1 });
    const late = replyToEntry(staff, { id, version: 1, text: 'Too late' });
    await expect(late).rejects.toMatchObject({ code: 'changed_meanwhile' });
    await expect(takeEntry(staff, { id: 'unknown', version: 1 })).rejects.toMatchObject({
      kind: 'not-found',
    });
    await visitor.jobs.drain();
    expect(visitor.sent).toEqual([]);
  });

  test('with hostile text reaches the mail as text', async () => {
    const { visitor, staff } = await makeWorld();
    const hostile = '<script>alert(1)</script> =1+1 "\'><img src=x onerror=alert(1)>';
    const { id } = await sendEntry(visitor, { ...question, name: hostile, message: hostile });
    await replyToEntry(staff, { id, version: 1, text: hostile });
    await visitor.jobs.drain();
    expect(visitor.sent[0]?.html).not.toMatch(/<script|<img/);
    const { chunks } = await fileOf(entriesListing).open(staff, { q: '<script>' });
    const [, row = []] = parse((await Array.fromAsync(chunks)).join(''), { bom: true });
    expect(row.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  });
});

describe('what was sent', () => {
  test('can be searched and filtered', async () => {
    const { visitor, staff } = await makeWorld();
    await sendEntry(visitor, question);
    const { id } = await sendEntry(visitor, { ...question, formName: 'parents', message: '100% sure_' });
    const found = async (request: Parameters<typeof listEntries>[1]) =>
      (await listEntries(staff, request)).items.map(({ form }) => form);
    expect(await found({ q: '100% sure_' })).toEqual(['parents']);
    expect(await found({ q: '1_0' })).toEqual([]);
    await settleEntry(staff, { id, version: 1 });
    expect(await found({ state: 'answered' })).toEqual(['parents']);
    expect(await found({ state: 'open' })).toEqual(['educators']);
    expect(await found({ form: 'educators' })).toEqual(['educators']);
  });

  test('is in the copy of the sender’s data, goes with her account, and after two years', async () => {
    const { visitor, staff } = await makeWorld();
    const { actor, userId } = await makeUser(visitor);
    const own = await sendEntry({ ...visitor, actor }, question);
    await sendEntry(visitor, question);
    expect(await exportEntries(staff, userId)).toMatchObject({ messages: [{ message: question.message }] });
    await removeUser(visitor, userId);
    await expect(getEntry(staff, own.id)).rejects.toMatchObject({ kind: 'not-found' });
    visitor.clock.advance(729 * 86_400);
    await removeOldEntries(visitor);
    expect((await listEntries(staff, {})).items).toHaveLength(1);
    visitor.clock.advance(3 * 86_400);
    await removeOldEntries(visitor);
    expect((await listEntries(staff, {})).items).toEqual([]);
  });
});

describe('two answers at the same moment', () => {
  const committed = useCommittedDatabase();

  test('send one mail', async () => {
    const ctx = makeCtx(committed.db);
    forms.defineJobs(ctx.jobs, ctx);
    const { actor } = await makeUser(ctx, { admin: true });
    const { id } = await sendEntry(ctx, question);
    const answers = await Promise.allSettled(
      ['one', 'two'].map((text) => replyToEntry({ ...ctx, actor }, { id, version: 1, text })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await ctx.jobs.drain();
    expect(ctx.sent).toHaveLength(1);
  });
});
