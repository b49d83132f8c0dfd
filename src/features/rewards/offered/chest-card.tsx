import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { Chest } from '#art/chest.tsx';
import type { DashboardView } from '../dashboard/contract.ts';
import { ChestOdds } from '../chests/web/chest-odds.tsx';
import { useRewardForm } from '../web/use-reward-form.ts';
import { dashboardQuery } from './dashboard-query.ts';

/** The daily chest: closed until something is completed, then opened with one button; on Shabbat and Yom Tov it rests. */
export function ChestCard() {
  const t = useTranslations();
  const { data } = useSuspenseQuery(dashboardQuery(usePage()));
  const { onSubmit, busy, done, refused, outcomeRef } = useRewardForm('chest');
  const { chest } = data;
  return (
    <Card
      as="section"
      id="chest"
      labelledBy="chest-title"
      className="flex w-full flex-wrap items-center gap-x-6 gap-y-2"
    >
      <Chest
        open={chest.state === 'opened'}
        resting={chest.state === 'holy_day'}
        unfolds={done}
        className="mx-auto w-44 shrink-0"
      />
      <div className="min-w-52 flex-1 basis-0">
        <h2 id="chest-title" className="text-step-2">
          {t('rewards.chest.title')}
        </h2>
        <div ref={outcomeRef} tabIndex={-1} role="status" className="mt-1 outline-none">
          <ChestWords {...data} />
        </div>
        {refused && (
          <Callout tone="warning" announced className="mt-3">
            {refused}
          </Callout>
        )}
        {chest.state === 'ready' && (
          <form method="post" onSubmit={onSubmit} className="mt-4">
            <input type="hidden" name="form" value="chest" />
            <Button type="submit" variant="reward" busy={busy}>
              {t('rewards.chest.open', { count: chest.count })}
            </Button>
          </form>
        )}
        <ChestOdds odds={chest.odds} />
      </div>
    </Card>
  );
}

/** The chest's text: what it held, when it opens, or that it rests. */
function ChestWords({ chest, rest }: DashboardView) {
  const t = useTranslations();
  switch (chest.state) {
    case 'ready':
      return <p className="text-muted">{t('rewards.chest.ready', { count: chest.count })}</p>;
    case 'nothing_completed':
      return <p className="text-muted">{t('rewards.chest.closed', { count: chest.count })}</p>;
    case 'holy_day':
      return (
        <p className="text-muted">{t('rewards.chest.rests', { weekday: rest?.resumesOnWeekday ?? '' })}</p>
      );
    case 'opened': {
      const coins = chest.draws.reduce((sum, drawn) => sum + drawn, 0);
      return (
        <>
          <p className="text-step-2 font-extrabold text-gold-deep">{t('rewards.chest.held', { coins })}</p>
          <p className="text-muted">{t('rewards.chest.next', { weekday: chest.nextWeekday })}</p>
        </>
      );
    }
  }
}
