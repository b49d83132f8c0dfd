import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { money } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import { usePage } from '#page/page-provider.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import type { TableColumn } from '#page/table/table-parts.ts';
import { useMoment } from '#page/use-moment.ts';
import { Badge } from '#ui/card/badge.tsx';
import type { CouponUse, CouponUsesRequest } from '#features/coupons/editing/contract.ts';
import { statesOfUse } from '#features/coupons/policy.ts';
import { couponUsesQuery, filtersOfUses } from './coupon-queries.ts';
import { useCouponWords } from './use-coupon-words.ts';

/** Every order that has, or had, a use of a coupon. */
export function UsesTable({ couponId }: { couponId: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(filtersOfUses, search);
  const { data: page } = useSuspenseQuery(couponUsesQuery(api, couponId, request));
  const words = useCouponWords().statesOfUse;
  return (
    <div className="mt-8">
      <h2 className="mb-4 text-step-2 font-bold">{t('coupons.uses.title')}</h2>
      <ListingTable<CouponUse, CouponUsesRequest>
        caption={t('coupons.uses.title')}
        request={request}
        page={page}
        columns={useColumns()}
        defaultSort="-at"
        nameOf={({ code }) => code}
        searchLabel={t('coupons.uses.search')}
        filters={[
          {
            name: 'state',
            label: t('coupons.list.state'),
            kind: 'choice',
            choices: statesOfUse.map((value) => ({ value, text: words[value] })),
          },
        ]}
        empty={{ scene: 'give', title: t('coupons.uses.empty'), text: t('coupons.uses.emptyText') }}
      />
    </div>
  );
}

function useColumns(): TableColumn<CouponUse>[] {
  const t = useTranslations();
  const locale = useLocale();
  const moment = useMoment();
  const { statesOfUse: states, plans } = useCouponWords();
  return [
    {
      id: 'payer',
      heading: t('coupons.uses.payer'),
      cell: ({ payer }) => <Payer payer={payer} />,
    },
    {
      id: 'at',
      heading: t('coupons.uses.at'),
      isSortable: true,
      cell: ({ at }) => moment(at, { dateStyle: 'medium', timeStyle: 'short' }),
    },
    {
      id: 'state',
      heading: t('coupons.list.state'),
      cell: ({ state, overLimit }) => (
        <span className="flex flex-wrap gap-2">
          <Badge tone={tones[state]}>{states[state]}</Badge>
          {overLimit && <Badge tone="reward">{t('coupons.use.overLimit')}</Badge>}
        </span>
      ),
    },
    { id: 'plan', heading: t('coupons.uses.plan'), cell: ({ plan }) => plans[plan] },
    {
      id: 'paid',
      heading: t('coupons.uses.paid'),
      isNumber: true,
      cell: ({ paid }) => paid && moneyText(money(paid.amount, paid.currency), locale),
    },
    {
      id: 'code',
      heading: t('coupons.codes.code'),
      cell: ({ code }) => (
        <bdi dir="ltr" className="whitespace-nowrap">
          {code}
        </bdi>
      ),
    },
  ];
}

const tones = { held: 'info', kept: 'progress', released: 'neutral' } as const;

/** Whose account it was, with the way to her panel for those who may open it. */
function Payer({ payer }: Pick<CouponUse, 'payer'>) {
  const t = useTranslations();
  if (!payer) return <span className="text-muted">{t('coupons.uses.noAccount')}</span>;
  if (payer.href === null) return <bdi>{payer.name}</bdi>;
  return (
    <a href={payer.href} className="text-link inline-flex min-h-11 items-center">
      <bdi>{payer.name}</bdi>
    </a>
  );
}
