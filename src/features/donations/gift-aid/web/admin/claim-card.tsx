import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { GiftAidSums } from '#features/donations/gift-aid/contract.ts';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import { Adjustments } from './adjustments.tsx';
import { claimForm } from './gift-aid-admin-forms.ts';
import { claimKeyQuery } from './gift-aid-queries.ts';
import { usePounds } from './use-pounds.ts';

/** What can be claimed of the gifts up to a day, what has to be told with it, and making the claim. */
export function ClaimCard({ sums }: { sums: GiftAidSums }) {
  const t = useTranslations();
  const pounds = usePounds();
  const { share } = useDonationWords();
  const mayAct = useViewer()?.permissions.includes('money.act') ?? false;
  const { gifts, total, tax, rate, until, adjustments, adjustmentTax } = sums;
  return (
    <Card as="section" labelledBy="gift-aid-open">
      <h2 id="gift-aid-open" className="text-step-1 font-bold">
        {t('donations.giftAid.openTitle')}
      </h2>
      <form method="get" className="mt-4 flex flex-wrap items-end gap-3">
        <Field label={t('donations.giftAid.until')}>
          {(control) => <TextInput {...control} type="date" name="until" defaultValue={until} key={until} />}
        </Field>
        <Button type="submit" variant="secondary">
          {t('donations.giftAid.show')}
        </Button>
      </form>
      <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 tabular-nums">
        <dt className="text-muted">{t('donations.giftAid.count')}</dt>
        <dd>{gifts}</dd>
        <dt className="text-muted">{t('donations.giftAid.total')}</dt>
        <dd>{pounds(total)}</dd>
        <dt className="text-muted">{t('donations.giftAid.tax', { rate: share(rate) })}</dt>
        <dd className="text-step-1 font-bold">{pounds(tax)}</dd>
      </dl>
      {adjustments.length > 0 && (
        <Adjustments
          title={t('donations.giftAid.adjustTitle')}
          text={t('donations.giftAid.adjustText', { sum: pounds(adjustmentTax) })}
          adjustments={adjustments}
        />
      )}
      {mayAct && gifts > 0 && <MakeClaim sums={sums} />}
    </Card>
  );
}

function MakeClaim({ sums: { until, gifts, total, adjustmentTax } }: { sums: GiftAidSums }) {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const { data: key } = useSuspenseQuery(claimKeyQuery);
  const form = usePageForm(claimForm, {
    doneText: t('donations.giftAid.claimed'),
    invalidates: [api.donations.key()],
    onDone: ({ id }) => navigate(adminHref('adminGiftAidClaim', { claimId: id })),
  });
  return (
    <PageForm form={form} className="mt-5 grid gap-4">
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="until" value={until} />
      <input type="hidden" name="gifts" value={gifts} />
      <input type="hidden" name="total" value={total} />
      <input type="hidden" name="adjustmentTax" value={adjustmentTax} />
      <p className="text-pretty text-muted">{t('donations.giftAid.claimText')}</p>
      <p>
        <SubmitButton>{t('donations.giftAid.makeClaim')}</SubmitButton>
      </p>
    </PageForm>
  );
}
