import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { NightBand } from '#art/night-band.tsx';
import { Button } from '#ui/button/button.tsx';
import { Icon, type IconShape } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import type { StoreView } from '../contract.ts';
import { FramedPicture } from './item-picture.tsx';

interface StoreTopProps {
  store: StoreView;
  /** How much the viewer has given so far. */
  units: number;
}

/** The head of the store: what it is, and one's own coins and gifts; for visitors, the way in. */
export function StoreTop({ store: { coins, frame, givenByAll }, units }: StoreTopProps) {
  const t = useTranslations();
  const viewer = useViewer();
  return (
    <NightBand>
      <div className="grid items-center gap-8 pt-8 sm:pt-14 lg:grid-cols-2 lg:gap-16">
        <div>
          <h1 className="text-step-4">{t('store.top.title')}</h1>
          <p className="mt-4 max-w-reading text-step-1 text-pretty text-night-soft">{t('store.top.text')}</p>
          {givenByAll > 0 && (
            <p className="mt-4 flex items-center gap-2 font-semibold text-gold">
              <Icon shape={IconHeartHandshake} size={24} />
              {t('store.top.givenByAll', { count: givenByAll })}
            </p>
          )}
        </div>
        {viewer && coins !== null ? (
          <div className="on-paper flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card bg-paper p-5 shadow-lift-2 sm:p-6">
            {frame && <FramedPicture frame={frame} className="max-sm:size-27!" />}
            <div className="min-w-36 grow basis-0 space-y-4 sm:min-w-52">
              <Sum icon={IconCoins} paper="bg-tint-gold text-gold-deep" value={coins}>
                {t('store.top.coins', { coins })}
              </Sum>
              {units > 0 && (
                <Sum icon={IconHeartHandshake} paper="bg-tint-olive text-olive" value={units}>
                  {t('store.top.given', { count: units })}
                </Sum>
              )}
              <Button href={href('storeMine')} variant="secondary" size="s" className="max-sm:hidden">
                {t('store.top.mine')}
              </Button>
            </div>
            <Button href={href('storeMine')} variant="secondary" size="s" className="sm:hidden">
              {t('store.top.mine')}
            </Button>
          </div>
        ) : (
          <div className="on-paper rounded-card bg-paper p-6 shadow-lift-2">
            <p className="text-step-1 font-bold">{t('store.visitor.title')}</p>
            <p className="mt-2 text-pretty text-muted">{t('store.visitor.text')}</p>
            <div className="mt-5 flex flex-wrap gap-3">
              <Button href={href('signup', undefined, { onSuccess: href('store') })} variant="reward">
                {t('store.visitor.signUp')}
              </Button>
              <Button href={href('login', undefined, { onSuccess: href('store') })} variant="quiet">
                {t('store.visitor.signIn')}
              </Button>
            </div>
          </div>
        )}
      </div>
    </NightBand>
  );
}

interface SumProps {
  icon: IconShape;
  paper: string;
  value: number;
  children: ReactNode;
}

/** A number on a disc of paper, and what it counts. */
function Sum({ icon, paper, value, children }: SumProps) {
  const format = useFormatter();
  return (
    <p className="flex items-center gap-4">
      <span className={`grid size-14 shrink-0 place-content-center rounded-pill ${paper}`}>
        <Icon shape={icon} size={30} />
      </span>
      <span>
        <b className="block text-step-2 leading-none font-extrabold">{format.number(value)}</b>
        <span className="text-muted">{children}</span>
      </span>
    </p>
  );
}
