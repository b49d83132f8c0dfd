import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { Invalid, NotFound, TooMany } from '#core/refusals.ts';
import { createDatabaseLimits } from '#platform/limits/database-limits.ts';
import { familiesApi } from '#features/families/api.ts';
import { addGuardian, makeFamily, makeGuardian } from '#features/families/testing.ts';
import { changeUser, type TestUser } from '#features/people/testing.ts';
import { findActorByBearer } from '#features/sign-in/server/public.ts';

const as = (ctx: TestCtx, { actor }: TestUser) => ({ context: { ...ctx, actor } });

/** A family in which the first child signs in with the first three of her nine pictures. */
async function openFamily(ctx: TestCtx) {
  const { id, guardian, members } = await makeFamily(ctx);
  const [dina, noam] = members;
  if (!dina || !noam) throw new Error('no children');
  const pictures = await picturesOf(ctx, guardian, dina);
  const code = await choose(ctx, guardian, dina, pictures.slice(0, 3));
  return { id, guardian, dina, noam, pictures, code };
}

async function picturesOf(ctx: TestCtx, guardian: TestUser, child: TestUser): Promise<string[]> {
  const { children } = await call(familiesApi.pictureSignIn, undefined, as(ctx, guardian));
  return children.find(({ id }) => id === child.userId)?.pictures.map(({ id }) => id) ?? [];
}

async function choose(ctx: TestCtx, guardian: TestUser, child: TestUser, pictures: string[]) {
  const input = { id: child.userId, pictures, again: pictures };
  const { code } = await call(familiesApi.choosePictures, input, as(ctx, guardian));
  return code ?? '';
}

const enter = (ctx: TestCtx, code: string) => call(familiesApi.familyEntrance, { code }, { context: ctx });
const touch = (ctx: TestCtx, code: string, id: string, pictures: string[]) =>
  call(familiesApi.signInWithPictures, { code, id, pictures }, { context: ctx });

async function faceOf(ctx: TestCtx, code: string): Promise<string> {
  const [face] = (await enter(ctx, code)).faces;
  if (!face) throw new Error('no face');
  return face.id;
}

