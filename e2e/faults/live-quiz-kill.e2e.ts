import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '#test/support/postgres.ts';
import {
  anyAnswer,
  followLive,
  joinLiveQuiz,
  send,
  startLiveQuiz,
  type LiveQuestion,
  type Phone,
} from '../support/live-quiz.ts';
import { startProductProcess } from '../support/product-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'lamed-live-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const names = [
  'apple',
  'bee',
  'dove',
  'deer',
  'eagle',
  'fox',
  'grape',
  'harp',
  'lamb',
  'lion',
  'leopard',
  'shofar',
];
/** After so many answers the process that half of the class is on is killed. */
const answersBeforeKill = 4;

test('a live quiz runs over two processes, and goes on when one is killed amid the answers: each confirmed one counts once', async () => {
  const postgres = await startPostgres();
  try {
    const settings = {
      DATABASE_URL: postgres.url,
      SECRET: 'a-secret-of-32-characters-at-least',
      DEMO_WORLD: 'true',
      DATA_DIR: folder,
    };
    const stays = await startProductProcess(settings);
    const goes = await startProductProcess(settings);
    const quiz = await startLiveQuiz(stays.url, 'little-and-much');
    const { code } = await quiz.see(stays.url);
    const phones = await Promise.all(
      names.map((name, index) => joinLiveQuiz(index % 2 === 0 ? stays.url : goes.url, code, name)),
    );
    const teacher = await followLive(stays.url, quiz.id, { headers: quiz.headers, as: 'teacher' });
    await teacher.until(`"players":${names.length}`);
    const streams = await Promise.all(
      phones.map(({ url, cookie }) => followLive(url, quiz.id, { cookie, as: 'player' })),
    );

    // A step on one process reaches the phones on both.
    expect((await quiz.move(stays.url, 'next'))?.status).toBe(200);
    await Promise.all(streams.map((stream) => stream.until('"state":"question"')));
    const { view } = await quiz.see(goes.url);
    const responseId = anyAnswer(view.question as LiveQuestion);

    let confirmed = 0;
    let killed: Promise<unknown> | undefined;
    const answer = async (phone: Phone) => {
      const given = await send(phone.url, `/live/${quiz.id}/answers`, {
        body: { index: 0, responseId },
        headers: { cookie: phone.cookie },
      });
      if (given === undefined) return false;
      expect([given.status, given.json]).toEqual([200, { index: 0, responseId, correct: null }]);
      confirmed += 1;
      if (confirmed === answersBeforeKill) killed = goes.end('SIGKILL');
      return true;
    };
    const isConfirmed = await Promise.all(phones.map(answer));
    await killed;
    await Promise.all(streams.filter((_, index) => index % 2 === 1).map((stream) => stream.ended()));
    const { answered } = (await quiz.see(stays.url)).counts;
    expect(answered).toBeGreaterThanOrEqual(isConfirmed.filter(Boolean).length);
    expect(answered).toBeLessThanOrEqual(names.length);

    // Phones that were on the killed one come back to their places on the other, and answer again or for the first time.
    const back = phones.map((phone) => ({ ...phone, url: stays.url }));
    for (const { url, cookie } of back) {
      const room = await send(url, `/live-codes/${code}`, { method: 'GET', headers: { cookie } });
      expect(room?.json).toMatchObject({ view: { state: 'question', index: 0 }, removed: false });
    }
    const again = await Promise.all(
      back.map(({ url, cookie }) => followLive(url, quiz.id, { cookie, as: 'player' })),
    );
    expect(await Promise.all(back.map(answer))).toEqual(back.map(() => true));
    await teacher.until(`"answered":${names.length}`);
    expect((await quiz.see(stays.url)).counts).toEqual({ players: names.length, answered: names.length });

    await quiz.move(stays.url, 'next');
    await Promise.all(again.map((stream) => stream.until('"state":"reveal"')));
    await Promise.all(again.map((stream) => stream.until('"correct":')));
    await quiz.move(stays.url, 'end');
    await Promise.all(again.map((stream) => stream.until('"state":"ended"')));
    expect((await quiz.see(stays.url)).results?.questions[0]).toMatchObject({ answered: names.length });
    await Promise.all([teacher, ...again].map((stream) => stream.close()));
    await stays.end('SIGTERM');
  } finally {
    await postgres.stop();
  }
});
