import { useSuspenseQuery } from '@tanstack/react-query';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';
import { LegalNote } from '#features/accounts/offered/legal-note.tsx';
import { EraseForm } from './erase-form.tsx';
import { ErasedSheet } from './erased-sheet.tsx';
import { GuardianSheet } from './guardian-sheet.tsx';
import { childOfApprovalQuery } from './child-queries.ts';
import { useAnswer } from './use-answer.ts';

/**
 * `/approve/account/{token}`: tells a parent or guardian what a child's account is, to approve it or have it erased.
 */
export default function ApprovalPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { token = '' } = useParams();
  const { data: child } = useSuspenseQuery(childOfApprovalQuery(api, token));
  const { headline, answered, error, isOver, busy, onSubmit } = useAnswer({
    yes: () => api.accounts.approveMinor.call({ token }),
    erase: () => api.accounts.refuseMinor.call({ token }),
  });
  if (answered?.answer === 'erase')
    return <ErasedSheet name={answered.child.firstName} headline={headline} />;
  if (answered) {
    return (
      <GuardianSheet
        scene="table-talk"
        headline={headline}
        title={t('accounts.approve.doneTitle', { name: answered.child.firstName })}
        text={t('accounts.approve.doneText')}
      >
        <Button href={href('parents')} variant="secondary" className="mt-6">
          {t('accounts.approve.lookNow')}
        </Button>
      </GuardianSheet>
    );
  }
  if (!child || isOver) {
    return (
      <GuardianSheet
        scene="lock"
        title={t('accounts.approve.goneTitle')}
        text={t('accounts.approve.goneText')}
      />
    );
  }
  return (
    <GuardianSheet
      scene="table-talk"
      title={t('accounts.approve.title', { name: child.firstName })}
      text={t('accounts.approve.intro')}
      error={error}
    >
      <ul className="mt-5 space-y-3">
        {[
          t('accounts.approve.keeps'),
          ...child.classes.map(({ name, teacher }) =>
            t('accounts.approve.joins', { className: name, teacher }),
          ),
          t('accounts.approve.private'),
          t('accounts.approve.revocable'),
        ].map((point) => (
          <li key={point} className="flex gap-3">
            <Icon shape={IconCheck} className="mt-1 text-olive" />
            {point}
          </li>
        ))}
      </ul>
      <form method="post" onSubmit={onSubmit} className="mt-7">
        <Button type="submit" wide busy={busy}>
          {t('accounts.approve.submit')}
        </Button>
      </form>
      <p className="mt-5 text-step--1 text-muted">{t('accounts.approve.otherwise')}</p>
      <LegalNote />
      <EraseForm name={child.firstName} opener={t('accounts.erase.opener')} busy={busy} onSubmit={onSubmit} />
      <p className="mt-2">
        <a href={href('parents')} className="text-link">
          {t('accounts.approve.look')}
        </a>
      </p>
    </GuardianSheet>
  );
}
