import type { TestApp } from './app.ts';
import { makeClass, makeCoTeacher } from '#features/classes/testing.ts';
import { addGuardian, makeFamily } from '#features/families/testing.ts';
import type { TestUser } from '#features/people/testing.ts';

type Columns = NonNullable<Parameters<TestApp['makeUser']>[0]>;

/** Every kind of person that the access rules distinguish, at noon of 17 November 2026; undefined is a visitor. */
export const kindsOfPeople = {
  visitor: undefined,
  new: { role: 'new', first_name: '', last_name: '' },
  free: {},
  restricted: { created_at: new Date('2019-01-01T00:00:00Z') },
  trial: { trial_ends_at: new Date('2026-11-30T00:00:00Z') },
  paid: { plan: 'standard' },
  premium: { plan: 'premium' },
  waiting: {
    adult_from: new Date('2030-01-01T00:00:00Z'),
    guardian_awaited_since: new Date('2026-11-16T00:00:00Z'),
  },
  student: { role: 'student' },
  family: { role: 'home', plan: 'standard' },
  member: {},
  parent: { role: 'parent', plan: 'standard' },
  '2nd guardian': { role: 'parent' },
  watcher: { role: 'parent' },
  educator: { role: 'educator', plan: 'standard' },
  'co-teacher': { role: 'educator' },
  admin: { role: 'parent', plan: 'complimentary', admin: true },
  'admin 2nd step': { role: 'parent', plan: 'complimentary', admin: true },
  editor: { role: 'parent', staff: JSON.stringify({ roles: ['editor'], languages: [] }) },
  translator: { role: 'parent', staff: JSON.stringify({ roles: ['translator'], languages: ['ru'] }) },
  moderator: { role: 'parent', staff: JSON.stringify({ roles: ['moderator'], languages: [] }) },
  support: { role: 'parent', staff: JSON.stringify({ roles: ['support'], languages: [] }) },
  finance: { role: 'parent', staff: JSON.stringify({ roles: ['finance'], languages: [] }) },
} as const satisfies Record<string, Columns | undefined>;

/** Those whose sessions in the table of guards have taken a second step. */
export function takesSecondStep(kind: KindOfPerson): boolean {
  return kind === 'admin 2nd step' || 'staff' in (kindsOfPeople[kind] ?? {});
}

export type KindOfPerson = keyof typeof kindsOfPeople;

/** Those who belong to a family or teach a class: each is given one of her own. */
const relations: Partial<Record<KindOfPerson, (app: TestApp, user: TestUser) => Promise<TestUser>>> = {
  async member({ ctx }) {
    const { members } = await makeFamily(ctx, { children: 1 });
    const [member] = members;
    if (!member) throw new Error('a family of one');
    return member;
  },
  async '2nd guardian'({ ctx }, user) {
    await addGuardian(ctx, (await makeFamily(ctx)).id, user);
    return user;
  },
  async watcher({ ctx }, user) {
    await addGuardian(ctx, (await makeFamily(ctx)).id, user, 'watcher');
    return user;
  },
  async 'co-teacher'({ ctx }, user) {
    return makeCoTeacher(ctx, (await makeClass(ctx)).id, user);
  },
};

/** A new person of a kind, with the second factor for her sessions. */
export async function makePerson(app: TestApp, kind: KindOfPerson): Promise<TestUser | undefined> {
  const columns = kindsOfPeople[kind];
  if (!columns) return undefined;
  const made = await app.makeUser(columns);
  const user = (await relations[kind]?.(app, made)) ?? made;
  if (takesSecondStep(kind))
    await app.ctx.db
      .insertInto('authenticators')
      .values({ user_id: user.userId, sealed_secret: 'none', last_step: 0, created_at: app.ctx.clock.now() })
      .execute();
  return user;
}

/** Marks every session of a user as opened with a second step too. */
export async function tookSecondStep({ ctx }: TestApp, { userId }: TestUser): Promise<void> {
  await ctx.db
    .updateTable('sessions')
    .set({ second_step_at: ctx.clock.now() })
    .where('user_id', '=', userId)
    .execute();
}
