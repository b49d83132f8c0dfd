import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { unknownPage } from '#page/unknown-page.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { href, sameOriginPath } from '#urls.ts';
import { buyKeyKey, purchaseQuery } from '#features/plans/web/plan-queries.ts';
import { usePlanWords } from '#features/plans/web/use-plan-words.ts';
import type { PurchaseView } from '../contract.ts';
import { completeForm } from './buy-form.ts';
import { useFailureWords } from '#features/plans/offered/use-failure-words.ts';

export async function load({ page, url }: PageArgs): Promise<void> {
  const id = url.searchParams.get('order');
  if (!id) throw unknownPage();
  await page.queries.query(purchaseQuery(page.api, id));
}

/** How often a page that waits asks again, in milliseconds. */
const askedEvery = 2_000;

/** `/subscription/pay/success`: waits for the provider's word, and says what happens if it is late. */
export default function SuccessPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { search } = useLocation();
  const queries = useQueryClient();
  const query = new URLSearchParams(search);
  const id = query.get('order') ?? '';
  const { data: purchase } = useSuspenseQuery(purchaseQuery(api, id));
  const { state } = purchase;
  const onSuccess = sameOriginPath(query.get('onSuccess'));
  const isCancelled = query.has('cancelled');
  useQuery({
    ...purchaseQuery(api, id),
    enabled: state === 'waiting' && !isCancelled,
    refetchInterval: askedEvery,
  });
  const ask = useEffectEvent(async () => {
    queries.removeQueries({ queryKey: buyKeyKey });
    if (state !== 'waiting') return;
    const known = await api.plans.complete.call({ id, query: Object.fromEntries(query) });
    queries.setQueryData(purchaseQuery(api, id).queryKey, known);
  });
  useEffect(() => void ask(), []);
  useEffect(() => {
    // Films are open now, on pages that were loaded before, too.
    if (state === 'paid') void queries.invalidateQueries();
  }, [state, queries]);
  return (
    <PageSection width="form">
      <PageHead title={t('plans.paid.headTitle')} path={href('subscriptionPaid')} noindex />
      <Card padding="l">
        <div role="status" aria-live="polite">
          {state === 'paid' ? (
            <Paid purchase={purchase} onSuccess={onSuccess} />
          ) : purchase.sentBack ? (
            <SentBack purchase={purchase} sentBack={purchase.sentBack} />
          ) : state === 'ended' || (isCancelled && state === 'waiting') ? (
            <NotPaid purchase={purchase} onSuccess={onSuccess} />
          ) : (
            <Waiting />
          )}
        </div>
      </Card>
    </PageSection>
  );
}

interface EndProps {
  purchase: PurchaseView;
  /** What she wanted to see when she came upon the plans. */
  onSuccess: string | undefined;
}

function Paid({ purchase, onSuccess }: EndProps) {
  const t = useTranslations();
  const { nameOffer } = usePlanWords();
  return (
    <>
      <h1 className="text-step-3">{t('plans.paid.title')}</h1>
      <p className="mt-3 text-pretty">{t('plans.paid.text', { offer: nameOffer(purchase) })}</p>
      <div className="mt-6 grid gap-3">
        <Button wide href={onSuccess ?? href('home')}>
          {onSuccess === undefined ? t('plans.paid.toFilms') : t('plans.paid.goOn')}
        </Button>
        <Button wide variant="secondary" href={href('settingsSubscription')}>
          {t('plans.paid.toPlan')}
        </Button>
      </div>
    </>
  );
}

/** What was paid could not be given, and goes back by itself. */
function SentBack({
  purchase: { total, currency },
  sentBack: { paidTwice, isDone },
}: {
  purchase: PurchaseView;
  sentBack: NonNullable<PurchaseView['sentBack']>;
}) {
  const t = useTranslations();
  const { amount } = usePlanWords();
  const sum = { amount: amount(total, currency) };
  return (
    <>
      <h1 className="text-step-3">{paidTwice ? t('plans.back.twiceTitle') : t('plans.back.otherTitle')}</h1>
      <p className="mt-3 text-pretty">{paidTwice ? t('plans.back.twice') : t('plans.back.other')}</p>
      <p className="mt-3 text-pretty">{isDone ? t('plans.back.done', sum) : t('plans.back.onItsWay', sum)}</p>
      <Button wide className="mt-6" href={href('settingsSubscription')}>
        {t('plans.paid.toPlan')}
      </Button>
    </>
  );
}

function NotPaid({ purchase, onSuccess }: EndProps) {
  const t = useTranslations();
  const why = useFailureWords(purchase.failure);
  const { plan, period, currency, payHref } = purchase;
  return (
    <>
      <h1 className="text-step-3">{t('plans.paid.notTitle')}</h1>
      <p className="mt-3 text-pretty">{why}</p>
      <div className="mt-6 grid gap-3">
        <Button
          wide
          href={payHref ?? href('subscriptionPay', undefined, { plan, period, currency, onSuccess })}
        >
          {t('plans.paid.again')}
        </Button>
        <Button wide variant="quiet" href={href('pricing', undefined, { period, currency, onSuccess })}>
          {t('plans.pay.back')}
        </Button>
      </div>
    </>
  );
}

/** Without scripts its button asks; a page with scripts asks by itself. */
function Waiting() {
  const t = useTranslations();
  const form = usePageForm(completeForm);
  return (
    <>
      <h1 className="text-step-3">{t('plans.paid.waitTitle')}</h1>
      <p className="mt-3 text-pretty">{t('plans.paid.wait')}</p>
      <p className="mt-3 text-pretty text-muted">{t('plans.paid.late')}</p>
      <PageForm form={form} className="mt-6">
        <SubmitButton wide variant="secondary">
          {t('plans.paid.look')}
        </SubmitButton>
      </PageForm>
    </>
  );
}
