import { inspect } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { placeFor } from '../jewish-calendar/visitor-place.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { createFixedClock } from '../clock.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { createMemoryJobs } from '../jobs/memory-jobs.ts';
import { createLog } from '../log.ts';
import { listInbox } from './inbox.ts';
import { type Mail, MailRefused } from './mail.ts';
import { createMailOutbox, removeOldMails } from './outbox.ts';
import { createMailSeal } from './seal-mail.ts';
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts';

const database = useCommittedDatabase();

function makeMail(id = 'one'): Mail {
  const link = 'http://lamed.test/login/update-pass?token=a-secret-token';
  return {
    id,
    to: 'miriam@example.org',
    language: 'he',
    subject: 'שלום',
    html: `<p>${link}</p>`,
    text: link,
  };
}

function makeWorld({ keepsSent = false, hasServer = true, isUnwanted = (): boolean => false } = {}) {
  const clock = createFixedClock('2026-11-17T12:00:00Z');
  const jobs = createMemoryJobs();
  const log = createLog('silent');
  const seal = createMailSeal({ secret: 'a secret of thirty-two characters' });
  const arrived: Mail[] = [];
  const deliver = vi.fn(async (mail: Mail) => void arrived.push(mail));
  const { db } = database;
  const mails = createMailOutbox({
    db,
    jobs,
    clock,
    log,
    seal,
    deliver: hasServer ? deliver : undefined,
    keepsSent,
    placeOf: () => Promise.resolve(placeFor('london', undefined)),

    isUnwanted: (_ctx, { unsubscribe }) => Promise.resolve(unsubscribe !== undefined && isUnwanted()),
    tokens: createUnsubscribeTokens({ secret: 'test' }),
  });
  const works: (() => void | Promise<void>)[] = [];
  const ctx = { db, log, afterCommit: (work: () => void | Promise<void>) => void works.push(work) };
  return {
    clock,
    jobs,
    seal,
    arrived,
    deliver,
    mails,
    ctx,
    rows: () => db.selectFrom('mails').selectAll().orderBy('id').execute(),
    async settle() {
      for (const work of works.splice(0)) await work();
      await jobs.drain();
    },
  };
}

