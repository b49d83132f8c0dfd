import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Chest } from '#art/chest.tsx';
import { href } from '#urls.ts';

/** Where today's coins are: in the chest, which any item completed today opens. */
export function TodaysChest() {
  const t = useTranslations();
  return (
    <Card as="section" labelledBy="todays-chest" className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Chest open={false} resting={false} unfolds={false} className="w-28 shrink-0" />
      <div className="min-w-0 grow basis-56">
        <h2 id="todays-chest" className="text-step-1 font-bold">
          {t('learning.today.chest')}
        </h2>
        <p className="mt-1 text-muted">{t('learning.today.chestText')}</p>
      </div>
      <Button variant="reward" href={`${href('dashboard')}#chest`}>
        {t('learning.today.toChest')}
      </Button>
    </Card>
  );
}
