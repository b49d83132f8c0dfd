import { expect, test } from 'vitest';
import { useCommittedDatabase } from '#test/support/db.ts';
import { createFixedClock } from '../clock.ts';
import { createMemoryJobs } from '../jobs/memory-jobs.ts';
import { placeFor } from '../jewish-calendar/visitor-place.ts';
import { createLog } from '../log.ts';
import { countTroubledMails } from './mail-health.ts';
import { MailRefused } from './mail.ts';
import { createMailOutbox } from './outbox.ts';
import { createMailSeal } from './seal-mail.ts';
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts';

const database = useCommittedDatabase();

/** A mail server that takes nothing, and one mail for it; in Jerusalem. */
async function makeTrouble({ now, refuses = false }: { now: string; refuses?: boolean }) {
  const { db } = database;
  const clock = createFixedClock(now);
  const jobs = createMemoryJobs();
  const mails = createMailOutbox({
    db,
    jobs,
    clock,
    log: createLog('silent'),
    seal: createMailSeal({ secret: 'a secret of thirty-two characters' }),
    deliver: () => Promise.reject(refuses ? new MailRefused('550') : new Error('down')),
    keepsSent: false,
    placeOf: () => Promise.resolve(placeFor('jerusalem', undefined)),

    isUnwanted: () => Promise.resolve(false),
    tokens: createUnsubscribeTokens({ secret: 'test' }),
  });
  const mail = {
    id: 'one',
    to: 'a@example.org',
    language: 'en',
    subject: 's',
    html: 'h',
    text: 't',
  } as const;
  await mails.send({ db, afterCommit: (work) => void work() }, mail);
  return { clock, jobs, count: () => countTroubledMails({ db, clock }) };
}

test('a mail is late once it has waited for ten minutes, and no longer late when it is given up', async () => {
  const { clock, count, jobs } = await makeTrouble({ now: '2026-11-17T12:00:00Z' });
  clock.advance(600);
  expect(await count()).toEqual({ late: 0, lost: 0 });
  clock.advance(1);
  expect(await count()).toEqual({ late: 1, lost: 0 });
  clock.advance(3 * 86_400);
  await jobs.drain();
  expect(await count()).toEqual({ late: 0, lost: 1 });
  clock.advance(7 * 86_400);
  expect(await count()).toEqual({ late: 0, lost: 0 });
});

test('a mail that the server will never take is lost', async () => {
  const { count, jobs } = await makeTrouble({ now: '2026-11-17T12:00:00Z', refuses: true });
  await jobs.drain();
  expect(await count()).toEqual({ late: 0, lost: 1 });
});

test('a mail that waits for the end of Shabbat is not late, and has ten minutes from its release on', async () => {
  const { clock, count, jobs } = await makeTrouble({ now: '2026-11-21T10:00:00Z' });
  clock.advance(5 * 3600);
  expect(await count()).toEqual({ late: 0, lost: 0 });
  clock.advance(3600);
  await jobs.run('mail.release');
  expect(await count()).toEqual({ late: 0, lost: 0 });
  clock.advance(601);
  expect(await count()).toEqual({ late: 1, lost: 0 });
});
