import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { WorkFiles } from '#features/submissions/wall/web/single-work/work-files.tsx';
import type { AskedWork, ChildWorks } from '../contract.ts';
import type { answerForm } from './guardian-forms.ts';

interface AskedWorkSheetProps {
  work: AskedWork;
  firstName: string;
  form: typeof answerForm;
  level?: 2 | 3 | undefined;
  /** The guardian may agree to this and to all that is to come. */
  offersAlways: boolean;
  onAnswered(left: ChildWorks, answer: string): unknown;
  /** It was answered already, or has changed. */
  onStale(): void;
}

const audiences = { 0: IconWorld, 1: IconUsersGroup, 2: IconLock } as const;

/** One work as it will appear, and under it a guardian's answers. */
export function AskedWorkSheet({
  work,
  firstName,
  form: definition,
  level = 2,
  offersAlways,
  onAnswered,
  onStale,
}: AskedWorkSheetProps) {
  const t = useTranslations();
  const { id, version, item, by, files, text, language, visibility } = work;
  const Title = `h${level}` as const;
  const form = usePageForm(definition, {
    about: [id, String(version)],
    doneText: t('submissions.approve.thanks'),
    onDone: (left, { answer }) => onAnswered(left, answer),
    onRefused({ status, code }) {
      const isStale =
        code === 'not_allowed' || code === 'version_changed' || code === 'link_over' || status === 404;
      if (isStale) onStale();
      return isStale;
    },
  });
  const isChecking = files.some(({ state }) => state === 'checking');
  const seenBy = {
    0: t('submissions.approve.seenByAll', { name: firstName }),
    1: t('submissions.approve.seenByGroup', { name: firstName }),
    2: t('submissions.approve.seenByOwner', { name: firstName }),
  }[visibility];
  return (
    <li className="on-paper overflow-clip rounded-card bg-paper shadow-lift-2">
      <div className="p-5 sm:p-8">
        <div className="flex items-center gap-4">
          <Avatar name={by.name} src={by.avatar} />
          <div className="min-w-0">
            <Title className="text-step-1 leading-snug font-bold">
              <bdi>{item.title ?? t('submissions.work.untitled')}</bdi>
            </Title>
            {item.courseTitle !== undefined && (
              <p className="text-step--1 text-muted">
                <bdi>{item.courseTitle}</bdi>
              </p>
            )}
          </div>
        </div>
        {text && (
          <p
            lang={language}
            dir="auto"
            className="mt-5 max-w-reading text-step-1 wrap-anywhere whitespace-pre-line"
          >
            {text}
          </p>
        )}
        {files.length > 0 && (
          <div className="mt-5">
            <WorkFiles files={files} name={by.name} />
          </div>
        )}
      </div>
      <div className="border-t border-line bg-sand p-5 sm:p-8">
        <p className="flex gap-3 font-semibold">
          <Icon shape={audiences[visibility]} size={24} className="mt-0.5 shrink-0" />
          {seenBy}
        </p>
        {isChecking && <p className="mt-2 text-muted">{t('submissions.approve.notReady')}</p>}
        <PageForm form={form} className="mt-5 space-y-5">
          <PageField name="note" label={t('submissions.approve.note', { name: firstName })}>
            {(control) => <TextInput {...control} maxLength={500} />}
          </PageField>
          <div className="flex flex-col gap-3 sm:flex-row">
            <SubmitButton name="answer" value="yes" disabled={isChecking}>
              {t('submissions.approve.yes')}
            </SubmitButton>
            <SubmitButton name="answer" value="no" variant="secondary">
              {t('submissions.approve.no')}
            </SubmitButton>
          </div>
          {offersAlways && (
            <div className="border-t border-line pt-4">
              <SubmitButton name="answer" value="always" variant="quiet" className="-ms-6">
                {t('submissions.approve.always', { name: firstName })}
              </SubmitButton>
              <p className="max-w-reading text-step--1 text-pretty text-muted">
                {t('submissions.approve.alwaysHint', { name: firstName })}
              </p>
            </div>
          )}
        </PageForm>
      </div>
    </li>
  );
}
