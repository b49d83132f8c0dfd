import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { href } from '#urls.ts';
import { AnswerSheet } from '#features/accounts/offered/answer-sheet.tsx';
import { LegalNote } from '#features/accounts/offered/legal-note.tsx';
import { textOf } from '#features/classes/web/acted-form.ts';
import { joinRequestQuery } from '#features/classes/web/class-queries.ts';
import { isolate } from '#ui/text/isolate.tsx';
import { useSentForm } from '#features/classes/web/sent-form.ts';

/** `/approve/class/{token}`: a parent or guardian lets a child join a class. Opening the page changes nothing. */
export default function ApproveClassPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { token = '' } = useParams();
  const headline = useRef<HTMLHeadingElement>(null);
  const { data: request } = useSuspenseQuery(joinRequestQuery(api, token));
  const { formRef, onSubmit, busy, answer, refusal, values } = useSentForm('approve', (form) =>
    api.classes.approveJoin.call({ token, emailAddress: textOf(form, 'emailAddress') }),
  );
  useEffect(() => {
    // The pressed button is gone, so focus moves to its result.
    if (answer) headline.current?.focus();
  }, [answer]);
  const head = <PageHead title={t('classes.approve.headTitle')} path={href('start')} noindex />;
  if (answer) {
    return (
      <>
        {head}
        <AnswerSheet
          scene="film-lesson"
          headline={headline}
          title={t.rich('classes.approve.doneTitle', { name: answer.firstName, bdi: isolate })}
          text={t.rich('classes.approve.doneText', { className: answer.className, bdi: isolate })}
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
  const issue = refusal?.issues['emailAddress'];
  return (
    <>
      {head}
      <AnswerSheet
        scene="film-lesson"
        title={t.rich('classes.approve.title', { name: firstName, className, bdi: isolate })}
        text={t.rich('classes.approve.intro', { teacher, bdi: isolate })}
        error={issue ? undefined : refusal?.message}
      >
        <ul className="mt-5 space-y-3">
          {[t('classes.approve.sees'), t('classes.approve.private'), t('classes.approve.leave')].map(
            (point) => (
              <li key={point} className="flex gap-3">
                <Icon shape={IconCheck} className="mt-1 text-olive" />
                {point}
              </li>
            ),
          )}
        </ul>
        <form ref={formRef} method="post" noValidate onSubmit={onSubmit} className="mt-7 space-y-5">
          <input type="hidden" name="form" value="approve" />
          <Field
            label={t('classes.approve.address')}
            hint={t('classes.approve.addressHint')}
            error={issue}
            required
          >
            {(control) => (
              <TextInput
                {...control}
                name="emailAddress"
                type="email"
                autoComplete="email"
                defaultValue={values['emailAddress']}
                maxLength={254}
              />
            )}
          </Field>
          <Button type="submit" wide busy={busy}>
            {t('classes.approve.submit')}
          </Button>
        </form>
        <p className="mt-5 text-step--1 text-muted">{t('classes.approve.otherwise')}</p>
        <LegalNote />
      </AnswerSheet>
    </>
  );
}
