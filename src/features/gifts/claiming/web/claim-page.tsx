import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { redirect, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { childRoles } from '#core/access.ts';
import { findRefusal } from '#page/find-refusal.ts';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { href } from '#urls.ts';
import { useViewer, viewerQuery } from '#features/people/offered/viewer-query.ts';
import { GiftCardSheet } from '#features/gifts/web/gift-card-sheet.tsx';
import { openedGiftQuery } from '#features/gifts/web/gift-queries.ts';
import { useGiftWords } from '#features/gifts/web/use-gift-words.ts';
import type { GiftCardView } from '../contract.ts';
import { claimGiftForm } from './claim-forms.ts';
import { ClaimedPanel } from './claimed-panel.tsx';
import { CodeForm } from './code-form.tsx';

/** A code in the address is kept by the browser, and leaves the address. */
export async function load({ page, url }: PageArgs): Promise<Response | void> {
  const { api, queries } = page;
  const viewer = await queries.ensureQueryData(viewerQuery(api));
  if (viewer && childRoles.includes(viewer.role)) return;
  const code = url.searchParams.get('code');
  if (code !== null) {
    try {
      await api.gifts.open.call({ code: code.slice(0, 60) });
      return redirect(href('giftClaim'));
    } catch (error) {
      if (![422, 429].includes(findRefusal(error)?.status ?? 0)) throw error;
    }
  }
  await queries.query(openedGiftQuery(api, url.searchParams.get('gift') ?? undefined));
}

/** `/gift/claim`: the card of a gift, and claiming it. */
export default function ClaimPage() {
  const t = useTranslations();
  const viewer = useViewer();
  return (
    <PageSection className="py-8! sm:py-12!">
      <PageHead title={t('gifts.claim.headTitle')} path={href('giftClaim')} noindex />
      {viewer && childRoles.includes(viewer.role) ? <ForGrownUps /> : <Claiming />}
    </PageSection>
  );
}

/** A child asks a grown-up: what belongs to the family is theirs to claim. */
function ForGrownUps() {
  const t = useTranslations();
  return (
    <Card padding="l" className="mx-auto max-w-form">
      <h1 className="text-step-3">{t('gifts.claim.childTitle')}</h1>
      <p className="mt-3 text-pretty">{t('gifts.claim.childText')}</p>
    </Card>
  );
}

function Claiming() {
  const t = useTranslations();
  const viewer = useViewer();
  const { api } = usePage();
  const queries = useQueryClient();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const kept = query.get('gift') ?? undefined;
  const { data: opened } = useSuspenseQuery(openedGiftQuery(api, kept));
  // Films are open now, on pages that were loaded before, too.
  const form = usePageForm(claimGiftForm, { onDone: () => queries.invalidateQueries() });
  if (form.result) return <ClaimedPanel claimed={form.result} outcomeRef={form.outcomeRef} />;
  if (opened.gift === null)
    return <CodeForm gone={opened.state} wrongCode={query.get('code') ?? undefined} />;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <GiftCardSheet {...opened.gift} />
      <Card padding="l">
        <h1 className="text-step-3 wrap-anywhere">
          {t.rich('gifts.claim.title', { giver: opened.gift.giverName, bdi: isolate })}
        </h1>
        <WhatIsGiven gift={opened.gift} />
        <div className="mt-6">
          {viewer ? (
            <PageForm form={form}>
              <SubmitButton size="l" wide>
                {t('gifts.claim.claim')}
              </SubmitButton>
            </PageForm>
          ) : (
            <WaysIn />
          )}
        </div>
      </Card>
    </div>
  );
}

function WhatIsGiven({ gift }: { gift: GiftCardView }) {
  const t = useTranslations();
  const { nameGift } = useGiftWords();
  return (
    <>
      <p className="mt-4 text-step-1 font-bold">{nameGift(gift)}</p>
      <p className="mt-2 text-pretty">
        {gift.plan === 'standard' ? t('gifts.form.standardHas') : t('gifts.form.premiumHas')}
      </p>
      <p className="mt-2 text-pretty text-ink-soft">{t('gifts.claim.terms')}</p>
    </>
  );
}

/** A visitor signs in or up first, and comes back to the card. */
function WaysIn() {
  const t = useTranslations();
  const { pathname, search } = useLocation();
  const onSuccess = pathname + search;
  return (
    <div className="grid gap-3">
      <p className="text-pretty">{t('gifts.claim.account')}</p>
      <Button wide href={href('signup', undefined, { onSuccess })}>
        {t('plans.pay.signUp')}
      </Button>
      <Button wide variant="secondary" href={href('login', undefined, { onSuccess })}>
        {t('plans.pay.signIn')}
      </Button>
    </div>
  );
}
