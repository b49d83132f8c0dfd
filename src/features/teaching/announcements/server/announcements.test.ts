import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import {
  makeCoTeacher,
  makeEducator,
  makeGroup,
  makeStudentIn,
  putInGroup,
} from '#features/classes/testing.ts';
import { makeFamily } from '#features/families/testing.ts';
import { changeGuardian } from '#features/guardians/testing.ts';
import { chooseMail, readMessages } from '#features/notifications/testing.ts';
import { changeUser, readAuditLog, type TestUser } from '#features/people/testing.ts';
import { makeTaughtClass } from '#features/teaching/testing.ts';
import type { AnnouncementInput } from '../contract.ts';
import { announce, changeAnnouncement, removeAnnouncement } from './announce.ts';
import { listAnnouncements } from './announcements.ts';
import { tellAnnounced } from './tell-announced.ts';

const database = useDatabase();
let ctx: TestCtx;
let world: Awaited<ReturnType<typeof makeWorld>>;

async function makeWorld() {
  const taught = await makeTaughtClass(ctx);
  await changeUser(ctx, taught.educator.userId, { place: 'jerusalem' });
  const { guardian, members } = await makeFamily(ctx, { children: 1 });
  const [miri] = members as [TestUser];
  await makeStudentIn(ctx, taught.id, miri.userId);
  const as = ({ actor }: Pick<TestUser, 'actor'>) => ({ ...ctx, actor });
  return {
    ...taught,
    as,
    guardian,
    miri,
    teacher: as(taught.educator),
    say: (text: string, more: Partial<AnnouncementInput> = {}) =>
      announce(as(taught.educator), { id: taught.id, text, to: {}, pinned: false, ...more }),
    read: async (who: Pick<TestUser, 'actor'>) =>
      (await listAnnouncements(as(who), { id: taught.id })).items.map(({ text }) => text),
    heard: (who: Pick<TestUser, 'actor'>) => readMessages(as(who)),
  };
}

beforeEach(async () => {
  ctx = makeCtx(database.db);
  world = await makeWorld();
});

describe('an announcement', () => {
  test('is read by the students of the class, their guardians and its teachers, and by nobody else', async () => {
    const { id, dov, miri, guardian, educator, as, say, read } = world;
    const co = await makeCoTeacher(ctx, id);
    await say('No lesson on Thursday. See https://example.org');
    for (const reader of [dov, miri, guardian, educator, co])
      expect(await read(reader)).toEqual(['No lesson on Thursday. See https://example.org']);
    const { guardian: otherParent } = await makeFamily(ctx);
    for (const stranger of [otherParent, await makeEducator(ctx)])
      await expect(listAnnouncements(as(stranger), { id })).rejects.toThrow(NotFound);
  });

  test('to a group is read by those who are in it, and by their guardians', async () => {
    const { id, dov, miri, guardian, educator, say, read } = world;
    const groupId = await makeGroup(ctx, id, [dov.userId]);
    await say('Bring your book.', { to: { groupId } });
    expect(await read(dov)).toEqual(['Bring your book.']);
    expect(await read(educator)).toEqual(['Bring your book.']);
    for (const other of [miri, guardian]) expect(await read(other)).toEqual([]);
    await putInGroup(ctx, { classId: id, groupId }, miri);
    expect(await read(guardian)).toEqual(['Bring your book.']);
  });

  test('is changed by its author for a quarter of an hour, pinned by any teacher, three at most', async () => {
    const { id, teacher, as, say, read, educator } = world;
    const co = as(await makeCoTeacher(ctx, id));
    const first = await say('Frist');
    const chosen = { id, announcementId: first.id };
    await expect(changeAnnouncement(co, { ...chosen, text: 'Mine' })).rejects.toMatchObject({
      code: 'not_author',
    });
    expect(await changeAnnouncement(teacher, { ...chosen, text: 'First' })).toMatchObject({
      text: 'First',
      changed: true,
    });
    ctx.clock.advance(15 * 60);
    await expect(changeAnnouncement(teacher, { ...chosen, text: 'Late' })).rejects.toMatchObject({
      code: 'too_late',
    });
    await say('Second');
    await changeAnnouncement(co, { ...chosen, pinned: true });
    expect(await read(educator)).toEqual(['First', 'Second']);
    for (const text of ['a', 'b']) {
      ctx.clock.advance(60);
      await say(text, { pinned: true });
    }
    await expect(say('c', { pinned: true })).rejects.toThrow(Conflict);
    await changeAnnouncement(co, { ...chosen, pinned: false });
    expect(await read(educator)).toEqual(['b', 'a', 'Second', 'First']);
  });

  test('is removed with its words, by any teacher of the class, which is on record', async () => {
    const { id, educator, as, say, read } = world;
    const co = await makeCoTeacher(ctx, id);
    const { id: announcementId } = await say('Oh no');
    await expect(removeAnnouncement(as(await makeEducator(ctx)), { id, announcementId })).rejects.toThrow(
      NotFound,
    );
    await removeAnnouncement(as(co), { id, announcementId });
    expect(await read(educator)).toEqual([]);
    const entries = await readAuditLog(ctx);
    expect(entries).toMatchObject([
      { who: co.userId, what: 'class.announcement_removed', subject: educator.userId },
    ]);
    expect(JSON.stringify(entries)).not.toContain('Oh no');
  });

  test('of another class is not found with one’s own class', async () => {
    const other = await makeTaughtClass(ctx);
    const { id: announcementId } = await world.say('Ours');
    const theirs = { ...ctx, actor: other.educator.actor };
    for (const id of [other.id, world.id])
      await expect(changeAnnouncement(theirs, { id, announcementId, pinned: true })).rejects.toThrow(
        NotFound,
      );
  });

  test('comes in pages, each once, while others are added', async () => {
    const { id, dov, as, say } = world;
    for (let number = 1; number <= 12; number += 1) {
      ctx.clock.advance(60);
      await say(`Day ${number}`);
    }
    const first = await listAnnouncements(as(dov), { id });
    ctx.clock.advance(60);
    await say('Day 13');
    const second = await listAnnouncements(as(dov), { id, after: first.next });
    expect([...first.items, ...second.items].map(({ text }) => text)).toEqual(
      Array.from({ length: 12 }, (_, index) => `Day ${12 - index}`),
    );
    expect(second.next).toBeUndefined();
  });
});

