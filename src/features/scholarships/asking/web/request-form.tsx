import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { useCaptcha } from '#features/sign-in/offered/use-captcha.ts';
import { countriesQuery } from '#page/countries-query.ts';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { askers, beneficiaries, longestWords, shares, wishedPlans } from '#features/scholarships/policy.ts';
import { askForm, sendRequest } from './asking-forms.ts';
import { ChoiceField } from './choice-field.tsx';
import { askerTexts, beneficiaryTexts, planTexts, shareTexts } from './words.ts';

/** Asks for a scholarship. `knownAddress` is where the answer goes to someone who has proved her address. */
export function RequestForm({ knownAddress }: { knownAddress: string | null }) {
  const t = useTranslations();
  const page = usePage();
  const viewer = useViewer();
  const captcha = useCaptcha();
  const { data: countries } = useSuspenseQuery(countriesQuery(page));
  const form = usePageForm(askForm, {
    send: async ({ api }, typed) => sendRequest(api, typed, await captcha.answer()),
    invalidates: [page.api.scholarships.key()],
  });
  const { done, result, outcomeRef } = form;
  if (done && result)
    return (
      <div ref={outcomeRef} tabIndex={-1} className="outline-none">
        <Callout tone="success" title={t('scholarships.ask.doneTitle')} announced>
          {t.rich('scholarships.ask.doneText', { address: result.emailAddress, bdi: isolate })}
        </Callout>
      </div>
    );
  const toChoices = <Value extends string | number>(
    values: readonly Value[],
    textOf: (value: Value) => string,
  ) => values.map((value) => ({ value: String(value), text: t(textOf(value)) }));
  return (
    <PageForm form={form} onFocus={captcha.begin} className="space-y-6">
      <ChoiceField
        name="asker"
        legend={t('scholarships.ask.asker')}
        choices={toChoices(askers, (value) => askerTexts[value])}
      />
      <ChoiceField
        name="beneficiary"
        legend={t('scholarships.ask.beneficiary')}
        choices={toChoices(beneficiaries, (value) => beneficiaryTexts[value])}
      />
      <ChoiceField
        name="plan"
        legend={t('scholarships.ask.plan')}
        choices={toChoices(wishedPlans, (value) => planTexts[value])}
      />
      <ChoiceField
        name="share"
        legend={t('scholarships.ask.share')}
        choices={toChoices(shares, (value) => shareTexts[value])}
      />
      <PageField
        name="words"
        label={t('scholarships.ask.words')}
        hint={t('scholarships.ask.wordsHint')}
        required
      >
        {(control) => (
          <textarea {...control} dir="auto" rows={6} maxLength={longestWords} className={controlLook} />
        )}
      </PageField>
      <PageField name="name" label={t('scholarships.ask.name')} known={viewer?.fullName} required>
        {(control) => <TextInput {...control} dir="auto" autoComplete="name" maxLength={120} />}
      </PageField>
      {knownAddress === null ? (
        <PageField
          name="emailAddress"
          label={t('scholarships.ask.email')}
          hint={t('scholarships.ask.emailHint')}
          known={viewer?.emailAddress ?? undefined}
          required
        >
          {(control) => (
            <TextInput {...control} type="email" dir="ltr" autoComplete="email" maxLength={254} />
          )}
        </PageField>
      ) : (
        <p>{t.rich('scholarships.ask.answerTo', { address: knownAddress, bdi: isolate })}</p>
      )}
      <PageField
        name="country"
        label={t('scholarships.ask.country')}
        known={page.locale === 'he' ? 'IL' : ''}
        required
      >
        {(control) => (
          <SelectInput {...control} autoComplete="country">
            <option value="">{t('scholarships.ask.choose')}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectInput>
        )}
      </PageField>
      <SubmitButton size="l" wide>
        {t('scholarships.ask.send')}
      </SubmitButton>
      <p className="text-step--1 text-pretty text-muted">{t('scholarships.ask.kept')}</p>
    </PageForm>
  );
}
