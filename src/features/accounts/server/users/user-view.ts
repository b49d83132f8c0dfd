import type { Selectable } from 'kysely';
import type { Plan } from '../../../../core/actor.ts';
import { avatarHref } from '../../../../core/avatar-names.ts';
import { restrictionStartsAt } from '../../../../core/plans.ts';
import type { UserView } from '../../contract.ts';
import { hasPremiumFeatures, isMinor } from '../../policy.ts';
import type { UsersTable } from '../tables.ts';

type UserRow = Selectable<UsersTable>;

/** What a view is made from. */
export const viewedColumns = [
  'id',
  'first_name',
  'last_name',
  'display_name',
  'email_address',
  'email_verified_at',
  'gender',
  'role',
  'plan',
  'trial_ends_at',
  'language',
  'classic_mode',
  'minutes_per_day',
  'course_ids',
  'admin',
  'adult_from',
  'guardian_approved_at',
  'created_at',
  'avatar',
  'place',
  'captions',
  'caption_language',
  'player_rate',
  'reduced_motion',
  'higher_contrast',
  'erase_at',
  'phone',
  'share_notice_confirmed_at',
] as const satisfies (keyof UserRow)[];

const planNumbers = { free: 0, standard: 1, premium: 2, complimentary: 3 } as const satisfies Record<
  Plan,
  number
>;

/** What a user's view shows of her classes; null where she is in none. */
interface ClassColumns {
  class_id: string | null;
  class_status: 'joined' | 'pending' | null;
  class_awaits_guardian: boolean | null;
}

type ViewedRow = Pick<UserRow, (typeof viewedColumns)[number]> & ClassColumns;

/** The User of spec §3. What no part of the product gives yet has its empty value. */
export function toUserView(row: ViewedRow, now: Date): UserView {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    displayName: row.display_name,
    fullName: `${row.first_name} ${row.last_name}`.trim(),
    emailAddress: row.email_address,
    verified: row.email_verified_at !== null,
    phoneVerified: false,
    gender: row.gender,
    role: row.role,
    status: toStatus(row, now),
    restricted: toStatus(row, now) === 'free' && now >= restrictionStartsAt(row.created_at),
    plan: planNumbers[row.plan],
    language: row.language,
    verificationHash: null,
    avatarObj: row.avatar && { url: avatarHref(row.avatar) },
    created: row.created_at.toISOString(),
    admin: row.admin,
    courseIds: row.course_ids,
    premiumFeatures: hasPremiumFeatures(row.plan),
    classId: row.class_id,
    classStatus: row.class_status,
    classAwaitsGuardian: row.class_awaits_guardian ?? false,
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

function toStatus(row: Pick<UserRow, 'plan' | 'trial_ends_at'>, now: Date): UserView['status'] {
  if (row.plan !== 'free') return 'paid';
  return row.trial_ends_at !== null && row.trial_ends_at > now ? 'trial' : 'free';
}
