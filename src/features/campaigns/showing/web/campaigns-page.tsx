import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { childRoles } from '#core/access.ts';
import { NightBand } from '#art/night-band.tsx';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/card/empty-state.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { LinkChips } from '#ui/menu/link-chips.tsx';
import { href } from '#urls.ts';
import type { UserView } from '#features/people/contract.ts';
import { useViewer, viewerQuery } from '#features/people/offered/viewer-query.ts';
import { campaignsQuery, crowdfundingQuery, readAsked } from '#features/campaigns/web/campaign-queries.ts';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';
import type { CampaignsAsked } from '../contract.ts';
import { campaignParts } from '../policy.ts';
import { CampaignCard } from './campaign-card.tsx';
import { OwnCampaigns } from './own-campaigns.tsx';

export async function load({ page, url }: PageArgs): Promise<void> {
  const { api, queries } = page;
  const viewer = await queries.ensureQueryData(viewerQuery(api));
  await Promise.all([
    queries.query(campaignsQuery(api, readAsked(url.searchParams))),
    viewer && mayOrganize(viewer) ? queries.query({ ...crowdfundingQuery(api), staleTime: 0 }) : undefined,
  ]);
}

const mayOrganize = ({ role }: Pick<UserView, 'role'>): boolean => !childRoles.includes(role);

/** `/campaigns`: those that run, that come and that are done, and a search by name. */
export default function CampaignsPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const asked = readAsked(search);
  const { data: page } = useSuspenseQuery(campaignsQuery(api, asked));
  const { parts } = useCampaignWords();
  const viewer = useViewer();
  const mayStart = !viewer || mayOrganize(viewer);
  const { part, q } = asked;
  return (
    <>
      <PageHead
        title={t('campaigns.list.headTitle')}
        description={t('campaigns.list.intro')}
        path={href('campaigns')}
        noindex={q !== undefined || asked.after !== undefined}
      />
      <NightBand>
        <div className="pt-8 sm:pt-14">
          <h1 className="text-step-4 text-balance">{t('campaigns.list.title')}</h1>
          <p className="mt-4 max-w-reading text-step-1 text-pretty text-night-soft">
            {t('campaigns.list.intro')}
          </p>
          {mayStart && (
            <Button href={href('campaignsStart')} size="l" className="mt-6">
              {t('campaigns.list.start')}
            </Button>
          )}
        </div>
      </NightBand>
      <PageSection className="pt-0! sm:pt-0!">
        {viewer && mayStart && <OwnCampaigns />}
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <LinkChips
            label={t('campaigns.list.parts')}
            chips={campaignParts.map((each) => ({
              text: parts[each],
              href: hrefOf({ part: each, q }),
              current: each === part,
            }))}
          />
          <SearchForm asked={asked} />
        </div>
        <h2 className="sr-only">{parts[part]}</h2>
        {page.items.length === 0 ? (
          <Empty asked={asked} mayStart={mayStart} />
        ) : (
          <>
            {q !== undefined && (
              <p role="status" className="mt-6 text-muted">
                {t('campaigns.list.found', { count: page.totalItems })}
              </p>
            )}
            <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {page.items.map((campaign) => (
                <CampaignCard
                  key={campaign.id}
                  campaign={campaign}
                  isAlone={page.items.length === 1 && page.next === undefined}
                />
              ))}
            </ul>
          </>
        )}
        {page.next !== undefined && (
          <p className="mt-10 text-center">
            <Button href={hrefOf({ ...asked, after: page.next })} variant="secondary">
              {t('campaigns.list.more')}
            </Button>
          </p>
        )}
      </PageSection>
    </>
  );
}

/** The running ones have the plain address. */
function hrefOf({ part, q, after }: CampaignsAsked): string {
  return href('campaigns', undefined, { show: part === 'running' ? undefined : part, q, after });
}

/** Sends a plain GET, so the address holds what was searched for. */
function SearchForm({ asked: { part, q } }: { asked: CampaignsAsked }) {
  const t = useTranslations();
  return (
    <form role="search" action={href('campaigns')} className="flex w-full max-w-form items-center gap-2">
      {part !== 'running' && <input type="hidden" name="show" value={part} />}
      <TextInput
        key={q}
        type="search"
        name="q"
        defaultValue={q}
        aria-label={t('campaigns.list.search')}
        placeholder={t('campaigns.list.search')}
        maxLength={80}
        className="min-w-0 grow"
      />
      <Button type="submit" variant="secondary" icon={IconSearch}>
        {t('campaigns.list.find')}
      </Button>
    </form>
  );
}

function Empty({ asked: { part, q }, mayStart }: { asked: CampaignsAsked; mayStart: boolean }) {
  const t = useTranslations();
  const titles = {
    running: t('campaigns.list.noneRunning'),
    coming: t('campaigns.list.noneComing'),
    done: t('campaigns.list.noneDone'),
  };
  if (q !== undefined)
    return (
      <EmptyState
        scene="window"
        level={3}
        title={t('campaigns.list.nothing')}
        action={
          <Button href={hrefOf({ part })} variant="secondary">
            {t('campaigns.list.all')}
          </Button>
        }
      >
        {t('campaigns.list.nothingText')}
      </EmptyState>
    );
  return (
    <EmptyState
      scene="give"
      level={3}
      title={titles[part]}
      action={
        mayStart && (
          <Button href={href('campaignsStart')} variant="secondary">
            {t('campaigns.list.start')}
          </Button>
        )
      }
    />
  );
}
