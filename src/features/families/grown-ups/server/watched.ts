import type { UserId } from '#core/ids.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import { describePeople, findLearningChoices } from '#features/people/server/public.ts';
import type { FamilyId } from '#features/families/members/contract.ts';
import { requireGrownUp } from '#features/families/members/server/family.ts';
import { childFacts } from '#features/families/overview/server/child-facts.ts';
import type { ConsentState } from '#features/guardians/contract.ts';
import type { WatchedChild, WatchedFamily } from '../contract.ts';
import { listConsents } from '#features/families/consent/server/consents.ts';
import { listGrownUps } from './grown-ups.ts';

/** More than anyone watches. */
const familiesAtMost = 50;

/** The families that the caller watches, as far as a watcher may see: what the children learn, and how steadily. */
export async function listWatched(ctx: Ctx): Promise<{ items: WatchedFamily[] }> {
  const userId = await requireGrownUp(ctx);
  const rows = await ctx.db
    .selectFrom('family_guardians')
    .select('family_id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'watcher')
    .orderBy('joined_at')
    .orderBy('family_id')
    .limit(familiesAtMost)
    .execute();
  const items: WatchedFamily[] = [];
  for (const row of rows) items.push(await describeWatched(ctx, row.family_id));
  return { items };
}

async function describeWatched(ctx: Ctx, familyId: FamilyId): Promise<WatchedFamily> {
  const guardianIds = (await listGrownUps(ctx, familyId))
    .filter(({ kind }) => kind === 'guardian')
    .map((row) => row.user_id);
  const people = await describePeople(ctx, guardianIds);
  return {
    id: familyId,
    guardians: guardianIds.map((id) => people.get(id)?.firstName ?? '').filter((name) => name !== ''),
    children: await describeChildren(ctx, familyId),
  };
}

/** Nothing of a child whose guardians have withdrawn their consent. */
async function describeChildren(ctx: Ctx, familyId: FamilyId): Promise<WatchedChild[]> {
  const shown = (await listConsents(ctx, familyId)).filter(
    ({ consent }) => consent === 'given' || consent === 'not_needed',
  );
  const consentOf = new Map<string, ConsentState>(shown.map(({ id, consent }) => [id, consent]));
  const choices = await findLearningChoices(
    ctx,
    shown.map(({ id }) => id as UserId),
  );
  const children = [...choices].map(([id, choice]) => ({
    id,
    ...choice,
    consent: consentOf.get(id) ?? 'waiting',
  }));
  const facts = children.length === 0 ? [] : await callHook(ctx, childFacts, { children });
  return shown.map(({ id, firstName, avatarObj, color }) => {
    const known = facts.map((each) => each.get(id as UserId));
    const learning = known.find((fact) => fact?.learning)?.learning;
    return {
      firstName,
      avatarObj,
      color,
      learning: learning ? { title: learning.title, progress: learning.progress } : null,
      streak: known.find((fact) => fact?.streak)?.streak ?? 0,
    };
  });
}
