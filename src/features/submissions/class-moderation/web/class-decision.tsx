import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { longestNote, rejectionReasons } from '#features/submissions/moderation/policy.ts';
import { useRejectionWords } from '#features/submissions/moderation/web/use-rejection-words.ts';
import type { ClassWaitingWork } from '../contract.ts';
import { classWorkForms } from './class-work-forms.ts';

/** A teacher lets a work onto the wall of her class, or hands it back with a reason. */
export function ClassDecision({ work: { id, version, files } }: { work: ClassWaitingWork }) {
  const t = useTranslations();
  const { api } = usePage();
  const reasons = useRejectionWords();
  const about = [id, String(version)];
  const invalidates = [api.submissions.classWaiting.key()];
  const approval = usePageForm(classWorkForms.approve, { about, invalidates });
  const rejection = usePageForm(classWorkForms.reject, { about, invalidates });
  const isChecking = files.some(({ state }) => state === 'checking');
  return (
    <div className="border-t border-line bg-sand p-5 sm:p-6">
      {isChecking && <p className="mb-3 text-muted">{t('submissions.approve.notReady')}</p>}
      <PageForm form={approval}>
        <SubmitButton icon={IconCheck} disabled={isChecking} aria-describedby={`waiting-${id}`}>
          {t('submissions.classWall.approve')}
        </SubmitButton>
      </PageForm>
      <details className="mt-2" open={rejection.refusal !== undefined || undefined}>
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
          {t('submissions.classWall.handBack')}
        </summary>
        <PageForm form={rejection} className="mt-2 space-y-4">
          <PageField name="reason" known="" label={t('submissions.classWall.reason')} required>
            {(control) => (
              <SelectInput {...control}>
                <option value="">{t('submissions.classWall.chooseReason')}</option>
                {rejectionReasons.map((reason) => (
                  <option key={reason} value={reason}>
                    {reasons[reason].short}
                  </option>
                ))}
              </SelectInput>
            )}
          </PageField>
          <PageField name="note" label={t('submissions.classWall.note')}>
            {(control) => <TextInput {...control} maxLength={longestNote} autoComplete="off" />}
          </PageField>
          <SubmitButton variant="secondary" size="s">
            {t('submissions.classWall.handBackYes')}
          </SubmitButton>
        </PageForm>
      </details>
    </div>
  );
}
