import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { childRoles } from '#core/access.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { useCaptcha } from '#features/sign-in/offered/use-captcha.ts';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { TextInput } from '#ui/field/text-input.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { longestMessage, siteForms, type FormName } from '../policy.ts';
import { contactFormOf } from './contact-forms.ts';

interface ContactFormProps {
  formName: FormName;
  title: string;
  intro: string;
}

/** A section with a form that reaches the staff; works without scripts. It is not for children. */
export function ContactForm({ formName, title, intro }: ContactFormProps) {
  const t = useTranslations();
  const viewer = useViewer();
  const captcha = useCaptcha();
  const definition = useMemo(() => contactFormOf(formName), [formName]);
  const form = usePageForm(definition, {
    send: async ({ api }, values) =>
      api.forms.send.call({ formName, ...values, captcha: await captcha.answer() }),
  });
  const { done, outcomeRef } = form;
  if (viewer && (viewer.minor || childRoles.includes(viewer.role))) return null;
  const id = `contact-${formName}`;
  return (
    <PageSection labelledBy={id} tone="sand">
      <div className="grid items-start gap-x-16 lg:grid-cols-2">
        <SectionHeading id={id} intro={intro}>
          {title}
        </SectionHeading>
        <Card padding="l">
          {done ? (
            <div ref={outcomeRef} tabIndex={-1}>
              <Callout tone="success" title={t('forms.contact.doneTitle')} announced>
                {t('forms.contact.doneText')}
              </Callout>
            </div>
          ) : (
            <PageForm form={form} onFocus={captcha.begin} className="space-y-5">
              <PageField name="name" label={t('forms.contact.name')} known={viewer?.displayName} required>
                {(control) => <TextInput {...control} autoComplete="name" maxLength={120} />}
              </PageField>
              <PageField
                name="emailAddress"
                label={t('forms.contact.email')}
                known={viewer?.emailAddress ?? undefined}
                required
              >
                {(control) => <TextInput {...control} type="email" autoComplete="email" maxLength={254} />}
              </PageField>
              {siteForms[formName].asksOrganization && (
                <PageField name="organization" label={t('forms.contact.organization')}>
                  {(control) => <TextInput {...control} autoComplete="organization" maxLength={160} />}
                </PageField>
              )}
              <PageField name="message" label={t('forms.contact.message')} required>
                {(control) => (
                  <textarea {...control} rows={5} maxLength={longestMessage} className={controlLook} />
                )}
              </PageField>
              <p className="text-step--1 text-muted">{t('forms.contact.kept')}</p>
              <SubmitButton>{t('forms.contact.send')}</SubmitButton>
            </PageForm>
          )}
        </Card>
      </div>
    </PageSection>
  );
}
