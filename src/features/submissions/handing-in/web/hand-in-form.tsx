import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { classNames } from '#ui/styles/class-names.ts';
import { ImpactFields } from '#features/submissions/impact/web/impact-fields.tsx';
import type { HandInView, OwnSubmission } from '../contract.ts';
import { DraftConflictPanel } from './draft-conflict-panel.tsx';
import { DraftLine } from './draft-line.tsx';
import { FilesField } from './files-field.tsx';
import { handInForm } from './hand-in-forms.ts';
import { useWorkDraft } from './use-work-draft.ts';
import { VisibilityChoice } from './visibility-choice.tsx';

interface HandInFormProps {
  view: HandInView;
  person: string;
  isMinors: boolean;
  /** Hears what was handed in, once the page shows it. */
  onHandedIn(work: OwnSubmission): void;
}

/** What was done, in words and files, and who may see it. Nothing typed is lost: not by leaving, not to another device. */
export function HandInForm({ view, person, isMinors, onHandedIn }: HandInFormProps) {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { itemId, kind, submission } = view;
  const form = usePageForm(handInForm, {
    about: [itemId],
    invalidates: [api.submissions.key()],
    onDone: async (work) => {
      draft.forget();
      await navigate(`${pathname}#hand-in`, { replace: true });
      onHandedIn(work);
    },
  });
  const draft = useWorkDraft({ view, person, formRef: form.formRef });
  const { body, turn } = draft.start;
  const [isUnderway, setUnderway] = useState(false);
  const isDeed = kind === 'rwi';
  return (
    <Card as="section" labelledBy="hand-in-title" padding="l">
      <h2 id="hand-in-title" className="text-step-3">
        {isDeed ? t('submissions.handIn.titleDeed') : t('submissions.handIn.titleChallenge')}
      </h2>
      <p className="mt-2 mb-6 max-w-reading text-pretty text-muted">
        {view.waitsFor === 'guardian'
          ? t('submissions.handIn.introGuardian')
          : t('submissions.handIn.introUs')}
      </p>
      {draft.conflict && (
        <DraftConflictPanel
          conflict={draft.conflict}
          filesAtMost={view.filesAtMost}
          onSettle={draft.settle}
        />
      )}
      <PageForm form={form}>
        <div key={turn} className="space-y-8">
          <input type="hidden" name="version" value={submission?.version ?? 0} />
          <PageField
            name="text"
            known={body.text}
            label={t('submissions.handIn.text')}
            hint={t('submissions.handIn.textHint')}
          >
            {(control) => (
              <textarea
                {...control}
                rows={6}
                maxLength={view.textAtMost}
                // She may write in another language than the page's.
                className={classNames(controlLook, '[unicode-bidi:plaintext]')}
              />
            )}
          </PageField>
          <FilesField known={body.files} filesAtMost={view.filesAtMost} onUnderway={setUnderway} />
          {isDeed && <ImpactFields known={body.impact} />}
          <VisibilityChoice offered={view.visibilities} known={body.visibility} isMinors={isMinors} />
        </div>
        {submission?.shown && <p className="mt-6 text-muted">{t('submissions.handIn.newVersionNote')}</p>}
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
          <SubmitButton size="l" disabled={isUnderway}>
            {submission ? t('submissions.handIn.sendNew') : t('submissions.handIn.send')}
          </SubmitButton>
          {submission && (
            <Button href={`${pathname}#hand-in`} variant="quiet">
              {t('submissions.handIn.cancel')}
            </Button>
          )}
          <DraftLine status={draft.status} isUnderway={isUnderway} />
        </div>
      </PageForm>
    </Card>
  );
}
