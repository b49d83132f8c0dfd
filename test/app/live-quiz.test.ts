import { expect, test } from 'vitest';
import { showClearCode } from '#core/clear-code.ts';
import { makeClass, makeEducator } from '#features/classes/testing.ts';
import { itemIdOf, makeCourse, quizOfEachType } from '#features/learning/testing.ts';
import { useApp, type Client } from '../support/app.ts';
import { listenToAll } from '../support/event-stream.ts';

const app = useApp();
const origin = 'http://lamed.test';

async function makeLive() {
  const course = await makeCourse(app.ctx, {
    items: [{ type: 'quiz', access: 'public', body: quizOfEachType }],
  });
  const { educator, id: classId, code } = await makeClass(app.ctx);
  const teacher = await app.as(educator);
  const itemId = itemIdOf(course);
  const started = await teacher.post(`/api/classes/${classId}/live`, { itemId });
  const { id } = started.json<{ id: string }>();
  const next = async () => {
    const { view } = (await teacher.get(`/api/live/${id}`)).json<{ view: { version: number } }>();
    return teacher.post(`/api/live/${id}/steps`, { version: view.version, act: 'next' });
  };
  return { id, classId, code, itemId, educator, teacher, next };
}

/** A phone without an account: it joins, and answers with the cookie that it was given. */
async function joinAs(code: string, nameKey: string) {
  const joined = await app.post(`/api/live-codes/${code}/players`, { nameKey }, { origin });
  expect(joined.statusCode).toBe(200);
  const held = joined.cookies.find(({ name }) => name === 'tl-live');
  expect(held).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const headers = { cookie: `tl-live=${held?.value}`, origin };
  return {
    cookie: headers.cookie,
    player: joined.json<{ id: string }>(),
    get: (path: string) => app.get(path, headers),
    post: (path: string, body?: unknown) => app.post(path, body, headers),
  };
}

test('a live quiz tells no key to anyone before the teacher shows it: not one byte of what is sent', async () => {
  const { id, classId, code, educator, teacher, next } = await makeLive();
  const phone = await joinAs(code, 'lion');
  const address = await app.listen();
  const asTeacher = await app.cookieOf(educator);
  const streams = [
    await listenToAll(`${address}/api/live/${id}/stream`, phone.cookie),
    await listenToAll(`${address}/api/live/${id}/stream?as=teacher`, asTeacher.cookie),
  ];
  await next();
  for (const stream of streams) await stream.until('"state":"question"');
  const page = await phone.get(`/live/${code}`);
  const slides = await (await app.asBrowserOf(educator)).get(`/educators/${classId}/live/${id}`);
  const { view } = (await phone.get(`/api/live-codes/${code}`)).json<{
    view: { question: { answers: { id: string; text: string }[] } };
  }>();
  const responseId = view.question.answers.find(({ text }) => text === 'Guests')?.id;
  const answered = await phone.post(`/api/live/${id}/answers`, { index: 0, responseId });
  await streams[1]?.until('"answered":1');
  const sent = [
    ...streams.map((stream) => stream.sent()),
    page.body,
    slides.body,
    answered.body,
    (await phone.get(`/api/live-codes/${code}`)).body,
    (await teacher.get(`/api/live/${id}`)).body,
  ];
  expect(answered.json()).toEqual({ index: 0, responseId, correct: null });
  for (const text of sent) {
    expect(text).not.toContain('key-');
    expect(text).not.toContain('Because it is written');
    expect(text).not.toContain('correctResponse');
    expect(text).not.toMatch(/"correct":(true|false)/);
  }
  await next();
  await streams[0]?.until('Because it is written');
  await streams[0]?.until('"correct":true');
  expect(streams[0]?.sent()).not.toContain('key-');
});

test('a live quiz of another teacher’s class is not found, with the same bytes as one that never was', async () => {
  const { id, classId, itemId, code } = await makeLive();
  const stranger = await app.as(await makeEducator(app.ctx));
  const { player } = await joinAs(code, 'fox');
  const asks: [
    string,
    (to: Client, id: string, classId: string) => Promise<{ statusCode: number; body: string }>,
  ][] = [
    ['its slides', (to, id) => to.get(`/api/live/${id}`)],
    ['its stream', (to, id) => to.get(`/api/live/${id}/stream?as=teacher`)],
    ['a step', (to, id) => to.post(`/api/live/${id}/steps`, { version: 1, act: 'next' })],
    ['taking a player out', (to, id) => to.ask(`/api/live/${id}/players/${player.id}`, { method: 'DELETE' })],
    ['starting one', (to, _, classId) => to.post(`/api/classes/${classId}/live`, { itemId })],
    ['its deck', (to, _, classId) => to.get(`/api/classes/${classId}/present/${itemId}`)],
  ];
  for (const [what, ask] of asks) {
    const theirs = await ask(stranger, id, classId);
    const none = await ask(stranger, 'none', 'none');
    expect([what, theirs.statusCode, theirs.body]).toEqual([what, 404, none.body]);
  }
});

test('a player’s stream is closed to other devices, and ends when the teacher takes her out', async () => {
  const { id, code, teacher } = await makeLive();
  const phone = await joinAs(code, 'fox');
  expect((await app.get(`/api/live/${id}/stream`)).statusCode).toBe(404);
  const address = await app.listen();
  const stream = await listenToAll(`${address}/api/live/${id}/stream`, phone.cookie);
  await stream.until('"state":"lobby"');
  await teacher.ask(`/api/live/${id}/players/${phone.player.id}`, { method: 'DELETE' });
  await stream.until('event: removed');
  await stream.ended();
  expect((await phone.get(`/api/live/${id}/stream`)).statusCode).toBe(404);
});

test('the page of a live quiz works without scripts: joining and answering are plain forms', async () => {
  const { id, code, next } = await makeLive();
  const path = `/live/${showClearCode(code)}`;
  const joined = await app.ask(path, {
    method: 'POST',
    form: { form: 'join', nameKey: 'deer' },
    headers: { origin },
  });
  expect(joined.statusCode).toBe(302);
  const cookie = `tl-live=${joined.cookies.find(({ name }) => name === 'tl-live')?.value}`;
  await next();
  const page = await app.get(path, { cookie });
  const responseId = /value="([^"]+)"[^>]*name="responseId"/.exec(page.body)?.[1] ?? '';
  expect(responseId).not.toBe('');
  const answered = await app.ask(path, {
    method: 'POST',
    form: { form: `answer:${id}:0`, responseId },
    headers: { origin, cookie },
  });
  expect(answered.statusCode).toBe(302);
  expect((await app.get(path, { cookie })).body).toContain('Your answer is in.');
});

test('what a teacher shows has the item’s questions, and their keys only for her', async () => {
  const { classId, itemId, teacher, educator } = await makeLive();
  const deck = (await teacher.get(`/api/classes/${classId}/present/${itemId}`)).json<object>();
  expect(deck).toMatchObject({ itemId, type: 'quiz', hasQuestions: true, hasFilm: false });
  const question = `${itemId}.q-single`;
  const told = `/api/classes/${classId}/present/${itemId}/questions/${question}`;
  expect((await teacher.get(told)).json()).toMatchObject({ explanation: 'Because it is written.' });
  expect((await app.get(told)).statusCode).toBe(401);
  const page = await (await app.asBrowserOf(educator)).get(`/educators/${classId}/present/${itemId}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('Because it is written');
});
