import { useSuspenseQuery } from '@tanstack/react-query';
import { redirect, useLocation, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { PageSection } from '#ui/layout/page-section.tsx';
import { href } from '#urls.ts';
import { CurrencyPicker } from '#features/currencies/offered/currency-picker.tsx';
import { giftOffersQuery, giftQuery, readCurrency } from '#features/gifts/web/gift-queries.ts';
import { GiftFields } from './gift-fields.tsx';
import { changeGiftForm } from './gift-forms.ts';
import { LivePreview } from './live-preview.tsx';

export async function load({ page, params, url }: PageArgs): Promise<Response | void> {
  const { api, queries } = page;
  const token = params['token'] ?? '';
  const gift = await queries.query(giftQuery(api, token));
  if (gift.state !== 'draft') return redirect(href('giftOfGiver', { token }));
  await queries.query(giftOffersQuery(api, readCurrency(url) ?? gift.currency));
}

/** `/gift/{token}/change`: everything of a gift that is not paid for yet. */
export default function ChangeGiftPage() {
  const t = useTranslations();
  const { api, origin } = usePage();
  const navigate = useNavigate();
  const { token = '' } = useParams();
  const { pathname, search } = useLocation();
  const { data: gift } = useSuspenseQuery(giftQuery(api, token));
  const currency = readCurrency(new URL(pathname + search, origin)) ?? gift.currency;
  const { data: offers } = useSuspenseQuery(giftOffersQuery(api, currency));
  const form = usePageForm(changeGiftForm, {
    invalidates: [api.gifts.get.key()],
    onDone: () => void navigate(href('giftOfGiver', { token })),
  });
  const shownIn = (currency: string) => href('giftChange', { token }, { currency });
  return (
    <PageSection>
      <PageHead title={t('gifts.page.headTitle')} path={href('gift')} noindex />
      <h1 className="mb-8 text-step-3">{t('gifts.change.title')}</h1>
      <LivePreview known={gift}>
        <CurrencyPicker
          currency={offers.currency}
          back={shownIn(offers.currency)}
          invalidates={[api.gifts.offers.key()]}
          onChosen={(chosen) => void navigate(shownIn(chosen), { preventScrollReset: true })}
          className="mb-8"
        />
        <PageForm form={form}>
          <GiftFields offers={offers} known={{ ...gift, byMail: gift.receiverAddress !== null }} />
          <SubmitButton size="l" className="mt-10">
            {t('gifts.form.next')}
          </SubmitButton>
        </PageForm>
      </LivePreview>
    </PageSection>
  );
}
