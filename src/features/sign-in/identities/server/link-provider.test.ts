import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import type { Identity, IdentityProvider } from '#platform/sign-in-with/identity-provider.ts';
import { signInApi } from '#features/sign-in/api.ts';
import { makeSession } from '#features/sign-in/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { findActorByBearer } from '#features/sign-in/sessions/server/actors.ts';

const password = 'the old and trusted one';

/** A provider that always returns the same person. */
function providerOf(identity: Partial<Identity>): IdentityProvider {
  return {
    origin: 'https://provider.example',
    buildAuthorizationUrl: async () => new URL('https://provider.example/consent'),
    readCallback: async () => ({
      subject: 'subject-1',
      emailAddress: 'other@example.org',
      verified: true,
      firstName: '',
      lastName: '',
      ...identity,
    }),
  };
}

async function makeSignedIn(
  db: Parameters<typeof makeCtx>[0],
  { own, identity = {} }: { own?: string; identity?: Partial<Identity> } = {},
) {
  const ctx = makeCtx(db, { identityProviders: { google: providerOf(identity) } });
  const user = await makeUser(ctx, {}, own);
  const { token } = await makeSession(ctx, user);
  const actor = await findActorByBearer(ctx.db, token, ctx.clock.now());
  if (!actor) throw new Error('the session is not open');
  return { ...ctx, actor, token };
}

const link = async (context: ReturnType<typeof makeCtx>, currentPassword = password) => {
  await call(signInApi.departToLink, { provider: 'google', currentPassword }, { context });
  return call(signInApi.signInWithGoogle, { query: 'code=1' }, { context });
};
const unlink = (context: ReturnType<typeof makeCtx>, currentPassword = password) =>
  call(signInApi.unlinkProvider, { provider: 'google', currentPassword }, { context });

describe('linking a provider to one’s own account', () => {
  const database = useDatabase();

  test('adds a way in with another address, renews the session and notifies her by mail', async () => {
    const ctx = await makeSignedIn(database.db, { own: password });
    const { token, onSuccess } = await link(ctx);
    expect(onSuccess).toBe('/settings/security?done=link');
    expect(await findActorByBearer(ctx.db, ctx.token, ctx.clock.now())).toBeUndefined();
    expect(await findActorByBearer(ctx.db, token, ctx.clock.now())).toMatchObject({
      userId: ctx.actor.userId,
      sessionId: ctx.actor.sessionId,
    });
    expect(await call(signInApi.waysIn, undefined, { context: ctx })).toEqual({
      password: true,
      identities: [
        { provider: 'google', emailAddress: 'other@example.org', since: '2026-11-17T12:00:00.000Z' },
      ],
    });
    expect(ctx.sent.map(({ subject }) => subject)).toEqual(['A new way to sign in to your account']);
  });

  test('requires the password', async () => {
    const ctx = await makeSignedIn(database.db, { own: password });
    await expect(link(ctx, 'a guess')).rejects.toMatchObject({
      data: { issues: [{ path: 'currentPassword' }] },
    });
  });

  test('is refused if the identity is another account’s, which keeps it', async () => {
    await link(await makeSignedIn(database.db, { own: password }));
    const other = await makeSignedIn(database.db, { own: password });
    await expect(link(other)).rejects.toMatchObject({ code: 'identity_taken' });
    expect(await call(signInApi.waysIn, undefined, { context: other })).toMatchObject({ identities: [] });
  });

  test('never links to someone else who is signed in when the flow ends, nor to a visitor', async () => {
    const ctx = await makeSignedIn(database.db, { own: password });
    const other = await makeUser(ctx);
    for (const actor of [other.actor, { kind: 'visitor' } as const]) {
      await call(signInApi.departToLink, { provider: 'google', currentPassword: password }, { context: ctx });
      const arrival = call(signInApi.signInWithGoogle, { query: 'code=1' }, { context: { ...ctx, actor } });
      await expect(arrival).rejects.toMatchObject({ code: 'trip_over' });
    }
  });
});

describe('unlinking a provider', () => {
  const database = useCommittedDatabase();

  test('leaves the password', async () => {
    const ctx = await makeSignedIn(database.db, { own: password });
    await link(ctx);
    expect(await unlink(ctx)).toEqual({ password: true, identities: [] });
  });

  test('is refused for the only way in, and after a while without a fresh sign-in', async () => {
    const ctx = await makeSignedIn(database.db);
    await link(ctx, '');
    await expect(unlink(ctx, '')).rejects.toMatchObject({ code: 'last_way_in' });
    expect(await call(signInApi.waysIn, undefined, { context: ctx })).toMatchObject({
      password: false,
      identities: [{ provider: 'google' }],
    });
    ctx.clock.advance(601);
    await expect(unlink(ctx, '')).rejects.toMatchObject({ code: 'reauth_required' });
  });
});
