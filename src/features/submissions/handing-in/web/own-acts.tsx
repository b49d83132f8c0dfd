import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import type { HandInView, OwnSubmission } from '../contract.ts';
import { appealForm, showToForm, withdrawForm } from './hand-in-forms.ts';
import { VisibilityChoice } from './visibility-choice.tsx';

interface ShowToProps {
  work: OwnSubmission;
  view: HandInView;
  isMinors: boolean;
}

const opener = 'text-link inline-flex min-h-11 cursor-pointer items-center';

/** Changes who may see it. */
export function ShowTo({ work, view, isMinors }: ShowToProps) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(showToForm, {
    about: [work.id],
    doneText: t('submissions.own.seenBySaved'),
    invalidates: [api.submissions.key()],
  });
  return (
    <details open={form.refusal ? true : undefined} className="w-full">
      <summary className={opener}>{t('submissions.own.changeSeenBy')}</summary>
      <PageForm form={form} className="mt-3 mb-4">
        <input type="hidden" name="version" value={work.version} />
        <VisibilityChoice
          key={work.visibility}
          offered={view.visibilities}
          known={work.visibility}
          isMinors={isMinors}
        />
        <p className="mt-3 text-step--1 text-muted">{t('submissions.own.widenNote')}</p>
        <SubmitButton size="s" className="mt-4">
          {t('submissions.own.saveSeenBy')}
        </SubmitButton>
      </PageForm>
    </details>
  );
}

/** Takes it back, after a second thought. */
export function Withdraw({ work }: { work: OwnSubmission }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(withdrawForm, {
    about: [work.id],
    doneText: t('submissions.own.withdrawn'),
    invalidates: [api.submissions.key()],
  });
  return (
    <details className="w-full">
      <summary className={opener}>{t('submissions.own.withdraw')}</summary>
      <PageForm form={form} className="mt-3 rounded-card bg-tint-danger p-5">
        <p className="text-pretty">{t('submissions.own.withdrawText')}</p>
        <SubmitButton size="s" variant="secondary" className="mt-4">
          {t('submissions.own.withdrawConfirm')}
        </SubmitButton>
      </PageForm>
    </details>
  );
}

/** Asks once to look at it again. */
export function Appeal({ work }: { work: OwnSubmission }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(appealForm, {
    about: [work.id],
    doneText: t('submissions.own.appealed'),
    invalidates: [api.submissions.key()],
  });
  return (
    <details open={form.refusal ? true : undefined} className="w-full">
      <summary className={opener}>{t('submissions.own.appeal')}</summary>
      <PageForm form={form} className="mt-3 mb-4">
        <PageField
          name="text"
          label={t('submissions.own.appealText')}
          hint={t('submissions.own.appealHint')}
          required
        >
          {(control) => <textarea {...control} rows={3} className={controlLook} />}
        </PageField>
        <SubmitButton size="s" className="mt-4">
          {t('submissions.own.appealSend')}
        </SubmitButton>
      </PageForm>
    </details>
  );
}
