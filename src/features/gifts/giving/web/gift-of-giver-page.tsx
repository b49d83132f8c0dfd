import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Card } from '#ui/card/card.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { href } from '#urls.ts';
import { giftQuery } from '#features/gifts/web/gift-queries.ts';
import { DraftGift } from './draft-gift.tsx';
import { GivenGift } from './given-gift.tsx';
import { completeGiftForm } from './gift-forms.ts';

export async function load({ page, params }: PageArgs): Promise<void> {
  await page.queries.query(giftQuery(page.api, params['token'] ?? ''));
}

/** How often a page that waits asks again, in milliseconds. */
const askedEvery = 2_000;

/** `/gift/{token}`: a gift for its giver, from looking at it and paying until it is claimed. The address itself is the secret. */
export default function GiftOfGiverPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { token = '' } = useParams();
  const { search } = useLocation();
  const queries = useQueryClient();
  const query = new URLSearchParams(search);
  const { data: gift } = useSuspenseQuery(giftQuery(api, token));
  const isPaid = gift.isConfirming || query.has('payment');
  const wantsToPay = query.has('cancelled') || query.get('again') === 'yes';
  const isWaiting = gift.state === 'draft' && gift.payment === 'waiting' && isPaid && !wantsToPay;
  useQuery({ ...giftQuery(api, token), enabled: isWaiting, refetchInterval: askedEvery });
  const ask = useEffectEvent(async () => {
    if (gift.state !== 'draft' || !isPaid) return;
    const known = await api.gifts.complete.call({ token, query: Object.fromEntries(query) });
    queries.setQueryData(giftQuery(api, token).queryKey, known);
  });
  useEffect(() => void ask(), []);
  return (
    <PageSection className="py-8! sm:py-12!">
      <PageHead title={t('gifts.own.headTitle')} path={href('gift')} noindex />
      {isWaiting ? (
        <Waiting token={token} />
      ) : gift.state === 'draft' ? (
        <DraftGift gift={gift} token={token} isCanceled={query.has('cancelled')} />
      ) : (
        <GivenGift gift={gift} token={token} />
      )}
    </PageSection>
  );
}

/** Without scripts its button asks; a page with scripts asks by itself. */
function Waiting({ token }: { token: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(completeGiftForm, { invalidates: [api.gifts.get.key()] });
  return (
    <Card padding="l" className="mx-auto max-w-form">
      <div role="status" aria-live="polite">
        <h1 className="text-step-3">{t('plans.paid.waitTitle')}</h1>
        <p className="mt-3 text-pretty">{t('plans.paid.wait')}</p>
        <p className="mt-3 text-pretty text-muted">{t('gifts.own.late')}</p>
      </div>
      <PageForm form={form} className="mt-6">
        <SubmitButton wide variant="secondary">
          {t('plans.paid.look')}
        </SubmitButton>
      </PageForm>
      <p className="mt-4 text-center">
        <a
          href={href('giftOfGiver', { token }, { again: 'yes' })}
          className="text-link inline-flex min-h-11 items-center"
        >
          {t('gifts.own.again')}
        </a>
      </p>
    </Card>
  );
}
