import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { SettingsCard } from '#features/settings/web/settings-card.tsx';
import { SettingsFrame } from '#features/settings/web/settings-frame.tsx';
import { subscriptionQuery } from '#features/settings/web/settings-queries.ts';
import type { PageArgs } from '#page/page-route.ts';
import { offersOfOwnQuery } from '#features/plans/offered/offers-of-own-query.ts';
import { OwnSubscription } from '#features/plans/offered/own-subscription.tsx';
import {
  ownInvoicesQuery,
  ownSubscriptionQuery,
  waitingPurchaseQuery,
} from '#features/plans/offered/own-subscription-query.ts';

/** What was given to someone beside what she pays for herself. */
const givenTexts = {
  gift: 'settings.subscription.gift',
  scholarship: 'settings.subscription.scholarship',
  license: 'settings.subscription.license',
} as const;

export async function load({ page }: PageArgs): Promise<void> {
  const { api, queries } = page;
  const [, own] = await Promise.all([
    queries.query({ ...subscriptionQuery(api), staleTime: 0 }),
    queries.query({ ...ownSubscriptionQuery(api), staleTime: 0 }),
    queries.query({ ...ownInvoicesQuery(api), staleTime: 0 }),
    queries.query(waitingPurchaseQuery(api)),
  ]);
  if (own) await queries.query(offersOfOwnQuery(api, own.currency));
}

/**
 * `/settings/subscription`: the plan, until when it lasts, and what it includes, in plain words.
 */
export default function SubscriptionPage() {
  const t = useTranslations();
  const format = useFormatter();
  const { api } = usePage();
  const now = useNow();
  const { data } = useSuspenseQuery(subscriptionQuery(api));
  const { data: own } = useSuspenseQuery(ownSubscriptionQuery(api));
  const { plan, planEndsAt, trialEndsAt, restrictedFrom, seats, given } = data;
  const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'long' });
  const names = {
    trial: t('settings.plan.trial'),
    free: t('settings.plan.free'),
    standard: t('settings.plan.standard'),
    premium: t('settings.plan.premium'),
    complimentary: t('settings.plan.complimentary'),
  };
  const isRestricted = restrictedFrom !== null && new Date(restrictedFrom) <= now;
  return (
    <SettingsFrame
      section="subscription"
      title={t('settings.frame.subscription')}
      intro={t('settings.subscription.intro')}
    >
      {() => (
        <>
          <SettingsCard title={names[plan]}>
            <ul className="list-disc space-y-2 ps-5 marker:text-olive" suppressHydrationWarning>
              {plan !== 'free' && <li>{t('settings.subscription.allFilms')}</li>}
              {planEndsAt && !own && (
                <li>{t('settings.subscription.planUntil', { day: day(instantBefore(planEndsAt)) })}</li>
              )}
              {own &&
                given.map((grant) => (
                  <li key={`${grant.source} ${grant.endsAt}`}>
                    {t(givenTexts[grant.source], {
                      plan: names[grant.plan],
                      day: day(instantBefore(grant.endsAt)),
                    })}
                  </li>
                ))}
              {trialEndsAt && <li>{t('settings.subscription.trialUntil', { day: day(trialEndsAt) })}</li>}
              {restrictedFrom && !isRestricted && (
                <li>{t('settings.subscription.freeUntil', { day: day(restrictedFrom) })}</li>
              )}
              {isRestricted && <li>{t('settings.subscription.restricted')}</li>}
              <li>
                {seats > 0 ? t('settings.subscription.seats', { seats }) : t('settings.subscription.noSeats')}
              </li>
              {plan === 'complimentary' && <li>{t('settings.subscription.complimentary')}</li>}
              {!own && <li>{t('settings.subscription.nothingCharged')}</li>}
            </ul>
          </SettingsCard>
          <SettingsCard title={t('settings.subscription.payments')}>
            <OwnSubscription />
          </SettingsCard>
        </>
      )}
    </SettingsFrame>
  );
}

/** An instant within the last day, which ends at midnight. */
function instantBefore(end: string): string {
  return new Date(Date.parse(end) - 1).toISOString();
}
