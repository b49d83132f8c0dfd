import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { TextInput } from '#ui/field/text-input.tsx';
import { href } from '#urls.ts';
import { longestAddress, longestOrder, longestSchool } from '#features/licenses/policy.ts';
import type { LicenseQuote } from '../contract.ts';
import { requestForm } from './asking-forms.ts';
import { requestKeyQuery } from './asking-queries.ts';

/** Who buys, from when, and where the invoice goes. */
export function RequestForm({ quote }: { quote: LicenseQuote }) {
  const t = useTranslations();
  const { api } = usePage();
  const viewer = useViewer();
  const navigate = useNavigate();
  const { data: key } = useSuspenseQuery(requestKeyQuery);
  const form = usePageForm(requestForm, {
    doneText: t('licenses.request.done'),
    invalidates: [api.licenses.key(), requestKeyQuery.queryKey],
    onDone: () => navigate(href('licenses')),
  });
  return (
    <Card as="section" padding="l" labelledBy="license-request" className="min-w-0">
      <h2 id="license-request" className="text-step-2 font-bold">
        {t('licenses.request.title')}
      </h2>
      <PageForm form={form} className="mt-6 space-y-5">
        <input type="hidden" name="seats" value={quote.seats} />
        <input type="hidden" name="country" value={quote.country} />
        <input type="hidden" name="total" value={quote.total} />
        <input type="hidden" name="key" value={key} />
        <PageField
          name="startsOn"
          label={t('licenses.request.startsOn')}
          hint={t('licenses.request.startsOnHint')}
          required
          className="max-w-form"
        >
          {(control) => <TextInput {...control} type="date" />}
        </PageField>
        <PageField name="school" label={t('licenses.request.school')} required>
          {(control) => (
            <TextInput {...control} dir="auto" autoComplete="organization" maxLength={longestSchool} />
          )}
        </PageField>
        <PageField name="address" label={t('licenses.request.address')} required>
          {(control) => (
            <textarea
              {...control}
              dir="auto"
              rows={3}
              autoComplete="street-address"
              maxLength={longestAddress}
              className={controlLook}
            />
          )}
        </PageField>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <PageField
            name="contactName"
            label={t('licenses.request.contactName')}
            known={viewer?.fullName}
            required
          >
            {(control) => <TextInput {...control} dir="auto" autoComplete="name" maxLength={120} />}
          </PageField>
          <PageField
            name="contactEmail"
            label={t('licenses.request.contactEmail')}
            known={viewer?.emailAddress}
            required
          >
            {(control) => (
              <TextInput {...control} type="email" dir="ltr" autoComplete="email" maxLength={254} />
            )}
          </PageField>
          <PageField
            name="purchaseOrder"
            label={t('licenses.request.purchaseOrder')}
            note={t('licenses.request.optional')}
          >
            {(control) => <TextInput {...control} dir="auto" autoComplete="off" maxLength={longestOrder} />}
          </PageField>
          <PageField
            name="taxNumber"
            label={t('licenses.request.taxNumber')}
            note={t('licenses.request.optional')}
          >
            {(control) => <TextInput {...control} dir="ltr" autoComplete="off" maxLength={60} />}
          </PageField>
        </div>
        <SubmitButton size="l" wide>
          {t('licenses.request.send')}
        </SubmitButton>
        <p className="text-step--1 text-pretty text-muted">{t('licenses.request.kept')}</p>
      </PageForm>
    </Card>
  );
}
