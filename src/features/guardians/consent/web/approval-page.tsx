import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { LegalNote } from '#features/people/offered/legal-note.tsx';
import { ConsentPoints } from '#features/guardians/offered/consent-points.tsx';
import { childWords } from '../policy.ts';
import { EraseForm } from './erase-form.tsx';
import { ErasedSheet } from './erased-sheet.tsx';
import { GuardianSheet } from './guardian-sheet.tsx';
import { childOfApprovalQuery } from './child-queries.ts';
import { approvalForms } from './guardian-forms.ts';

/**
 * `/approve/account/{token}`: tells a parent or guardian what a child's account is, to approve it or have it erased.
 */
export default function ApprovalPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { token = '' } = useParams();
  const { data: child } = useSuspenseQuery(childOfApprovalQuery(api, token));
  const approval = usePageForm(approvalForms.approve);
  const erasure = usePageForm(approvalForms.erase);
  if (erasure.result) return <ErasedSheet name={erasure.result.firstName} headline={erasure.outcomeRef} />;
  if (approval.result) {
    const isInFamily = approval.result.family === 'joined';
    return (
      <GuardianSheet
        scene="table-talk"
        headline={approval.outcomeRef}
        title={t('guardians.approve.doneTitle', childWords(approval.result.firstName))}
        text={
          isInFamily
            ? t('guardians.approve.doneInFamily', childWords(approval.result.firstName))
            : t('guardians.approve.doneText')
        }
      >
        <Button href={isInFamily ? href('family') : href('parents')} variant="secondary" className="mt-6">
          {isInFamily ? t('guardians.approve.toFamily') : t('guardians.approve.lookNow')}
        </Button>
      </GuardianSheet>
    );
  }
  const isOver = [approval, erasure].some(({ refusal }) => refusal?.code === 'link_over');
  if (!child || isOver) {
    return (
      <GuardianSheet
        scene="lock"
        title={t('guardians.approve.goneTitle')}
        text={t('guardians.approve.goneText')}
      />
    );
  }
  return (
    <GuardianSheet
      scene="table-talk"
      title={t('guardians.approve.title', childWords(child.firstName))}
      text={t('guardians.approve.intro')}
    >
      <ConsentPoints classes={child.classes} />
      <PageForm form={approval} className="mt-7 space-y-3">
        {child.family === 'open' ? (
          <>
            <p className="text-pretty">{t('guardians.approve.family', childWords(child.firstName))}</p>
            <SubmitButton wide name="intoFamily" value="yes">
              {t('guardians.approve.submitIntoFamily')}
            </SubmitButton>
            <SubmitButton wide name="intoFamily" value="no" variant="secondary">
              {t('guardians.approve.submitAlone')}
            </SubmitButton>
          </>
        ) : (
          <>
            {child.family === 'full' && <p className="text-pretty">{t('guardians.approve.familyFull')}</p>}
            <SubmitButton wide>{t('guardians.approve.submit')}</SubmitButton>
          </>
        )}
      </PageForm>
      <p className="mt-5 text-step--1 text-muted">{t('guardians.approve.otherwise')}</p>
      <LegalNote />
      <EraseForm form={erasure} name={child.firstName} opener={t('guardians.erase.opener')} />
      <p className="mt-2">
        <a href={href('parents')} className="text-link">
          {t('guardians.approve.look')}
        </a>
      </p>
    </GuardianSheet>
  );
}
