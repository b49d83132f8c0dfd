import { useSuspenseQuery } from '@tanstack/react-query';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import type { PageArgs } from '#page/page-route.ts';
import { approveJoinForm } from './joining-forms.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { href } from '#urls.ts';
import { AnswerSheet } from '#features/people/offered/answer-sheet.tsx';
import { LegalNote } from '#features/people/offered/legal-note.tsx';
import { joinRequestQuery } from '#features/classes/web/class-queries.ts';
import { isolate } from '#ui/text/isolate.tsx';

export async function load({ page, params }: PageArgs): Promise<void> {
  await page.queries.ensureQueryData(joinRequestQuery(page.api, params['token'] ?? ''));
}

/** `/approve/class/{token}`: a parent or guardian lets a child join a class. Opening the page changes nothing. */
export default function ApproveClassPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { token = '' } = useParams();
  const { data: request } = useSuspenseQuery(joinRequestQuery(api, token));
  const form = usePageForm(approveJoinForm);
  const { result, refusal } = form;
  const head = <PageHead title={t('classes.approve.headTitle')} path={href('start')} noindex />;
  if (result) {
    return (
      <>
        {head}
        <AnswerSheet
          scene="film-lesson"
          headline={form.outcomeRef}
          title={t.rich('classes.approve.doneTitle', { name: result.firstName, bdi: isolate })}
          text={t.rich('classes.approve.doneText', { className: result.className, bdi: isolate })}
        />
      </>
    );
  }
  if (!request || refusal?.code === 'link_over') {
    return (
      <>
        {head}
        <AnswerSheet
          scene="lock"
          title={t('classes.approve.goneTitle')}
          text={t('classes.approve.goneText')}
        />
      </>
    );
  }
  const { firstName, className, teacher } = request;
  return (
    <>
      {head}
      <AnswerSheet
        scene="film-lesson"
        title={t.rich('classes.approve.title', { name: firstName, className, bdi: isolate })}
        text={t.rich('classes.approve.intro', { teacher, bdi: isolate })}
      >
        <ul className="mt-5 space-y-3">
          {[
            t('classes.approve.sees'),
            t('classes.approve.seesWork'),
            t('classes.approve.private'),
            t('classes.approve.leave'),
          ].map((point) => (
            <li key={point} className="flex gap-3">
              <Icon shape={IconCheck} className="mt-1 text-olive" />
              {point}
            </li>
          ))}
        </ul>
        <PageForm form={form} className="mt-7 space-y-5">
          <PageField
            name="emailAddress"
            label={t('classes.approve.address')}
            hint={t('classes.approve.addressHint')}
            required
          >
            {(control) => <TextInput {...control} type="email" autoComplete="email" maxLength={254} />}
          </PageField>
          <SubmitButton wide>{t('classes.approve.submit')}</SubmitButton>
        </PageForm>
        <p className="mt-5 text-step--1 text-muted">{t('classes.approve.otherwise')}</p>
        <LegalNote />
      </AnswerSheet>
    </>
  );
}
