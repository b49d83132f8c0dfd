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
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { DonorsNote } from '#features/campaigns/live/web/donors-note.tsx';
import { FallNote } from '#features/campaigns/live/web/fall-note.tsx';
import { useLiveTotal } from '#features/campaigns/live/web/use-live-total.ts';
import { campaignQuery, liveQuery } from '#features/campaigns/web/campaign-queries.ts';
import { InItsLanguage } from '#features/campaigns/web/in-its-language.tsx';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';

export async function load({ page, params, url }: PageArgs): Promise<Response | void> {
  const asked = params['campaignSlug'] ?? '';
  // Refuses one that is not public, also to its organizer.
  await page.queries.query(liveQuery(page.api, asked));
  const { slug } = await page.queries.query(campaignQuery(page.api, asked));
  if (slug !== asked) return movedPage(href('campaignEmbed', { campaignSlug: slug }), url);
}

/**
 * `/campaign/{slug}/embed`: for a frame on another site, which its organizer has listed. It leads on in a new tab, where a donor sees whom she
 * gives her card to.
 */
export default function EmbedPage() {
  const t = useTranslations();
  const { api, origin, locale } = usePage();
  const { campaignSlug: slug = '' } = useParams();
  const { data: campaign } = useSuspenseQuery(campaignQuery(api, slug));
  const { amount, sayTime } = useCampaignWords();
  const { raised, matched, donors } = useLiveTotal(slug);
  const { name, language, currency, goal, state } = campaign;
  const isOpen = state === 'live' || state === 'bonus';
  const via = { via: 'embed' };
  const page = origin + href('campaign', { campaignSlug: slug }, via);
  const sum = (minor: number) => amount(minor, currency);
  const elsewhere = { target: '_blank', rel: 'noopener' };
  return (
    <div className="on-paper flex min-h-dvh flex-col bg-paper p-5">
      <PageHead title={name} path={href('campaign', { campaignSlug: slug })} noindex />
      <h1 className="text-step-1 font-bold text-balance wrap-anywhere">
        <a href={page} {...elsewhere} className="hover:underline">
          <InItsLanguage language={language}>{name}</InItsLanguage>
        </a>
      </h1>
      <div className="mt-4 flex items-center gap-4">
        <Thermometer share={raised / goal} className="h-32 w-auto shrink-0" />
        <div role="status" aria-live="polite" aria-atomic className="min-w-0">
          <p className="text-step-2 leading-tight font-extrabold tabular-nums">{sum(raised)}</p>
          <p className="text-muted">{t('campaigns.live.ofGoal', { goal: sum(goal) })}</p>
          {matched > 0 && (
            <p className="mt-1 font-semibold text-olive">
              {t('campaigns.live.matched', { sum: sum(matched) })}
            </p>
          )}
          <DonorsNote donors={donors} isOpen={isOpen} className="mt-1 text-step--1" />
          <FallNote key={slug} raised={raised} currency={currency} className="mt-1 text-step--1 text-muted" />
        </div>
      </div>
      <p className="mt-4 text-step--1 text-muted">{sayTime(campaign)}</p>
      <div className="mt-4">
        <Button
          wide
          href={isOpen ? origin + href('campaignDonate', { campaignSlug: slug }, via) : page}
          {...elsewhere}
        >
          {isOpen ? t('campaigns.live.give') : t('campaigns.embed.open')}
        </Button>
      </div>
      <p className="mt-auto pt-4">
        <a
          href={origin}
          {...elsewhere}
          className="inline-flex min-h-6 items-center gap-2 text-step--1 font-semibold"
        >
          <Logo className="size-6" />
          {brandName(locale)}
        </a>
      </p>
    </div>
  );
}