describe('that there is one', () => {
  const forStudents = 'Your teacher has written something for your class';

  test('students and their guardians hear once, without its words', async () => {
    const { dov, miri, guardian, say, heard } = world;
    await say('Secret words');
    for (let again = 0; again < 2; again += 1) await tellAnnounced(ctx);
    for (const student of [dov, miri]) expect(await heard(student)).toEqual([forStudents]);
    const [toGuardian, ...more] = await heard(guardian);
    expect(toGuardian).toMatch(/^There is something new to read for the class Class /);
    expect(more).toEqual([]);
  });

  test('nobody hears on Shabbat, and nobody if it was removed before', async () => {
    const { id, dov, teacher, say, heard } = world;
    // Shabbat morning in Jerusalem.
    ctx.clock.advance((4 * 24 - 4) * 3600);
    const { id: announcementId } = await say('Shavua tov');
    await say('Gut voch');
    await tellAnnounced(ctx);
    expect(await heard(dov)).toEqual([]);
    await removeAnnouncement(teacher, { id, announcementId });
    ctx.clock.advance(12 * 3600);
    await tellAnnounced(ctx);
    expect(await heard(dov)).toEqual([forStudents]);
  });

  test('a guardian who has withdrawn does not hear', async () => {
    const { miri, guardian, say, heard } = world;
    await changeGuardian(ctx, miri.userId, { withdrawn_at: ctx.clock.now() });
    await say('Hello');
    await tellAnnounced(ctx);
    expect(await heard(guardian)).toEqual([]);
  });

  test('a guardian is mailed only if she chose that, once a day, and without its words', async () => {
    const { as, guardian, say } = world;
    await say('Secret words');
    await tellAnnounced(ctx);
    expect(ctx.sent).toEqual([]);
    await chooseMail(as(guardian), 'teaching.topic.announcements', true);
    for (const text of ['Secret one', 'Secret two']) {
      await say(text);
      await tellAnnounced(ctx);
    }
    expect(ctx.sent).toHaveLength(1);
    expect(JSON.stringify(ctx.sent)).not.toContain('Secret');
  });

  test('everyone hears once, though the process dies at any moment', async () => {
    const { dov, guardian, say, heard } = world;
    await say('Hello');
    await dieAtEachStep(ctx, tellAnnounced, async () => {
      for (const reader of [dov, guardian]) expect((await heard(reader)).length).toBeLessThanOrEqual(1);
    });
    for (const reader of [dov, guardian]) expect(await heard(reader)).toHaveLength(1);
  });
});
