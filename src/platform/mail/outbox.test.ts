import { describe, expect, test, vi } from 'vitest';
import { useCommittedDatabase } from '#test/support/db.ts';
import { createFixedClock } from '../clock.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { createMemoryJobs } from '../jobs/memory-jobs.ts';
import { createLog } from '../log.ts';
import { listInbox } from './inbox.ts';
import { type Mail, MailRefused } from './mail.ts';
import { createMailOutbox, removeOldMails } from './outbox.ts';
import { createMailSeal } from './seal-mail.ts';

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

function makeWorld({ keepsSent = false } = {}) {
  const clock = createFixedClock('2026-11-17T12:00:00Z');
  const jobs = createMemoryJobs();
  const log = createLog('silent');
  const seal = createMailSeal({ secret: 'a secret of thirty-two characters' });
  const arrived: Mail[] = [];
  const deliver = vi.fn(async (mail: Mail) => void arrived.push(mail));
  const { db } = database;
  const mails = createMailOutbox({ db, jobs, clock, log, seal, deliver, keepsSent });
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

  test('is not sent when its transaction was rolled back', async () => {
    const { ctx, mails, rows } = makeWorld();
    const fails = inTransaction(ctx, async (ctx) => {
      await mails.send(ctx, makeMail());
      throw new Error('no');
    });
    await expect(fails).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  test('arrives once when it was sent twice, and when two processes send the due mails', async () => {
    const { ctx, mails, jobs, arrived, settle } = makeWorld();
    await mails.send(ctx, makeMail());
    await mails.send(ctx, makeMail());
    await Promise.all([jobs.run('mail.deliver'), jobs.run('mail.deliver')]);
    await settle();
    expect(arrived).toHaveLength(1);
  });

  test('is sent without the after-commit signal if the process ended just then', async () => {
    const { ctx, mails, jobs, arrived } = makeWorld();
    await mails.send(ctx, makeMail());
    await jobs.run('mail.deliver');
    expect(arrived).toHaveLength(1);
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
    expect(await rows()).toMatchObject([{ sealed: null, tries: 1 }]);
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

describe('a mail server', () => {
  test('that was down for an hour gets every mail once when it is back', async () => {
    const { ctx, mails, clock, jobs, deliver, arrived, settle } = makeWorld();
    const isUp = clock.now().getTime() + 3600_000;
    deliver.mockImplementation(async (mail) => {
      if (clock.now().getTime() < isUp) throw new Error('connect ECONNREFUSED');
      arrived.push(mail);
    });
    for (const id of ['one', 'two', 'three']) await mails.send(ctx, makeMail(id));
    await settle();
    expect(arrived).toEqual([]);
    for (let minute = 0; minute < 125; minute += 1) {
      clock.advance(60);
      await jobs.run('mail.deliver');
    }
    expect(arrived.map(({ id }) => id).toSorted()).toEqual(['one', 'three', 'two']);
    expect(deliver.mock.calls.length).toBeLessThan(40);
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
    await jobs.run('mail.deliver');
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
    await settle();
    for (let hour = 0; hour < 75; hour += 1) {
      clock.advance(3600);
      await jobs.run('mail.deliver');
    }
    expect(await rows()).toMatchObject([{ sent_at: null, sealed: null }]);
  });
});
