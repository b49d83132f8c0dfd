import { call } from '@orpc/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { createMemorySms, type MemorySms } from '#platform/sms/memory-sms.ts';
import { SmsFailed } from '#platform/sms/sms.ts';
import { peopleApi } from '#features/people/api.ts';
import { changeUser, makeUser } from '#features/people/testing.ts';

type Columns = Parameters<typeof makeUser>[1];

interface World {
  ctx: TestCtx & { sms: MemorySms };
  userId: Awaited<ReturnType<typeof makeUser>>['userId'];
}

async function makeWorld(db: TestCtx['db'], columns: Columns = {}): Promise<World> {
  const base = makeCtx(db);
  const { userId, actor } = await makeUser(base, { phone: '+1 555 010 0199', ...columns });
  return { ctx: { ...base, actor, sms: createMemorySms() }, userId };
}

const send = ({ ctx }: World) => call(peopleApi.sendPhoneCode, undefined, { context: ctx });
const verify = ({ ctx }: World, code: string) => call(peopleApi.verifyPhone, { code }, { context: ctx });
const codeIn = ({ ctx }: World) => /\d{6}/.exec(ctx.sms.sent.at(-1)?.text ?? '')?.[0] ?? '';
const isVerified = async ({ ctx }: World) =>
  (await call(peopleApi.currentUser, undefined, { context: ctx })).phoneVerified;
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');
const at = (path: string, messageKey: string) => ({ issues: [{ path, messageKey }] });

describe('a phone number', () => {
  const database = useDatabase();
  let world: World;
  beforeEach(async () => {
    world = await makeWorld(database.db);
  });

  test('is verified with the code sent to it, which works once', async () => {
    expect(await send(world)).toMatchObject({ verified: false, mayVerify: true, codeSent: true });
    expect(world.ctx.sms.sent).toMatchObject([{ to: '+15550100199' }]);
    const code = codeIn(world);
    expect(await verify(world, ` ${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ verified: true });
    expect(await isVerified(world)).toBe(true);
    await expect(verify(world, code)).rejects.toMatchObject(at('code', 'people.phone.codeOver'));
  });

  test('has to be verified again once it is changed, and stays so when it is saved as it is', async () => {
    await send(world);
    await verify(world, codeIn(world));
    const save = (phone: string | null) => call(peopleApi.updateProfile, { phone }, { context: world.ctx });
    expect(await save('+1 555 010 0199')).toMatchObject({ phoneVerified: true });
    expect(await save('+1 555 010 0142')).toMatchObject({ phoneVerified: false });
    expect(await save('+1 555 010 0199')).toMatchObject({ phoneVerified: false });
  });

  test('without its country is refused where numbers are verified, and kept where none is', async () => {
    const save = (phone: string, context: TestCtx = world.ctx) =>
      call(peopleApi.updateProfile, { phone }, { context });
    await expect(save('052-1234567')).rejects.toMatchObject(at('phone', 'people.field.phoneCountry'));
    expect(await save('+972 52-123-4567')).toMatchObject({ phone: '+972 52-123-4567' });
    expect(await save('052-1234567', { ...world.ctx, sms: undefined })).toMatchObject({
      phone: '052-1234567',
    });
    // What was kept before stays, whatever else is saved with it.
    expect(await save('052-1234567')).toMatchObject({ phone: '052-1234567' });
  });

  test('is not verified by a code that was sent to another', async () => {
    await send(world);
    await changeUser(world.ctx, world.userId, { phone: '+1 555 010 0142' });
    await expect(verify(world, codeIn(world))).rejects.toMatchObject(at('code', 'people.phone.codeOver'));
  });

  test('gives a code five tries and ten minutes; a new one replaces it', async () => {
    await send(world);
    const code = codeIn(world);
    for (let tries = 0; tries < 5; tries += 1)
      await expect(verify(world, wrongOf(code))).rejects.toMatchObject(at('code', 'people.phone.codeWrong'));
    await expect(verify(world, code)).rejects.toMatchObject(at('code', 'people.phone.codeOver'));
    await send(world);
    world.ctx.clock.advance(10 * 60);
    await expect(verify(world, codeIn(world))).rejects.toMatchObject(at('code', 'people.phone.codeOver'));
    await send(world);
    expect(await verify(world, codeIn(world))).toMatchObject({ verified: true });
  });

  test('gets three messages a day', async () => {
    for (let sent = 0; sent < 3; sent += 1) await send(world);
    await expect(send(world)).rejects.toMatchObject({ kind: 'too-many' });
    expect(world.ctx.sms.sent).toHaveLength(3);
  });

  test('needs its country, and a service that sends messages', async () => {
    await changeUser(world.ctx, world.userId, { phone: '050-123-4567' });
    await expect(send(world)).rejects.toMatchObject({ code: 'number_without_country' });
    const failing = { send: () => Promise.reject(new SmsFailed('away')), sent: [] };
    await changeUser(world.ctx, world.userId, { phone: '+1 555 010 0199' });
    for (const sms of [failing, undefined])
      await expect(
        call(peopleApi.sendPhoneCode, undefined, { context: { ...world.ctx, sms } }),
      ).rejects.toMatchObject({ code: 'sms_unavailable' });
    for (let sent = 0; sent < 3; sent += 1) await send(world);
  });

  test('of a child is never written to', async () => {
    const child = await makeWorld(database.db, {
      adult_from: new Date('2030-01-01'),
      guardian_approved_at: new Date(),
    });
    await expect(send(child)).rejects.toMatchObject({ code: 'forbidden' });
    expect(child.ctx.sms.sent).toEqual([]);
  });
});

describe('twenty guesses at once', () => {
  const database = useCommittedDatabase();

  test('count as five', async () => {
    const world = await makeWorld(database.db);
    await send(world);
    const wrong = wrongOf(codeIn(world));
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => verify(world, wrong)));
    const said = answers.map((answer) => JSON.stringify(answer));
    expect(said.filter((text) => text.includes('codeWrong'))).toHaveLength(5);
    await expect(verify(world, codeIn(world))).rejects.toMatchObject(at('code', 'people.phone.codeOver'));
  });
});
