import { safeParse } from 'zod/mini';
import { signedIn } from '#core/actor.ts';
import type { FieldIssue } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { CampaignCategory } from '#features/campaigns/life/policy.ts';
import { isSlugTaken } from '#features/campaigns/server/slugs.ts';
import { PageInput } from '../contract.ts';
import { checkBeginning, checkPage } from './check-page.ts';
import { selectSetup } from './select-setup.ts';

/** What stands for a field that is wrong while the others are judged. */
const standIn: PageInput = {
  slug: '',
  currency: 'GBP',
  goal: '',
  bonusGoal: '',
  place: 'jerusalem',
  description: '',
  story: '',
  filmUrl: '',
  cover: 'tree.olive',
  givesOnHolyDays: true,
  language: 'en',
  duration: 'open',
  startsOn: '',
  startsTime: '',
};

/** The fields without which another one cannot be judged. */
const needs: Partial<Record<string, readonly (keyof PageInput)[]>> = {
  goal: ['currency'],
  bonusGoal: ['currency', 'goal'],
  startsOn: ['place', 'duration', 'startsTime'],
};

/** The second step as columns, and what is wrong with it that its schema cannot see, each at its field. */
export async function checkSetup(ctx: Ctx, page: PageInput, category: CampaignCategory) {
  const details = checkPage(ctx, page, category);
  const beginning = checkBeginning(ctx, page);
  const issues = [...details.issues, ...beginning.issues];
  if (page.slug !== '' && (await isSlugTaken(ctx, page.slug)))
    issues.push({ path: 'slug', messageKey: 'campaigns.field.slugTaken' });
  return { issues, columns: { ...details.columns, ...beginning.columns } };
}

/** The same about a step of which its schema refuses something: of each field that can be judged all the same. */
export async function judgePage(ctx: Ctx, input: unknown): Promise<FieldIssue[]> {
  const setup = await selectSetup(ctx, signedIn(ctx).userId).executeTakeFirst();
  if (!setup?.category || typeof input !== 'object' || input === null) return [];
  const typed: Partial<Record<string, unknown>> = { ...input };
  const page = { ...standIn };
  const wrong = new Set<string>();
  for (const name of Object.keys(PageInput.shape) as (keyof PageInput)[]) {
    const read = safeParse(PageInput.shape[name], typed[name]);
    if (read.success) Object.assign(page, { [name]: read.data });
    else wrong.add(name);
  }
  const { issues } = await checkSetup(ctx, page, setup.category);
  return issues.filter(({ path }) => ![path, ...(needs[path] ?? [])].some((name) => wrong.has(name)));
}
