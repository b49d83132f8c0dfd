import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { money } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';
import { MethodChoice } from '#features/plans/offered/method-choice.tsx';
import { useFailureWords } from '#features/plans/offered/use-failure-words.ts';
import { useGiftWords } from '#features/gifts/web/use-gift-words.ts';
import { GiftCardSheet } from '#features/gifts/web/gift-card-sheet.tsx';
import type { GiftView } from '../contract.ts';
import { payGiftForm } from './gift-forms.ts';
import { placeAfter } from './place-after.ts';
import { GiftSummary } from './gift-summary.tsx';

interface DraftGiftProps {
  gift: GiftView;
  token: string;
  /** The giver has turned back at the provider. */
  isCanceled: boolean;
}

/** The card as it will be, what it costs, and paying for it. */
export function DraftGift({ gift, token, isCanceled }: DraftGiftProps) {
  const t = useTranslations();
  const { nameGift } = useGiftWords();
  return (
    <>
      <h1 className="text-step-3">{t('gifts.draft.title')}</h1>
      <p className="mt-2">
        <a href={href('giftChange', { token })} className="text-link inline-flex min-h-11 items-center">
          {t('gifts.draft.change')}
        </a>
      </p>
      <div className="mt-4 grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <GiftCardSheet {...gift} gift={nameGift(gift)} />
        <div className="grid gap-6">
          <NotPaid gift={gift} isCanceled={isCanceled} />
          <PayForm gift={gift} token={token} />
          <GiftSummary gift={gift} />
        </div>
      </div>
    </>
  );
}

/** What came of paying so far. */
function NotPaid({ gift: { payment, failure }, isCanceled }: Pick<DraftGiftProps, 'gift' | 'isCanceled'>) {
  const t = useTranslations();
  const why = useFailureWords(failure);
  if (payment === 'review') return <Callout title={t('gifts.draft.review')} />;
  if (payment !== 'failed' && !isCanceled) return null;
  return (
    <Callout tone="warning" title={t('plans.paid.notTitle')}>
      {why}
    </Callout>
  );
}

/** How to pay. On Shabbat and Yom Tov it says when paying is possible again. */
function PayForm({ gift, token }: Pick<DraftGiftProps, 'gift' | 'token'>) {
  const t = useTranslations();
  const format = useFormatter();
  const { api } = usePage();
  const locale = useLocale();
  const form = usePageForm(payGiftForm, {
    invalidates: [api.gifts.get.key()],
    onDone: ({ payHref }) => window.location.assign(placeAfter(token, payHref)),
  });
  const { methods, reopensAt, total, currency } = gift;
  if (reopensAt !== null)
    return (
      <Callout title={t('plans.pay.restTitle')}>
        {t('plans.pay.rest', {
          time: format.dateTime(new Date(reopensAt), { weekday: 'long', hour: 'numeric', minute: '2-digit' }),
        })}
      </Callout>
    );
  if (methods.length === 0)
    return <Callout title={t('plans.pay.nowhereTitle')}>{t('gifts.draft.nowhere')}</Callout>;
  return (
    <Card padding="m" className="sm:p-8">
      <PageForm form={form}>
        <input type="hidden" name="total" value={total} />
        <MethodChoice methods={methods} />
        <SubmitButton size="l" wide className="mt-6">
          {t('plans.pay.pay', { price: moneyText(money(total, currency), locale) })}
        </SubmitButton>
        <p className="mt-3 text-step--1 text-pretty text-muted">{t('plans.pay.secure')}</p>
      </PageForm>
    </Card>
  );
}
