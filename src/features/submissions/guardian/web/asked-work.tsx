import { useTranslations } from 'use-intl';
import type { QueryKey } from '@tanstack/react-query';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { WorkFiles } from '#features/submissions/wall/web/single-work/work-files.tsx';
import type { AskedWork, ChildWorks } from '../contract.ts';
import type { answerForm } from './guardian-forms.ts';

interface AskedWorkSheetProps {
  work: AskedWork;
  firstName: string;
  form: typeof answerForm;
  invalidates?: readonly QueryKey[];
  onAnswered?(left: ChildWorks): void;
}

/** One work as it will appear, and under it a guardian's three answers. */
export function AskedWorkSheet({
  work,
  firstName,
  form: definition,
  invalidates = [],
  onAnswered,
}: AskedWorkSheetProps) {
  const t = useTranslations();
  const { id, version, item, by, files, text, language, visibility } = work;
  const form = usePageForm(definition, {
    about: [id, String(version)],
    doneText: t('submissions.approve.thanks'),
    invalidates: [...invalidates],
    ...(onAnswered && { onDone: onAnswered }),
  });
  const isChecking = files.some(({ state }) => state === 'checking');
  const seenBy = {
    0: t('submissions.approve.seenByAll', { name: firstName }),
    1: t('submissions.approve.seenByGroup', { name: firstName }),
    2: t('submissions.approve.seenByOwner', { name: firstName }),
  }[visibility];
  return (
    <li className="on-paper rounded-card bg-paper p-5 shadow-lift-2 sm:p-8">
      <div className="flex items-center gap-4">
        <Avatar name={by.name} src={by.avatar} />
        <div className="min-w-0">
          <h2 className="text-step-1 font-bold">{item.title ?? t('submissions.work.untitled')}</h2>
          {item.courseTitle !== undefined && <p className="text-step--1 text-muted">{item.courseTitle}</p>}
        </div>
      </div>
      {text && (
        <p lang={language} className="mt-5 text-step-0 wrap-anywhere whitespace-pre-line">
          <bdi className="block max-w-reading">{text}</bdi>
        </p>
      )}
      {files.length > 0 && (
        <div className="mt-5">
          <WorkFiles files={files} name={by.name} />
        </div>
      )}
      <p className="mt-5 font-semibold">{seenBy}</p>
      {isChecking && <p className="mt-2 text-muted">{t('submissions.approve.notReady')}</p>}
      <PageForm form={form} className="mt-5 space-y-5">
        <PageField name="note" label={t('submissions.approve.note', { name: firstName })}>
          {(control) => <TextInput {...control} maxLength={500} />}
        </PageField>
        <div className="flex flex-wrap gap-3">
          <SubmitButton name="answer" value="yes" disabled={isChecking}>
            {t('submissions.approve.yes')}
          </SubmitButton>
          <SubmitButton name="answer" value="no" variant="secondary">
            {t('submissions.approve.no')}
          </SubmitButton>
        </div>
        <div>
          <SubmitButton name="answer" value="always" variant="quiet" className="-ms-3">
            {t('submissions.approve.always', { name: firstName })}
          </SubmitButton>
          <p className="text-step--1 text-muted">
            {t('submissions.approve.alwaysHint', { name: firstName })}
          </p>
        </div>
      </PageForm>
    </li>
  );
}