describe('a family’s code and pictures', () => {
  const database = useDatabase();

  test('are off until a guardian lets a child choose', async () => {
    const ctx = makeCtx(database.db);
    const { guardian } = await makeFamily(ctx);
    const answer = await call(familiesApi.pictureSignIn, undefined, as(ctx, guardian));
    expect(answer).toMatchObject({ code: null, children: [{ chosenAt: null }, { chosenAt: null }] });
  });

  test('show the children who chose, under names that open nothing, and sign the right one in', async () => {
    const ctx = makeCtx(database.db);
    const { code, dina, pictures } = await openFamily(ctx);
    const { faces } = await enter(ctx, ` ${code.toLowerCase()} `);
    expect(faces).toHaveLength(1);
    expect(JSON.stringify(faces)).not.toContain(dina.userId);
    const { token } = await touch(ctx, code, faces[0]?.id ?? '', pictures.slice(0, 3));
    const actor = await findActorByBearer(ctx.db, token, ctx.clock.now());
    expect(actor).toMatchObject({ userId: dina.userId });
  });

  test('are refused in another order, twice the same, too few or of another child', async () => {
    const ctx = makeCtx(database.db);
    const { code, guardian, noam, pictures } = await openFamily(ctx);
    const id = await faceOf(ctx, code);
    const [one = '', two = '', three = ''] = pictures;
    const others = (await picturesOf(ctx, guardian, noam)).slice(0, 3);
    for (const wrong of [[two, one, three], [one, two], others])
      await expect(touch(ctx, code, id, wrong)).rejects.toMatchObject({ code: 'wrong_pictures' });
  });

  test('are three different ones, touched twice alike', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, noam } = await openFamily(ctx);
    const [one = '', two = '', three = ''] = await picturesOf(ctx, guardian, noam);
    const input = { id: noam.userId, pictures: [one, two, three], again: [one, three, two] };
    await expect(call(familiesApi.choosePictures, input, as(ctx, guardian))).rejects.toBeInstanceOf(Invalid);
    await expect(choose(ctx, guardian, noam, [one, one, two])).rejects.toBeInstanceOf(Invalid);
    await expect(choose(ctx, guardian, noam, [one, two, 'nothing'])).rejects.toBeInstanceOf(Invalid);
  });

  test('wait after five wrong tries, from anywhere, until a guardian lets the child choose again', async () => {
    const ctx = makeCtx(database.db);
    const { code, guardian, dina, pictures } = await openFamily(ctx);
    const id = await faceOf(ctx, code);
    for (let tried = 0; tried < 5; tried += 1)
      await expect(
        touch({ ...ctx, address: `10.0.0.${tried}` }, code, id, pictures.slice(3, 6)),
      ).rejects.toMatchObject({ code: 'wrong_pictures' });
    await expect(touch(ctx, code, id, pictures.slice(0, 3))).rejects.toBeInstanceOf(TooMany);
    ctx.clock.advance(1);
    await choose(ctx, guardian, dina, pictures.slice(2, 5));
    expect(await touch(ctx, code, id, pictures.slice(2, 5))).toHaveProperty('token');
  });

  test('are not found alike where the code is unknown, nobody chose, or the account may not enter', async () => {
    const ctx = makeCtx(database.db);
    const { code, dina, pictures } = await openFamily(ctx);
    const id = await faceOf(ctx, code);
    await expect(enter(ctx, 'AAAA-AAAA')).rejects.toBeInstanceOf(NotFound);
    await expect(touch(ctx, 'AAAA-AAAA', id, pictures.slice(0, 3))).rejects.toBeInstanceOf(NotFound);
    await expect(touch(ctx, code, 'nobody', pictures.slice(0, 3))).rejects.toBeInstanceOf(NotFound);
    await changeUser(ctx, dina.userId, { restricted_at: ctx.clock.now() });
    await expect(enter(ctx, code)).rejects.toBeInstanceOf(NotFound);
    await expect(touch(ctx, code, id, pictures.slice(0, 3))).rejects.toBeInstanceOf(NotFound);
  });

  test('end with the sessions they opened when they are switched off or the code is replaced', async () => {
    const ctx = makeCtx(database.db);
    const { id: familyId, code, guardian, dina, pictures } = await openFamily(ctx);
    const second = await makeGuardian(ctx);
    await addGuardian(ctx, familyId, second);
    const first = await touch(ctx, code, await faceOf(ctx, code), pictures.slice(0, 3));
    const replaced = await call(familiesApi.replaceFamilyCode, undefined, as(ctx, second));
    expect(await findActorByBearer(ctx.db, first.token, ctx.clock.now())).toBeUndefined();
    await expect(enter(ctx, code)).rejects.toBeInstanceOf(NotFound);
    const now = replaced.code ?? '';
    const later = await touch(ctx, now, await faceOf(ctx, now), pictures.slice(0, 3));
    await call(familiesApi.removePictures, { id: dina.userId }, as(ctx, guardian));
    expect(await findActorByBearer(ctx.db, later.token, ctx.clock.now())).toBeUndefined();
    await expect(enter(ctx, now)).rejects.toBeInstanceOf(NotFound);
  });
});

describe('a flood of wrong pictures', () => {
  const database = useCommittedDatabase();

  test('through two processes at once is checked five times, and no more', async () => {
    const ctx = makeCtx(database.db);
    const { code, pictures } = await openFamily(ctx);
    const id = await faceOf(ctx, code);
    const processes = [1, 2].map(() => ({
      ...ctx,
      limits: createDatabaseLimits(ctx.db, 'the secret of both processes here'),
    }));
    const tries = Array.from({ length: 20 }, (_, index) =>
      touch(processes[index % 2] ?? ctx, code, id, pictures.slice(3, 6)).catch((error: unknown) => error),
    );
    const refusals = await Promise.all(tries);
    const waiting = refusals.filter((error) => error instanceof TooMany);
    expect(refusals.filter((error) => !waiting.includes(error as TooMany))).toEqual(
      Array.from({ length: 5 }, () => expect.objectContaining({ code: 'wrong_pictures' }) as unknown),
    );
    expect(waiting).toHaveLength(15);
  });
});
