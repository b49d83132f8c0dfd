import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { FormMessage } from '#page/form/form-message.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { Chest } from '#art/chest.tsx';
import type { DashboardView } from '../dashboard/contract.ts';
import { ChestOdds } from '../chests/web/chest-odds.tsx';
import { openChestForm } from '../web/reward-forms.ts';
import { dashboardQuery } from './dashboard-query.ts';

/** The daily chest: closed until something is completed, then opened with one button; on Shabbat and Yom Tov it rests. */
export function ChestCard() {
  const t = useTranslations();
  const page = usePage();
  const { data } = useSuspenseQuery(dashboardQuery(page));
  const form = usePageForm(openChestForm, { invalidates: [page.api.rewards.key()] });
  const { done, outcomeRef } = form;
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
        <FormMessage form={form} tone="warning" className="mt-3" />
        {chest.state === 'ready' && (
          <PageForm form={form} isMessageElsewhere className="mt-4">
            <SubmitButton variant="reward">{t('rewards.chest.open', { count: chest.count })}</SubmitButton>
          </PageForm>
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
