import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { useSum } from '#features/donations/finance/web/admin/use-sum.ts';
import type { GivingReport } from '#features/donations/reports/contract.ts';

/** The sums of one currency, large. */
export function FigureCards({ figures }: { figures: GivingReport['currencies'][number] }) {
  const t = useTranslations();
  const sum = useSum();
  const { currency, gross, refunded, net, costs, gifts, donors } = figures;
  const amount = (minor: number) => sum({ amount: minor, currency });
  const cards = [
    {
      name: t('donations.reports.net'),
      figure: amount(net),
      note: t('donations.reports.netNote'),
    },
    {
      name: t('donations.reports.gross'),
      figure: amount(gross),
      note: t('donations.reports.fromDonors', { gifts, count: donors }),
    },
    {
      name: t('donations.reports.refunded'),
      figure: amount(refunded),
      note: t('donations.reports.refundedNote'),
    },
    {
      name: t('donations.reports.costs'),
      figure: amount(costs),
      note: t('donations.reports.costsNote'),
    },
  ];
  return (
    <dl className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {cards.map(({ name, figure, note }) => (
        <Card key={name} className="min-w-0">
          <dt className="font-semibold">{name}</dt>
          <dd className="mt-1 text-step-2 font-bold tabular-nums">{figure}</dd>
          <dd className="mt-1 text-step--1 text-pretty text-muted">{note}</dd>
        </Card>
      ))}
    </dl>
  );
}
