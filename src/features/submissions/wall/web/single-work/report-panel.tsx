import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import type { ReportReason } from '#features/submissions/wall/policy.ts';
import { reportForm } from './work-forms.ts';

const reasons: Record<ReportReason, string> = {
  unkind: 'submissions.report.unkind',
  personal: 'submissions.report.personal',
  unsuitable: 'submissions.report.unsuitable',
  copied: 'submissions.report.copied',
  other: 'submissions.report.other',
};

/** “Report this”, for signed-in people: a reason, and no free text. */
export function ReportPanel({ workId }: { workId: string }) {
  const t = useTranslations();
  const form = usePageForm(reportForm, { about: [workId] });
  const { done, outcomeRef } = form;
  if (done) {
    return (
      <p ref={outcomeRef} tabIndex={-1} className="text-muted outline-none print:hidden">
        {t('submissions.report.done')}
      </p>
    );
  }
  return (
    <details open={form.refusal ? true : undefined} className="print:hidden">
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-step--1">
        {t('submissions.report.opener')}
      </summary>
      <PageForm form={form} className="mt-2 space-y-4 rounded-card bg-sand p-4">
        <p>{t('submissions.report.intro')}</p>
        <fieldset>
          <legend className="mb-1 font-semibold">{t('submissions.report.reason')}</legend>
          {Object.entries(reasons).map(([reason, words]) => (
            <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
              <input
                type="radio"
                name="reason"
                value={reason}
                defaultChecked={reason === 'unkind'}
                className="size-5 shrink-0 accent-pomegranate"
              />
              {t(words)}
            </label>
          ))}
        </fieldset>
        <SubmitButton size="s" variant="secondary">
          {t('submissions.report.send')}
        </SubmitButton>
      </PageForm>
    </details>
  );
}
