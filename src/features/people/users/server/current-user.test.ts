import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { peopleApi } from '#features/people/api.ts';
import { UserView } from '#features/people/contract.ts';
import { makeUser } from '#features/people/testing.ts';
import { describeUser } from './current-user.ts';

describe('the profile', () => {
  const database = useDatabase();

  async function makeLearner(columns: Parameters<typeof makeUser>[1] = {}) {
    const ctx = makeCtx(database.db);
    const { actor } = await makeUser(ctx, columns);
    return { ...ctx, actor };
  }

  describe('the current user', () => {
    test('is the whole User of the specification', async () => {
      const ctx = await makeLearner({ plan: 'premium', gender: 2, email_address: 'Miriam@example.org' });
      const user = UserView.parse(await call(peopleApi.currentUser, undefined, { context: ctx }));
      expect(user).toMatchObject({
        id: ctx.actor.userId,
        emailAddress: 'Miriam@example.org',
        fullName: 'Test Person',
        gender: 2,
        role: 'learner',
        status: 'paid',
        plan: 2,
        premiumFeatures: true,
        courseIds: [],
      });
      expect(Object.keys(user).toSorted()).toEqual(Object.keys(UserView.shape).toSorted());
    });

    test('is on trial until the trial ends, then free', async () => {
      const ctx = await makeLearner({ trial_ends_at: new Date('2026-11-18T12:00:00Z') });
      expect((await describeUser(ctx)).status).toBe('trial');
      ctx.clock.advance(86_400);
      expect((await describeUser(ctx)).status).toBe('free');
    });

    test('is refused to a visitor', async () => {
      const ctx = makeCtx(database.db);
      await expect(call(peopleApi.currentUser, undefined, { context: ctx })).rejects.toMatchObject({
        kind: 'sign-in-required',
      });
      await expect(describeUser(ctx)).rejects.toMatchObject({ kind: 'sign-in-required' });
    });
  });

  describe('changing the profile', () => {
    const changeable = {
      firstName: 'Rivka',
      lastName: 'Adler',
      displayName: 'Morah Rivka',
      gender: 2,
      language: 'he',
      classicMode: true,
      avatar: 'lion',
      place: 'tzfat',
      phone: '+972 (0)4-692.0000',
      preferences: {
        captions: false,
        captionLanguage: 'he',
        rate: 1.25,
        reducedMotion: true,
        higherContrast: true,
      },
    } as const;

    test('accepts the whole user object and changes only what she may change', async () => {
      const ctx = await makeLearner();
      const before = await describeUser(ctx);
      const everythingElse = {
        id: 'another',
        fullName: 'Another Name',
        emailAddress: 'another@example.org',
        verified: true,
        phoneVerified: true,
        role: 'educator',
        status: 'paid',
        plan: 3,
        verificationHash: 'x',
        avatarObj: { url: '/x' },
        created: '2001-01-01T00:00:00.000Z',
        admin: true,
        staff: true,
        permissions: ['users.find'],
        staffLanguages: ['he'],
        courseIds: ['x'],
        restricted: true,
        minutesPerDay: 30,
        premiumFeatures: true,
        classId: 'x',
        classStatus: 'joined',
        classAwaitsGuardian: true,
        family: 'member',
        watchesFamily: true,
        minor: true,
        awaitsGuardian: true,
        lastConfirmedShareNotice: '2001-01-01T00:00:00.000Z',
        eraseAt: '2001-01-01T00:00:00.000Z',
      };
      // Together they are all the fields there are, so a new one must be put on one side or the other.
      expect(Object.keys({ ...changeable, ...everythingElse }).toSorted()).toEqual(
        Object.keys(before).toSorted(),
      );
      const sent = { ...before, ...everythingElse, ...changeable } as typeof changeable;
      const after = await call(peopleApi.updateProfile, sent, { context: ctx });
      expect(after).toEqual({
        ...before,
        ...changeable,
        fullName: 'Rivka Adler',
        avatarObj: { url: '/avatars/lion.svg' },
      });
      expect(await describeUser(ctx)).toEqual(after);
    });

    test('leaves prototypes and unknown fields alone', async () => {
      const ctx = await makeLearner();
      const before = await describeUser(ctx);
      const sent = JSON.parse(
        '{"__proto__":{"admin":true,"firstName":"Evil"},"constructor":{"prototype":{"admin":true}},"password_hash":"x"}',
      ) as object;
      expect(await call(peopleApi.updateProfile, sent, { context: ctx })).toEqual(before);
      expect('admin' in {}).toBe(false);
    });

    test('changes nobody else', async () => {
      const ctx = await makeLearner();
      const other = await makeUser(ctx);
      await call(peopleApi.updateProfile, changeable, { context: ctx });
      expect(await describeUser({ ...ctx, actor: other.actor })).toMatchObject({
        firstName: 'Test',
        language: 'en',
      });
    });

    test('accepts missing names, and does not lose given ones', async () => {
      const nameless = await makeLearner({ first_name: '', last_name: '' });
      const sent = { ...(await describeUser(nameless)), language: 'ru' } as const;
      expect(await call(peopleApi.updateProfile, sent, { context: nameless })).toMatchObject({
        fullName: '',
        language: 'ru',
      });
      const named = await makeLearner();
      await expect(
        call(peopleApi.updateProfile, { firstName: ' ' }, { context: named }),
      ).rejects.toMatchObject({
        data: { issues: [{ path: 'firstName', messageKey: 'app.field.name' }] },
      });
    });

    test('keeps the visible part of a name, and refuses a name with none', async () => {
      const ctx = await makeLearner();
      const rename = (name: string) =>
        call(peopleApi.updateProfile, { firstName: name, displayName: name }, { context: ctx });
      const seen = { firstName: 'סבא Zev', displayName: 'סבא Zev' };
      expect(await rename(' \u202Eסבא \u2066Zev\u2069 ')).toMatchObject(seen);
      expect(await rename('👩\u200D🏫')).toMatchObject({ firstName: '👩\u200D🏫' });
      for (const unseen of ['\u200B\u200B', '\u3164', '\u2800\u00A0\u2800', '\u0301']) {
        await expect(rename(unseen)).rejects.toMatchObject({
          cause: { issues: [{ path: ['firstName'] }, { path: ['displayName'] }] },
        });
      }
    });

    test('leaves preferences alone that were not sent', async () => {
      const ctx = await makeLearner();
      await call(peopleApi.updateProfile, { preferences: { rate: 1.5 } }, { context: ctx });
      await call(peopleApi.updateProfile, { preferences: { captions: true } }, { context: ctx });
      expect((await describeUser(ctx)).preferences).toMatchObject({ rate: 1.5, captions: true });
    });

    test.each([{ role: 'home' }, { role: 'student' }, { adult_from: new Date('2100-01-01') }] as const)(
      'stores no phone number for a child: %o',
      async (columns) => {
        const ctx = await makeLearner({ guardian_approved_at: new Date('2026-01-01'), ...columns });
        await expect(
          call(peopleApi.updateProfile, { phone: '+1 555 0100' }, { context: ctx }),
        ).rejects.toMatchObject({ data: { issues: [{ path: 'phone' }] } });
        expect((await describeUser(ctx)).phone).toBeNull();
      },
    );

    test('removes a phone number', async () => {
      const ctx = await makeLearner({ phone: '555 0100' });
      expect(await call(peopleApi.updateProfile, { phone: null }, { context: ctx })).toMatchObject({
        phone: null,
        phoneVerified: false,
      });
    });

    test('refuses a place that is not on the list', async () => {
      const ctx = await makeLearner();
      await expect(
        call(peopleApi.updateProfile, { place: 'atlantis' }, { context: ctx }),
      ).rejects.toMatchObject({ data: { issues: [{ path: 'place' }] } });
    });

    test.each([
      { firstName: 'x'.repeat(61) },
      { displayName: 'x'.repeat(121) },
      { gender: 3 },
      { language: 'xx' },
      { avatar: '../../secret' },
      { phone: '' },
      { phone: '()-' },
      { phone: 'call me' },
      { phone: '1+2' },
      { phone: '1'.repeat(41) },
      { preferences: { rate: 16 } },
    ])('refuses input that does not fit: %o', async (wrong) => {
      const ctx = await makeLearner();
      await expect(call(peopleApi.updateProfile, wrong as object, { context: ctx })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
    });
  });
});
