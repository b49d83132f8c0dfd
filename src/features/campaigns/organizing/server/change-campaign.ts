import { findPlace } from '#core/places.ts';
import { Conflict, Invalid, type FieldIssue } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { hasBegun, isPublic, refusedChanges, type Changes } from '#features/campaigns/life/policy.ts';
import { auditStaff } from '#features/campaigns/server/audit-staff.ts';
import {
  isWhole,
  lockCampaign,
  updateCampaign,
  type WholeCampaign,
} from '#features/campaigns/server/campaign-rows.ts';
import { tellCampaignsChanged } from '#features/campaigns/server/campaigns-changed.ts';
import { refuseStrangers } from '#features/campaigns/server/look-after.ts';
import { keepSlug, takeSlug } from '#features/campaigns/server/slugs.ts';
import { restsUntil } from '#features/campaigns/server/times.ts';
import { checkBeginning, checkPage, instantAtPlace } from '#features/campaigns/setup/server/check-page.ts';
import { aboutColumns } from '#features/campaigns/setup/server/keep-setup.ts';
import type { ChangeInput, OwnCampaign } from '../contract.ts';
import { viewOwn } from './own-campaigns.ts';

/** What is said at the field of a change that can no longer be made. */
const refusedAt = {
  slug: { path: 'slug', messageKey: 'campaigns.refused.slug' },
  currency: { path: 'currency', messageKey: 'campaigns.refused.currency' },
  category: { path: 'category', messageKey: 'campaigns.refused.category' },
  place: { path: 'place', messageKey: 'campaigns.refused.place' },
  startsAt: { path: 'startsOn', messageKey: 'campaigns.refused.startsAt' },
  endsAt: { path: 'endsOn', messageKey: 'campaigns.refused.endsAt' },
  goal: { path: 'goal', messageKey: 'campaigns.refused.goal' },
  bonusGoal: { path: 'bonusGoal', messageKey: 'campaigns.refused.bonusGoal' },
} as const satisfies Record<keyof Changes, FieldIssue>;

/** Changes a campaign. What can no longer change says so at its field, and then nothing is changed. */
export function changeCampaign(ctx: Ctx, { id, version, ...input }: ChangeInput): Promise<OwnCampaign> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockCampaign(ctx, { id });
    refuseStrangers(ctx, row);
    if (row.version !== version)
      throw new Conflict('changed_meanwhile', 'campaigns.refusal.changedMeanwhile');
    const page = checkPage(ctx, input, input.category);
    const times = readTimes(ctx, row, input);
    const changes: Changes = {
      slug: input.slug,
      currency: input.currency,
      category: input.category,
      place: input.place,
      goal: page.columns.goal,
      bonusGoal: page.columns.bonus_goal,
      ...(times.columns.starts_at && { startsAt: times.columns.starts_at }),
      ...(times.columns.ends_at !== undefined && { endsAt: times.columns.ends_at }),
    };
    const refused = refusedChanges(standingOf(row), changes).map((field): FieldIssue => refusedAt[field]);
    const issues = [...refused, ...page.issues, ...times.issues];
    if (issues.length > 0) throw new Invalid(issues);
    if (input.slug !== row.slug) await takeSlug(ctx, row, input.slug);
    const after = await updateCampaign(ctx, row, {
      ...aboutColumns(ctx, input),
      ...page.columns,
      ...times.columns,
      slug: input.slug,
    });
    if (!isWhole(after)) throw new Error(`the campaign ${id} lacks something`);
    if (hasBegun(row.state)) await keepSlug(ctx, after);
    if (isPublic(row.state)) tellCampaignsChanged(ctx);
    await auditStaff(ctx, row, 'campaign.changed');
    return viewOwn(ctx, after);
  });
}

function standingOf(row: WholeCampaign) {
  const { state, slug, currency, category, place, goal } = row;
  return {
    state,
    slug,
    currency,
    category,
    place,
    goal,
    bonusGoal: row.bonus_goal,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    hasGifts: row.has_gifts,
    endMoved: row.end_moved,
  };
}

interface Times {
  issues: FieldIssue[];
  columns: Partial<Pick<WholeCampaign, 'duration' | 'starts_at' | 'ends_at' | 'end_moved'>>;
}

/** Before it begins both times may change; later only its end, to a later one. Fields that a form does not have change nothing. */
function readTimes(ctx: Ctx, row: WholeCampaign, input: Omit<ChangeInput, 'id' | 'version'>): Times {
  if (hasBegun(row.state)) return readEnd(row, input);
  const { duration = row.duration, startsOn, startsTime = '', place, givesOnHolyDays } = input;
  if (startsOn === undefined) return { issues: [], columns: {} };
  // As it was is no change, even where it has passed since.
  const same = startsOn !== '' && instantAtPlace(startsOn, startsTime, place);
  if (same && same.getTime() === minuteOf(row.starts_at) && duration === row.duration)
    return { issues: [], columns: {} };
  return checkBeginning(ctx, { duration, startsOn, startsTime, place, givesOnHolyDays });
}

function readEnd(row: WholeCampaign, input: Omit<ChangeInput, 'id' | 'version'>): Times {
  const { endsOn = '', endsTime = '', place, givesOnHolyDays } = input;
  const end = endsOn === '' ? undefined : instantAtPlace(endsOn, endsTime, place);
  if (end === undefined || (row.ends_at && end.getTime() === minuteOf(row.ends_at)))
    return { issues: [], columns: {} };
  const issues: FieldIssue[] = [];
  if (findPlace(place) && restsUntil({ place, gives_on_holy_days: givesOnHolyDays }, end))
    issues.push({ path: 'endsOn', messageKey: 'campaigns.field.endsOnHolyDay' });
  return { issues, columns: { ends_at: end, end_moved: true } };
}

/** Controls have no seconds. */
const minuteOf = (at: Date): number => at.getTime() - (at.getTime() % 60_000);
