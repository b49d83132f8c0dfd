import { call } from '@orpc/server';
import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import type { Refusal } from '#core/refusals.ts';
import { createRandom } from '#test/support/random.ts';
import { familiesApi } from '#features/families/api.ts';
import { addGuardian, makeFamily, makeGuardian } from '#features/families/testing.ts';
import { changeUser } from '#features/people/testing.ts';

const database = useDatabase();
const seatsOf = { free: 0, standard: 24, premium: 36, complimentary: 36 } as const;
type Plan = keyof typeof seatsOf;
const plans = Object.keys(seatsOf) as Plan[];
const child = { firstName: 'Dina', gender: 2, birthYear: 2019 } as const;

test('a family never has more seats than the better of its guardians’ plans, nor loses anyone to one', async () => {
  const random = createRandom(36);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const ctx = makeCtx(database.db);
  const { id, guardian } = await makeFamily(ctx, { children: 22 });
  const father = await makeGuardian(ctx, { plan: 'free' });
  await addGuardian(ctx, id, father);
  const guardians = [guardian, father];
  const held = new Map<string, Plan>([
    [guardian.userId, 'standard'],
    [father.userId, 'free'],
  ]);
  const as = (who = pick(guardians)) => ({ context: { ...ctx, actor: who.actor } });
  for (let step = 0; step < 150; step += 1) {
    const before = await call(familiesApi.family, undefined, as());
    const seats = Math.max(...[...held.values()].map((plan) => seatsOf[plan]));
    expect([before.seats, before.seatsTaken]).toEqual([seats, before.members.length]);
    const isFull = before.members.length >= seats;
    const known = before.members.length;
    const asked = pick(['add', 'add', 'add', 'remove', 'keep', 'plan'] as const);
    const act = asked === 'keep' && before.removed.length === 0 ? 'add' : asked;
    let ended: unknown = 'done';
    if (act === 'plan') {
      const who = pick(guardians);
      const plan = pick(plans);
      held.set(who.userId, plan);
      await changeUser(ctx, who.userId, { plan });
    } else if (act === 'remove') {
      await call(familiesApi.removeMember, { id: pick(before.members).id }, as());
    } else {
      const done =
        act === 'add'
          ? call(familiesApi.addMember, child, as())
          : call(familiesApi.keepMember, { id: pick(before.removed).id }, as());
      ended = await done.then(
        () => 'done',
        (error: unknown) => (error as Refusal).code,
      );
    }
    const isRefused = isFull && (act === 'add' || act === 'keep');
    expect(ended).toBe(isRefused ? 'no_seats' : 'done');
    const change = { plan: 0, remove: -1, add: 1, keep: 1 }[act];
    const after = await call(familiesApi.family, undefined, as());
    expect(after.members, `step ${step}: ${act}`).toHaveLength(isRefused ? known : known + change);
  }
});
