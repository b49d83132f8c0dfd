import type { Selectable } from 'kysely';
import type { Plan } from '#core/actor.ts';
import { permissionsOf } from '#core/permissions.ts';
import { pictureHref } from '#core/picture-href.ts';
import type { RestrictionRule } from '#core/plan-rules.ts';
import { isOnTrial, isPremium, restrictionStartsAt } from '#core/plans.ts';
import type { Entitlements } from '#features/billing/contract.ts';
import { withoutPlan } from '#features/billing/server/public.ts';
import type { ProfileInput, UserView } from '#features/people/contract.ts';
import { isMinor } from '#features/people/policy.ts';
import type { UsersTable } from './tables.ts';
import { showAddress } from './show-address.ts';

type UserRow = Selectable<UsersTable>;

/** The columns a view is built from. */
export const viewedColumns = [
  'id',
  'first_name',
  'last_name',
  'display_name',
  'email_address',
  'email_verified_at',
  'gender',
  'role',
  'language',
  'classic_mode',
  'minutes_per_day',
  'admin',
  'staff',
  'adult_from',
  'guardian_approved_at',
  'created_at',
  'avatar',
  'frame',
  'place',
  'captions',
  'caption_language',
  'player_rate',
  'reduced_motion',
  'higher_contrast',
  'erase_at',
  'phone',
  'phone_verified_at',
  'share_notice_confirmed_at',
  'restricted_at',
] as const satisfies (keyof UserRow)[];

const planNumbers = { free: 0, standard: 1, premium: 2, complimentary: 3 } as const satisfies Record<
  Plan,
  number
>;

/** Her standing in one of her classes; all null if she is in none. */
export const standingColumns = ['class_id', 'class_status', 'awaits_guardian', 'asked_at'] as const;

interface StandingRow {
  class_id: string | null;
  class_status: 'joined' | 'pending' | null;
  awaits_guardian: boolean | null;
  asked_at: Date | null;
}

/** How she belongs to a family; all null if she is in none. */
export const familyColumns = ['belongs_as', 'watches'] as const;

interface FamilyRow {
  belongs_as: 'guardian' | 'member' | null;
  watches: boolean | null;
}

/** The User of spec §3. Fields that no part of the product fills yet have empty values. */
export function toUserView(
  row: Pick<UserRow, (typeof viewedColumns)[number]> & FamilyRow,
  standings: readonly StandingRow[],
  entitled: Entitlements,
  { now, tookSecondStep, restriction }: { now: Date; tookSecondStep: boolean; restriction: RestrictionRule },
): UserView {
  const standing = chooseStanding(standings);
  // Restricted by an administrator: whatever her plan, it waits.
  const entitlements = row.restricted_at ? withoutPlan : entitled;
  const { plan } = entitlements;
  const status = toStatus(entitlements, now);
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    displayName: row.display_name,
    fullName: `${row.first_name} ${row.last_name}`.trim(),
    emailAddress: row.email_address && showAddress(row.email_address),
    verified: row.email_verified_at !== null,
    phoneVerified: row.phone !== null && row.phone_verified_at !== null,
    gender: row.gender,
    role: row.role,
    status,
    restricted:
      status === 'free' && now >= (row.restricted_at ?? restrictionStartsAt(row.created_at, restriction)),
    plan: planNumbers[plan],
    language: row.language,
    verificationHash: null,
    avatarObj: toAvatarObj(pictureHref(row.avatar, row.frame)),
    created: row.created_at.toISOString(),
    admin: row.admin,
    ...describeStaff(row, tookSecondStep),
    courseIds: [...entitlements.courseIds],
    premiumFeatures: isPremium(plan),
    classId: standing?.class_id ?? null,
    classStatus: standing?.class_status ?? null,
    classAwaitsGuardian: standings.some((one) => one.awaits_guardian),
    family: row.belongs_as,
    watchesFamily: row.watches ?? false,
    classicMode: row.classic_mode,
    minutesPerDay: row.minutes_per_day,
    minor: isMinor(row.adult_from, now),
    awaitsGuardian: isMinor(row.adult_from, now) && row.guardian_approved_at === null,
    lastConfirmedShareNotice: row.share_notice_confirmed_at?.toISOString() ?? null,
    phone: row.phone,
    avatar: row.avatar,
    place: row.place,
    preferences: {
      captions: row.captions,
      captionLanguage: row.caption_language,
      rate: row.player_rate,
      reducedMotion: row.reduced_motion,
      higherContrast: row.higher_contrast,
    },
    eraseAt: row.erase_at?.toISOString() ?? null,
  };
}

function toAvatarObj(url: string | undefined): UserView['avatarObj'] {
  return url === undefined ? null : { url };
}

/** What the session may do in the administration: nothing before its second step. */
function describeStaff({ admin, staff }: Pick<UserRow, 'admin' | 'staff'>, tookSecondStep: boolean) {
  const held = permissionsOf({ admin, staff: staff ?? undefined });
  return {
    staff: held.length > 0,
    permissions: tookSecondStep ? [...held] : [],
    staffLanguages: [...(staff?.languages ?? [])],
  };
}

function toStatus(entitlements: Entitlements, now: Date): UserView['status'] {
  if (entitlements.plan !== 'free') return 'paid';
  return isOnTrial(entitlements, now) ? 'trial' : 'free';
}

/** The spec's user shows one class: the latest that she is in, else the latest that she is waiting for. */
function chooseStanding(standings: readonly StandingRow[]): StandingRow | undefined {
  const worth = ({ class_status, asked_at }: StandingRow) =>
    (class_status === 'joined' ? 1e15 : 0) + (asked_at?.getTime() ?? 0);
  return standings.toSorted((one, other) => worth(other) - worth(one))[0];
}

/** The columns that a change of the profile sets: those of the fields that were sent. */
export function toColumns(input: ProfileInput) {
  const { captions, captionLanguage, rate, reducedMotion, higherContrast } = input.preferences ?? {};
  return {
    ...(input.firstName !== undefined && { first_name: input.firstName }),
    ...(input.lastName !== undefined && { last_name: input.lastName }),
    ...(input.displayName !== undefined && { display_name: input.displayName }),
    ...(input.gender !== undefined && { gender: input.gender }),
    ...(input.language !== undefined && { language: input.language }),
    ...(input.classicMode !== undefined && { classic_mode: input.classicMode }),
    ...(input.avatar !== undefined && { avatar: input.avatar }),
    ...(input.place !== undefined && { place: input.place }),
    ...(input.phone !== undefined && { phone: input.phone }),
    ...(captions !== undefined && { captions }),
    ...(captionLanguage !== undefined && { caption_language: captionLanguage }),
    ...(rate !== undefined && { player_rate: rate }),
    ...(reducedMotion !== undefined && { reduced_motion: reducedMotion }),
    ...(higherContrast !== undefined && { higher_contrast: higherContrast }),
  };
}
