import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { brandName } from '#core/brand.ts';
import { Logo } from '#art/logo.tsx';
import { Thermometer } from '#art/thermometer.tsx';
import { movedPage } from '#page/moved-page.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { QrCode } from '#ui/text/qr-code.tsx';
import { href } from '#urls.ts';
import { newestShown } from '#features/campaigns/live/policy.ts';
import { DonorsNote } from '#features/campaigns/live/web/donors-note.tsx';
import { FallNote } from '#features/campaigns/live/web/fall-note.tsx';
import { useLiveTotal } from '#features/campaigns/live/web/use-live-total.ts';
import { TimeLeftLine } from '#features/campaigns/showing/web/time-left-line.tsx';
import { campaignQuery, liveQuery } from '#features/campaigns/web/campaign-queries.ts';
import { InItsLanguage } from '#features/campaigns/web/in-its-language.tsx';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';
import { HallGift } from './hall-gift.tsx';

export async function load({ page, params, url }: PageArgs): Promise<Response | void> {
  const asked = params['campaignSlug'] ?? '';
  // Refuses one that is not public, also to its organizer.
  await page.queries.query(liveQuery(page.api, asked));
  const { slug } = await page.queries.query(campaignQuery(page.api, asked));
  if (slug !== asked) return movedPage(href('campaignHall', { campaignSlug: slug }), url);
}

/** `/campaign/{slug}/wall`: for the hall. The whole window shows what is raised, the newest gifts, and where to give; every gift moves it. */
export default function HallPage() {
  const t = useTranslations();
  const { api, origin, locale } = usePage();
  const { campaignSlug: slug = '' } = useParams();
  const { data: campaign } = useSuspenseQuery(campaignQuery(api, slug));
  const { amount } = useCampaignWords();
  const { raised, matched, donors, newest } = useLiveTotal(slug);
  const { name, language, currency, goal, state } = campaign;
  const address = origin + href('campaign', { campaignSlug: slug });
  const scanned = origin + href('campaign', { campaignSlug: slug }, { via: 'wall' });
  const sum = (minor: number) => amount(minor, currency);
  const isOpen = state === 'live' || state === 'bonus';
  return (
    <div className="on-night flex min-h-dvh flex-col gap-[3vmin] bg-night p-[4vmin] text-white lg:h-dvh lg:overflow-hidden">
      <PageHead title={name} path={href('campaign', { campaignSlug: slug })} noindex />
      <header className="flex items-center justify-between gap-6">
        <h1 className="line-clamp-2 text-[clamp(1.5rem,5vmin,3.75rem)] leading-tight text-balance wrap-anywhere">
          <InItsLanguage language={language}>{name}</InItsLanguage>
        </h1>
        <p className="flex shrink-0 items-center gap-3 text-[clamp(1rem,2.6vmin,1.75rem)] font-bold max-sm:hidden">
          <Logo className="size-[1.8em]" />
          {brandName(locale)}
        </p>
      </header>
      <div className="grid min-h-0 grow gap-[4vmin] lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
        <section aria-labelledby="hall-raised" className="flex min-h-0 min-w-0 items-center gap-[4vmin]">
          <div className="shrink-0 rounded-large bg-parchment p-[2.5vmin] max-sm:hidden">
            <Thermometer share={raised / goal} className="h-[58vmin] w-auto" />
          </div>
          <div className="min-w-0 grow">
            <h2
              id="hall-raised"
              className="text-[clamp(1.1rem,3.6vmin,2.5rem)] font-semibold text-night-soft"
            >
              {t('campaigns.live.raised')}
            </h2>
            <div role="status" aria-live="polite" aria-atomic>
              <p className="text-[clamp(2.75rem,min(9vw,19vmin),11rem)] leading-none font-extrabold tracking-tight whitespace-nowrap text-gold tabular-nums">
                {sum(raised)}
              </p>
              <p className="mt-[1.5vmin] text-[clamp(1.25rem,4.4vmin,3.25rem)]">
                {t('campaigns.live.ofGoal', { goal: sum(goal) })}
              </p>
              {matched > 0 && (
                <p className="mt-[1.5vmin] text-[clamp(1.1rem,3.6vmin,2.75rem)] font-semibold text-mint">
                  {t('campaigns.live.matched', { sum: sum(matched) })}
                </p>
              )}
              <DonorsNote
                donors={donors}
                isOpen={isOpen}
                className="mt-[1.5vmin] text-[clamp(1.1rem,3.4vmin,2.5rem)] text-night-soft"
              />
              <FallNote
                key={slug}
                raised={raised}
                currency={currency}
                className="mt-[1.5vmin] text-[clamp(1rem,2.6vmin,2rem)] text-night-soft"
              />
            </div>
            <TimeLeftLine
              campaign={campaign}
              className="mt-[3vmin] text-[clamp(1.1rem,3.4vmin,2.5rem)] font-semibold tabular-nums"
            />
          </div>
        </section>
        <div className="flex min-h-0 min-w-0 flex-col gap-[3vmin]">
          <section aria-label={t('campaigns.live.wall')} className="min-h-0 grow overflow-hidden">
            {/* What does not fit begins another column, which is out of sight: no row is cut. */}
            <ul className="flex h-full flex-col flex-wrap gap-[1.4vmin] *:w-full">
              {newest.slice(0, newestShown).map((gift) => (
                <HallGift key={gift.id} gift={gift} currency={currency} />
              ))}
            </ul>
          </section>
          {isOpen && (
            <div className="on-paper flex shrink-0 items-center gap-[2.5vmin] rounded-large bg-paper p-[2.5vmin] text-ink">
              <div className="w-[clamp(7rem,20vmin,15rem)] shrink-0">
                <QrCode text={scanned} label={t('campaigns.hall.square')} />
              </div>
              <div className="min-w-0">
                <p className="text-[clamp(1.1rem,3.4vmin,2.25rem)] leading-tight font-extrabold text-balance">
                  {t('campaigns.hall.give')}
                </p>
                <p
                  dir="ltr"
                  className="mt-[1vmin] text-start text-[clamp(0.875rem,1.9vmin,1.4rem)] wrap-anywhere text-ink-soft"
                >
                  {address.replace(/^https?:\/\//, '')}
                </p>
              </div>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
