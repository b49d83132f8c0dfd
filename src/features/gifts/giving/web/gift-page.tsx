import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { NightBand } from '#art/night-band.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { PageSection } from '#ui/layout/page-section.tsx';
import { href } from '#urls.ts';
import { CurrencyPicker } from '#features/currencies/offered/currency-picker.tsx';
import { giftKeyQuery, giftOffersQuery, readCurrency } from '#features/gifts/web/gift-queries.ts';
import { GiftFields, type KnownGift } from './gift-fields.tsx';
import { GiftQuestions } from './gift-questions.tsx';
import { makeGiftForm } from './gift-forms.ts';
import { LivePreview } from './live-preview.tsx';

export async function load({ page, url }: PageArgs): Promise<void> {
  const { api, queries } = page;
  await Promise.all([
    queries.query(giftOffersQuery(api, readCurrency(url))),
    queries.ensureQueryData(giftKeyQuery),
  ]);
}

/** `/gift`: giving a plan, with a card in cut paper. The next page shows it, and takes the money. */
export default function GiftPage() {
  const t = useTranslations();
  const { api, locale, origin } = usePage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const currency = readCurrency(new URL(pathname + search, origin));
  const { data: offers } = useSuspenseQuery(giftOffersQuery(api, currency));
  const { data: key } = useSuspenseQuery(giftKeyQuery);
  const form = usePageForm(makeGiftForm, {
    onDone: ({ token }) => void navigate(href('giftOfGiver', { token })),
  });
  const known: KnownGift = {
    plan: 'standard',
    months: 12,
    card: 'just-because',
    language: locale,
    giverName: offers.giverName,
    giverAddress: offers.giverAddress,
    receiverName: '',
    receiverAddress: null,
    message: '',
    sendOn: null,
    byMail: true,
  };
  const shownIn = (currency: string) => href('gift', undefined, { currency });
  return (
    <>
      <PageHead title={t('gifts.page.headTitle')} description={t('gifts.page.intro')} path={href('gift')} />
      <NightBand>
        <div className="pt-8 text-center sm:pt-14">
          <h1 className="text-step-4 text-balance">{t('gifts.page.title')}</h1>
          <p className="mx-auto mt-4 max-w-reading text-step-1 text-pretty text-night-soft">
            {t('gifts.page.intro')}
          </p>
          <p className="mt-3">
            <a href={href('giftClaim')} className="text-link inline-flex min-h-11 items-center">
              {t('gifts.page.haveCode')}
            </a>
          </p>
        </div>
      </NightBand>
      <PageSection className="pt-0! sm:pt-0!">
        <LivePreview known={known}>
          <CurrencyPicker
            currency={offers.currency}
            back={shownIn(offers.currency)}
            invalidates={[api.gifts.offers.key()]}
            onChosen={(chosen) => void navigate(shownIn(chosen), { preventScrollReset: true })}
            className="mb-8"
          />
          <PageForm form={form}>
            <input type="hidden" name="key" value={key} />
            <GiftFields offers={offers} known={known} />
            <SubmitButton size="l" className="mt-10">
              {t('gifts.form.next')}
            </SubmitButton>
            <p className="mt-3 text-step--1 text-pretty text-muted">{t('gifts.form.nextHint')}</p>
          </PageForm>
        </LivePreview>
      </PageSection>
      <GiftQuestions />
    </>
  );
}
