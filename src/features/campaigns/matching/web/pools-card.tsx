import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { decimalText, money } from '#core/money.ts';
import { decimalInLanguage } from '#core/money-text.ts';
import { findPlace } from '#core/places.ts';
import { clockAt } from '#core/zoned-time.ts';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { Disclosure, useDisclosed } from '#ui/disclosure/disclosure.tsx';
import type { OwnCampaign } from '#features/campaigns/organizing/contract.ts';
import { teamsQuery } from '#features/campaigns/teams/web/team-queries.ts';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';
import type { PoolView } from '../contract.ts';
import { PoolFields, type KnownPool } from './pool-fields.tsx';
import { addPoolForm, changePoolForm, raisePoolForm, removePoolForm } from './pool-forms.ts';
import { poolsQuery } from './pools-query.ts';

/** The pools of a campaign for its organizer: their order, what of them may still change, and another one. */
export function PoolsCard({ campaign }: { campaign: OwnCampaign }) {
  const t = useTranslations();
  const { api } = usePage();
  const { data } = useSuspenseQuery(poolsQuery(api, campaign.slug));
  return (
    <Card as="section" labelledBy="own-pools">
      <h2 id="own-pools" className="text-step-1 font-bold">
        {t('campaigns.pool.title')}
      </h2>
      <p className="mt-2 text-pretty text-muted">{t('campaigns.pool.text')}</p>
      {data.items.length > 0 && (
        <ol className="mt-4 divide-y divide-line border-y border-line">
          {data.items.map((pool, index) => (
            <PoolItem key={pool.id} campaign={campaign} pool={pool} isFirst={index === 0} />
          ))}
        </ol>
      )}
      <AddForm campaign={campaign} />
    </Card>
  );
}

const empty: KnownPool = {
  name: '',
  ratio: 1,
  cap: '',
  least: '',
  fromOn: '',
  fromTime: '',
  untilOn: '',
  untilTime: '',
  teams: [],
  methods: [],
};

function AddForm({ campaign }: { campaign: OwnCampaign }) {
  const t = useTranslations();
  const { api } = usePage();
  const { data: teams } = useSuspenseQuery(teamsQuery(api, campaign.slug));
  const { box, close } = useDisclosed();
  const form = usePageForm(addPoolForm, {
    about: [campaign.id],
    clears: true,
    doneText: t('campaigns.pool.added'),
    invalidates: [api.campaigns.pools.key()],
    onDone: close,
  });
  return (
    <Disclosure
      box={box}
      opener={t('campaigns.pool.add')}
      isRefused={form.refusal !== undefined}
      className="mt-3"
    >
      <PageForm form={form} className="mt-2 space-y-4">
        <PoolFields known={empty} currency={campaign.currency} teams={teams.items} />
        <SubmitButton>{t('campaigns.pool.addSure')}</SubmitButton>
      </PageForm>
    </Disclosure>
  );
}

interface PoolItemProps {
  campaign: OwnCampaign;
  pool: PoolView;
  isFirst: boolean;
}

function PoolItem({ campaign, pool, isFirst }: PoolItemProps) {
  const t = useTranslations();
  const { api } = usePage();
  const { amount } = useCampaignWords();
  const { currency } = campaign;
  const invalidates = [api.campaigns.pools.key()];
  const raise = usePageForm(raisePoolForm, {
    about: [pool.id],
    doneText: t('campaigns.pool.raised'),
    invalidates,
  });
  const remove = usePageForm(removePoolForm, {
    about: [pool.id],
    doneText: t('campaigns.pool.removed'),
    invalidates,
  });
  return (
    <li className="py-3">
      <p className="font-semibold wrap-anywhere">
        <bdi>{pool.name}</bdi>
        <span className="font-normal text-muted">{` · ${pool.ratio} : 1`}</span>
      </p>
      <p className="text-step--1 tabular-nums">
        {t('campaigns.pool.left', { left: amount(pool.left, currency), cap: amount(pool.cap, currency) })}
      </p>
      <div className="flex flex-wrap items-center gap-x-3">
        <ChangeForm campaign={campaign} pool={pool} />
        {!isFirst && (
          <PageForm form={raise}>
            <SubmitButton variant="quiet" size="s">
              {t('campaigns.pool.raise')}
            </SubmitButton>
          </PageForm>
        )}
        {!pool.isUsed && (
          <PageForm form={remove}>
            <SubmitButton variant="quiet" size="s">
              {t('campaigns.pool.remove')}
            </SubmitButton>
          </PageForm>
        )}
      </div>
    </li>
  );
}

function ChangeForm({ campaign, pool }: Omit<PoolItemProps, 'isFirst'>) {
  const t = useTranslations();
  const { api, locale } = usePage();
  const { data: teams } = useSuspenseQuery(teamsQuery(api, campaign.slug));
  const { box, close } = useDisclosed();
  const form = usePageForm(changePoolForm, {
    about: [pool.id],
    doneText: t('campaigns.pool.saved'),
    invalidates: [api.campaigns.pools.key()],
    onDone: close,
  });
  const timeZone = findPlace(campaign.place)?.timeZone ?? 'UTC';
  const sum = (minor: number) => decimalInLanguage(decimalText(money(minor, campaign.currency)), locale);
  const from = clockAt(new Date(pool.from), timeZone);
  const until = pool.until === null ? { day: '', time: '' } : clockAt(new Date(pool.until), timeZone);
  return (
    <Disclosure box={box} opener={t('campaigns.pool.change')} isRefused={form.refusal !== undefined}>
      <PageForm form={form} className="mt-2 space-y-4">
        <input type="hidden" name="version" value={pool.version} />
        {pool.isUsed && <p className="text-pretty text-muted">{t('campaigns.pool.promised')}</p>}
        <PoolFields
          known={{
            ...pool,
            cap: sum(pool.cap),
            least: pool.least === 0 ? '' : sum(pool.least),
            fromOn: from.day,
            fromTime: from.time,
            untilOn: until.day,
            untilTime: until.time,
          }}
          currency={campaign.currency}
          teams={teams.items}
        />
        <SubmitButton>{t('campaigns.edit.save')}</SubmitButton>
      </PageForm>
    </Disclosure>
  );
}
