import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';
import type { LockReason } from '#features/learning/catalogue/contract.ts';
import { lockSentences } from '#features/learning/catalogue/policy.ts';

const all = {
  ...lockSentences,
  sign_in_required: 'learning.course.locksSignIn',
  upgrade_required: 'learning.course.locksPlan',
  premium_required: 'learning.course.locksPremium',
} as const satisfies Record<LockReason, string>;

export interface ItemLockProps {
  reason: LockReason;
  /** Describes all items with a lock, not a single one. */
  ofAll?: boolean;
  /** Where to continue after signing up. */
  onSuccess: string;
}

/** Why something is closed, in words, and the way to open it if there is one. */
export function ItemLock({ reason, ofAll = false, onSuccess }: ItemLockProps) {
  const t = useTranslations();
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-step--1 font-semibold">
      <span className="flex items-center gap-1.5">
        <Icon shape={IconLock} size={16} />
        {t((ofAll ? all : lockSentences)[reason])}
      </span>
      {reason === 'sign_in_required' && (
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

/** The same for screen readers when it is said once for all items. */
export function ItemLockWord({ reason }: { reason: LockReason }) {
  const t = useTranslations();
  return <span className="sr-only">{t(lockSentences[reason])}</span>;
}
