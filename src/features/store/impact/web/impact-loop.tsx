import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon/icon.tsx';

/** How a gift comes full circle, in three steps. */
export function ImpactLoop() {
  const t = useTranslations();
  const steps = [
    {
      shape: IconGift,
      paper: 'bg-tint-peach text-pomegranate',
      title: t('store.loop.step1'),
      text: t('store.loop.step1Text'),
    },
    {
      shape: IconCoins,
      paper: 'bg-tint-gold text-gold-deep',
      title: t('store.loop.step2'),
      text: t('store.loop.step2Text'),
    },
    {
      shape: IconHeartHandshake,
      paper: 'bg-tint-olive text-olive',
      title: t('store.loop.step3'),
      text: t('store.loop.step3Text'),
    },
  ];
  return (
    <ol className="grid gap-6 md:grid-cols-3">
      {steps.map(({ shape, paper, title, text }) => (
        <li key={title} className="flex gap-4">
          <span className={`grid size-14 shrink-0 place-content-center rounded-pill ${paper}`}>
            <Icon shape={shape} size={28} />
          </span>
          <div>
            <h2 className="text-step-1 leading-snug font-bold">{title}</h2>
            <p className="mt-1 text-pretty text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
