import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../ui/icon.tsx';
import { href } from '../../../../urls.ts';
import type { ItemView, LockReason } from '../../contract.ts';

const reasonMessages = {
  sign_in_required: 'learning.course.lockedSignIn',
  restricted_free: 'learning.refusal.restrictedFree',
  upgrade_required: 'learning.refusal.upgradeRequired',
  premium_required: 'learning.refusal.premiumRequired',
  coming_soon: 'learning.lockWord.later',
  guardian_approval_required: 'learning.refusal.guardianApprovalRequired',
} as const satisfies Record<LockReason, string>;

export interface ItemLockProps {
  courseSlug: string;
  item: ItemView;
  reason: LockReason;
}

/** Why an item is closed, in words, and the way to open it where there is one. */
export function ItemLock({ courseSlug, item, reason }: ItemLockProps) {
  const t = useTranslations();
  const isFree = item.access === 'all';
  const onSuccess = href('lesson', { courseSlug, itemId: item.id });
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-step--1 font-semibold">
      <span className="flex items-center gap-1.5">
        <Icon shape={reason === 'coming_soon' ? IconClock : IconLock} size={16} />
        {t(reasonMessages[reason === 'sign_in_required' && !isFree ? planOf(item) : reason])}
      </span>
      {reason === 'sign_in_required' && isFree && (
        <a
          href={href('signup', undefined, { onSuccess })}
          className="text-link inline-flex min-h-11 items-center text-pomegranate"
        >
          {t('learning.course.signUp')}
        </a>
      )}
    </p>
  );
}

/** What a visitor would meet after signing in, so that nobody signs up for an item that stays closed. */
function planOf({ access }: ItemView): LockReason {
  return access === 'premium' ? 'premium_required' : 'upgrade_required';
}
