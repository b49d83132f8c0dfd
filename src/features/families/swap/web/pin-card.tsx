import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { PasswordInput } from '#ui/field/password-input.tsx';
import { href } from '#urls.ts';
import { ConfirmedForm } from '#features/families/web/confirmed-form.tsx';
import { CurrentPasswordField } from '#features/sign-in/offered/current-password-field.tsx';
import { waysInQuery } from '#features/sign-in/offered/ways-in-query.ts';
import { pinLength } from '../policy.ts';
import { isBeforeHandOver, sharingForms } from './sharing-forms.ts';

/** The viewer's PIN, with which she comes back from a child's place: set, changed or removed. */
export function PinCard({ hasPin }: { hasPin: boolean }) {
  const t = useTranslations();
  const hasPassword = useSuspenseQuery(waysInQuery(usePage().api)).data.password;
  return (
    <Card as="section" labelledBy="pin" className="scroll-mt-6">
      <h2 id="pin" className="flex flex-wrap items-center gap-x-3 text-step-2">
        {t('families.pin.title')}
        {hasPin && <Badge tone="progress">{t('families.pin.set')}</Badge>}
      </h2>
      <p className="mt-2 text-pretty text-ink-soft">
        {hasPassword ? t('families.pin.text') : t('families.pin.textNoPassword')}
      </p>
      {hasPin ? (
        <div className="mt-3 flex flex-wrap gap-x-4">
          <details className="open:basis-full">
            <summary className="text-link inline-flex min-h-11 cursor-pointer items-center rounded-small px-1">
              {t('families.pin.change')}
            </summary>
            <PinForm />
          </details>
          <ConfirmedForm
            definition={sharingForms.removePin}
            about={[]}
            opener={t('families.pin.remove')}
            question={hasPassword ? t('families.pin.removeText') : t('families.pin.removeTextNoPassword')}
            submit={t('families.pin.removeSubmit')}
            doneText={t('families.pin.removed')}
          />
        </div>
      ) : (
        <PinForm />
      )}
    </Card>
  );
}

function PinForm() {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = usePageForm(sharingForms.setPin, {
    doneText: t('families.pin.saved'),
    clears: true,
    invalidates: [api.families.key()],
    onDone: () => (isBeforeHandOver(search) ? navigate(href('familyWho')) : undefined),
  });
  return (
    <PageForm form={form} className="mt-4 max-w-form space-y-5">
      <PageField name="pin" label={t('families.pin.label')} hint={t('families.pin.hint')} required>
        {(control) => (
          <PasswordInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={pinLength}
            showLabel={t('families.pin.show')}
            hideLabel={t('families.pin.hide')}
            className="tracking-[0.4em]"
          />
        )}
      </PageField>
      <CurrentPasswordField />
      <SubmitButton>{t('families.pin.submit')}</SubmitButton>
    </PageForm>
  );
}
