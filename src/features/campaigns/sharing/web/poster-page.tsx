import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { brandName } from '#core/brand.ts';
import { locales } from '#core/locale.ts';
import { Logo } from '#art/logo.tsx';
import { movedPage } from '#page/moved-page.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Button } from '#ui/button/button.tsx';
import { PrintButton } from '#ui/button/print-button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { QrCode } from '#ui/text/qr-code.tsx';
import { href } from '#urls.ts';
import { CampaignCover } from '#features/campaigns/web/campaign-cover.tsx';
import { campaignQuery } from '#features/campaigns/web/campaign-queries.ts';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';

export async function load({ page, params, url }: PageArgs): Promise<Response | void> {
  const asked = params['campaignSlug'] ?? '';
  const { slug } = await page.queries.query(campaignQuery(page.api, asked));
  if (slug !== asked) return movedPage(href('campaignPoster', { campaignSlug: slug }), url);
}

/** `/campaign/{slug}/poster`: one A4 sheet for a notice board. It has no total, which would be out of date when it hangs there. */
export default function PosterPage() {
  const t = useTranslations();
  const { api, origin, locale } = usePage();
  const { campaignSlug: slug = '' } = useParams();
  const { data: campaign } = useSuspenseQuery(campaignQuery(api, slug));
  const { amount, sayTime } = useCampaignWords();
  const { name, description, cover, language, teamLeaderName, goal, currency } = campaign;
  const address = origin + href('campaign', { campaignSlug: slug });
  // Only the square says that a donor came by the poster: nobody types that.
  const scanned = origin + href('campaign', { campaignSlug: slug }, { via: 'poster' });
  return (
    <Container className="py-8 [page:poster] print:max-w-none print:p-0">
      <PageHead title={t('campaigns.poster.title')} path={href('campaign', { campaignSlug: slug })} noindex />
      <div className="print:hidden">
        <a
          href={href('campaign', { campaignSlug: slug })}
          className="text-link inline-flex min-h-11 items-center"
        >
          {t('campaigns.poster.back')}
        </a>
        <h1 className="mt-2 text-step-3">{t('campaigns.poster.title')}</h1>
        <p className="mt-3 mb-5 max-w-reading text-pretty text-ink-soft">{t('campaigns.poster.how')}</p>
        <div className="flex flex-wrap gap-3">
          <PrintButton>{t('campaigns.poster.print')}</PrintButton>
          <Button
            href={href('campaignPosterPdf', { campaignSlug: slug })}
            data-reload=""
            variant="secondary"
            icon={IconFileTypePdf}
          >
            {t('campaigns.poster.pdf')}
          </Button>
        </div>
      </div>
      <div className="mx-auto mt-8 flex max-w-reading flex-col overflow-clip rounded-card bg-white text-center text-black shadow-lift-3 sm:aspect-[1/1.414] print:mt-0 print:aspect-auto print:h-[98vh] print:max-w-none print:rounded-none print:shadow-none">
        <CampaignCover cover={cover} isFirst className="aspect-2/1 w-full object-cover" />
        <div
          lang={language}
          dir={locales[language].direction}
          className="flex grow flex-col items-center justify-center px-[8%] py-6"
        >
          <p className="text-step-3 leading-tight font-extrabold text-balance wrap-anywhere">{name}</p>
          <p className="mt-3 max-w-reading text-step-1 text-pretty wrap-anywhere">{description}</p>
        </div>
        <div className="flex flex-col items-center px-[8%] pb-8">
          <div className="w-44 print:w-[55mm]">
            <QrCode text={scanned} label={t('campaigns.hall.square')} />
          </div>
          <p className="mt-3 text-step-1 font-bold">{t('campaigns.hall.give')}</p>
          <p dir="ltr" className="mt-1 text-step--1 font-semibold break-all">
            {address.replace(/^https?:\/\//, '')}
          </p>
          <p className="mt-4 text-step--1">
            {t('campaigns.card.goal', { goal: amount(goal, currency) })} · {sayTime(campaign)}
          </p>
          <p className="mt-4 flex items-center gap-2 text-step--1 font-semibold">
            <Logo className="size-7" />
            {brandName(locale)}
            {teamLeaderName !== '' && (
              <>
                {' · '}
                <bdi>{teamLeaderName}</bdi>
              </>
            )}
          </p>
        </div>
      </div>
    </Container>
  );
}
