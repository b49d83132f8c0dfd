import { expect, test } from 'vitest';
import { showClearCode } from '#core/clear-code.ts';
import { makeCourse } from '#features/learning/testing.ts';
import { makeClass, makeCoTeacher, makeEducator } from '#features/classes/testing.ts';
import { createLink } from '#platform/links/links.ts';
import { teacherInviteLink } from '#features/classes/server/link-kinds.ts';
import { useApp } from '../support/app.ts';

const app = useApp();

async function makeTaught() {
  const { id, code, educator } = await makeClass(app.ctx);
  const co = await makeCoTeacher(app.ctx, id);
  return {
    id,
    code: showClearCode(code),
    owner: await app.asBrowserOf(educator),
    co: await app.asBrowserOf(co),
    stranger: await app.asBrowserOf(await makeEducator(app.ctx)),
    learner: await app.asBrowserOf(await app.makeUser()),
  };
}

test('the slide with a class’s code is for its teachers, and says nothing to anyone else', async () => {
  const { id, code, owner, co, stranger, learner } = await makeTaught();
  for (const teacher of [owner, co]) {
    const { statusCode, body } = await teacher.get(`/educators/${id}/code`);
    expect(statusCode).toBe(200);
    expect(body).toContain(code);
    expect(body).toContain('QR code for joining');
  }
  for (const other of [stranger, learner]) {
    const answer = await other.get(`/educators/${id}/code`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain(code);
  }
});

test('a class that is not hers gets a teacher the same bytes as one that does not exist, in every call', async () => {
  const { id, stranger } = await makeTaught();
  const calls = (classId: string) => {
    const path = `/api/users/current/classes/${classId}`;
    return [
      () => stranger.get(`${path}/students`),
      () => stranger.get(`${path}/pending`),
      () => stranger.get(`${path}/cards`),
      () => stranger.get(`${path}/invites`),
      () => stranger.post(path, { courseIds: ['c'] }),
      () => stranger.post(`${path}/archive`, {}),
      () => stranger.post(`${path}/students/preview`, { students: [{ firstName: 'A', lastName: 'B' }] }),
    ];
  };
  const unknown = calls('unknown');
  for (const [index, ask] of calls(id).entries()) {
    const [answer, expected] = [await ask(), await unknown[index]?.()];
    expect([answer.statusCode, answer.body]).toEqual([404, expected?.body]);
  }
});

test('an owner archives a class and brings it back without scripts, which her co-teacher is not offered', async () => {
  const { id, owner, co } = await makeTaught();
  const send = (form: string) => owner.ask('/educators', { method: 'POST', form: { form: `${form}:${id}` } });
  expect((await co.get('/educators')).body).not.toContain('Archive the class');
  expect((await owner.get('/educators')).body).toContain('Archive the class');
  expect((await send('archive')).statusCode).toBe(302);
  expect((await owner.get('/educators')).body).toContain('Archived classes');
  expect((await owner.get(`/educators/${id}/code`)).statusCode).toBe(404);
  expect((await send('restore')).statusCode).toBe(302);
  expect((await owner.get('/educators')).body).not.toContain('Archived classes');
});

test('an owner invites a co-teacher and hands the class over without scripts', async () => {
  const { educator, id } = await makeClass(app.ctx);
  const address = `colleague-${id}@example.org`;
  const guest = await makeEducator(app.ctx, { email_address: address, email_key: address });
  const [owner, co] = [await app.asBrowserOf(educator), await app.asBrowserOf(guest)];
  const path = `/educators/${id}/teachers`;
  const sent = await owner.ask(path, { method: 'POST', form: { form: 'invite', emailAddress: address } });
  expect(sent.statusCode).toBe(302);
  expect((await owner.get(path)).body).toContain(address);
  const invite = await app.ctx.db
    .selectFrom('class_teacher_invites')
    .select('id')
    .where('class_id', '=', id)
    .executeTakeFirstOrThrow();
  const link = { kind: teacherInviteLink, userId: educator.userId, subject: invite.id };
  const invitation = `/educators/invitations/${await createLink(app.ctx, link)}`;
  expect((await co.get(invitation)).body).toContain('Accept the invitation');
  expect((await owner.get(invitation)).body).not.toContain('Accept the invitation');
  expect((await co.get(path)).statusCode).toBe(404);
  const accepted = await co.ask(invitation, { method: 'POST', form: { form: 'accept' } });
  expect(accepted.headers['location']).toBe(`/educators/${id}`);
  expect((await co.get(path)).body).not.toContain('Hand over the class');
  const form = { form: `handOver:${guest.userId}` };
  expect((await owner.ask(path, { method: 'POST', form })).statusCode).toBe(302);
  expect((await co.get(path)).body).toContain('Hand over the class');
});

test('two courses that are chosen from one page, one after the other, are both the class’s, without scripts', async () => {
  const { id, owner, co } = await makeTaught();
  const courses = [await makeCourse(app.ctx), await makeCourse(app.ctx)];
  const path = `/educators/${id}/courses`;
  for (const [index, client] of [owner, co].entries()) {
    const form = { form: `add:${courses[index]?.id}` };
    const answer = await client.ask(path, { method: 'POST', form });
    expect([answer.statusCode, answer.headers['location']]).toEqual([
      302,
      `${path}#course-${courses[index]?.id}`,
    ]);
  }
  const { body } = await owner.get(path);
  for (const { id: courseId } of courses) expect(body).toContain(`remove:${courseId}`);
});