describe('a mail', () => {
  test('is sent once its transaction has committed', async () => {
    const { ctx, mails, jobs, arrived } = makeWorld();
    await inTransaction(ctx, async (ctx) => {
      await mails.send(ctx, makeMail());
      await jobs.drain();
      expect(arrived).toEqual([]);
    });
    await jobs.drain();
    expect(arrived).toEqual([makeMail()]);
  });

  test('is known by its address and subject once it has left, and by nothing that could be read from the table', async () => {
    const { ctx, mails, settle, rows } = makeWorld();
    await mails.send(ctx, makeMail());
    const { to, subject } = makeMail();
    expect(await mails.listTo(ctx, to, { limit: 5 })).toMatchObject([{ subject, sentAt: null }]);
    await settle();
    const [note] = await mails.listTo(ctx, to.toUpperCase(), { limit: 5 });
    expect(note).toMatchObject({ subject, givenUpAt: null });
    expect(note?.sentAt).toBeInstanceOf(Date);
    expect(await mails.listTo(ctx, `x${to}`, { limit: 5 })).toEqual([]);
    const kept = (await rows()).map(
      (row) => `${row.recipient?.toString('latin1')} ${row.heading?.toString('latin1')}`,
    );
    expect(kept.join()).not.toContain(to);
    expect(kept.join()).not.toContain(subject);
  });

  test('is found by what it is about, until it is forgotten, and is sent all the same', async () => {
    const { ctx, mails, arrived, settle } = makeWorld();
    const { to, subject } = makeMail();
    await mails.send(ctx, { ...makeMail(), about: 'payment:p1' });
    await mails.send(ctx, { ...makeMail('two'), to: 'dov@example.org', about: 'payment:p2' });
    await mails.send(ctx, makeMail('three'));
    const about = (what: string) => mails.listAbout(ctx, what, { limit: 5 });
    expect(await about('payment:p1')).toMatchObject([{ to, subject, sentAt: null }]);
    await mails.forget(ctx, { to: to.toUpperCase() });
    await mails.forget(ctx, { about: [] });
    expect(await about('payment:p1')).toEqual([]);
    expect(await mails.listTo(ctx, to, { limit: 5 })).toEqual([]);
    expect(await about('payment:p2')).toHaveLength(1);
    await mails.forget(ctx, { about: ['payment:p2'] });
    expect(await about('payment:p2')).toEqual([]);
    await settle();
    expect(arrived).toHaveLength(3);
  });

  test('is not sent when its transaction was rolled back', async () => {
    const { ctx, mails, rows } = makeWorld();
    const fails = inTransaction(ctx, async (ctx) => {
      await mails.send(ctx, makeMail());
      throw new Error('no');
    });
    await expect(fails).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  test('arrives once when it was sent twice', async () => {
    const { ctx, mails, arrived, settle } = makeWorld();
    await mails.send(ctx, makeMail());
    await mails.send(ctx, makeMail());
    await settle();
    await mails.send(ctx, makeMail());
    await settle();
    expect(arrived).toHaveLength(1);
  });

  test('that waits without a job, as after a restored dump, is queued after ten minutes', async () => {
    const { ctx, mails, clock, jobs, arrived } = makeWorld();
    // The job is lost: its queue was in another database.
    await mails.send({ ...ctx, afterCommit: () => undefined }, makeMail());
    await jobs.run('mail.queueWaiting');
    await jobs.drain();
    expect(arrived).toEqual([]);
    clock.advance(601);
    for (let index = 0; index < 2; index += 1) {
      await jobs.run('mail.queueWaiting');
      await jobs.drain();
    }
    expect(arrived).toEqual([makeMail()]);
  });

  test('waits where no mail server is set', async () => {
    const { ctx, mails, rows, settle } = makeWorld({ hasServer: false });
    await mails.send(ctx, makeMail());
    await settle();
    expect(await rows()).toMatchObject([{ sent_at: null, given_up_at: null }]);
  });

  test('is encrypted while it waits, and gone from the table once it is sent', async () => {
    const { ctx, mails, rows, settle } = makeWorld();
    await mails.send(ctx, makeMail());
    const stored = JSON.stringify(await rows(), (_, value: unknown) =>
      value && typeof value === 'object' && 'data' in value
        ? Buffer.from(value.data as number[]).toString('latin1')
        : value,
    );
    for (const secret of ['a-secret-token', 'miriam@example.org']) expect(stored).not.toContain(secret);
    await settle();
    expect(await rows()).toMatchObject([{ sealed: null, sent_at: new Date('2026-11-17T12:00:00Z') }]);
  });

  test('stays readable in a local inbox', async () => {
    const { ctx, mails, seal, settle } = makeWorld({ keepsSent: true });
    await mails.send(ctx, makeMail());
    await settle();
    expect(await listInbox(ctx.db, seal)).toMatchObject([makeMail()]);
    expect(() =>
      createMailSeal({ secret: 'another secret of thirty-two chars' }).open('one', seal.seal(makeMail())),
    ).toThrow();
  });

  test('is forgotten after a month', async () => {
    const { ctx, mails, clock, settle } = makeWorld();
    await mails.send(ctx, makeMail());
    await settle();
    clock.advance(30 * 86_400);
    expect(await removeOldMails({ db: ctx.db, clock })).toBe(0);
    clock.advance(1);
    expect(await removeOldMails({ db: ctx.db, clock })).toBe(1);
  });
});

describe('a mail whose reader wants none like it', () => {
  const unsubscribe = { topic: 'invitations', href: 'http://lamed.test/unsubscribe/x' } as const;

  test('never waits for a mail server, and says why it was not sent', async () => {
    const { ctx, mails, arrived, settle, rows } = makeWorld({ isUnwanted: () => true });
    await mails.send(ctx, { ...makeMail(), unsubscribe });
    await settle();
    expect(arrived).toEqual([]);
    expect(await rows()).toMatchObject([{ sealed: null, held: null, sent_at: null, unwanted: true }]);
    expect(await mails.listTo(ctx, makeMail().to, { limit: 5 })).toMatchObject([{ unwanted: true }]);
  });

  test('is given up though it was queued before she said so', async () => {
    const ended = { is: false };
    const { ctx, mails, arrived, settle, rows } = makeWorld({ isUnwanted: () => ended.is });
    await mails.send(ctx, { ...makeMail(), unsubscribe });
    ended.is = true;
    await settle();
    expect(arrived).toEqual([]);
    expect(await rows()).toMatchObject([{ sealed: null, sent_at: null, unwanted: true }]);
  });

  test('is given up though it was held for the end of Shabbat when she said so', async () => {
    const ended = { is: false };
    const { ctx, mails, arrived, clock, jobs, settle, rows } = makeWorld({ isUnwanted: () => ended.is });
    // Shabbat in London.
    clock.advance(4 * 86_400);
    await mails.send(ctx, { ...makeMail(), unsubscribe });
    await settle();
    ended.is = true;
    clock.advance(6 * 3600);
    await jobs.run('mail.release');
    await jobs.drain();
    expect(arrived).toEqual([]);
    expect(await rows()).toMatchObject([{ sealed: null, held: null, sent_at: null, unwanted: true }]);
  });
});

describe('a mail server', () => {
  test('that was down gets every mail once when it is back', async () => {
    const { ctx, mails, jobs, deliver, arrived, settle } = makeWorld();
    deliver.mockRejectedValueOnce(new Error('connect ECONNREFUSED'));
    for (const id of ['one', 'two', 'three']) await mails.send(ctx, makeMail(id));
    await expect(settle()).rejects.toThrow('will be tried again');
    expect(arrived).toEqual([]);
    await jobs.drain();
    await jobs.drain();
    expect(arrived.map(({ id }) => id).toSorted()).toEqual(['one', 'three', 'two']);
  });

  test('is never quoted in what a failed job says', async () => {
    const { ctx, mails, deliver, settle } = makeWorld();
    deliver.mockRejectedValue(new Error('no such user miriam@example.org'));
    await mails.send(ctx, makeMail());
    const failure = await settle().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(inspect(failure, { depth: 9 })).not.toContain('miriam');
  });

  test('that permanently refuses one recipient gets the other mails, and that one no more', async () => {
    const { ctx, mails, clock, jobs, deliver, arrived, rows, settle } = makeWorld();
    deliver.mockImplementation(async (mail) => {
      if (mail.id === 'one') throw new MailRefused('550');
      arrived.push(mail);
    });
    for (const id of ['one', 'two']) await mails.send(ctx, makeMail(id));
    await settle();
    clock.advance(86_400);
    await jobs.drain();
    expect(arrived.map(({ id }) => id)).toEqual(['two']);
    expect(deliver).toHaveBeenCalledTimes(2);
    expect(await rows()).toMatchObject([
      { sealed: null, sent_at: null, given_up_at: new Date('2026-11-17T12:00:00Z') },
      {},
    ]);
  });

  test('is tried for three days', async () => {
    const { ctx, mails, clock, jobs, deliver, rows, settle } = makeWorld();
    deliver.mockRejectedValue(new Error('down'));
    await mails.send(ctx, makeMail());
    await expect(settle()).rejects.toThrow('will be tried again');
    clock.advance(3 * 86_400);
    await expect(jobs.drain()).rejects.toThrow('will be tried again');
    expect(await rows()).toMatchObject([{ given_up_at: null }]);
    clock.advance(1);
    await jobs.drain();
    expect(await rows()).toMatchObject([
      { sent_at: null, given_up_at: new Date('2026-11-20T12:00:01Z'), sealed: null },
    ]);
  });
});
