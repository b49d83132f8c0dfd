import IconCalendarHeart from '@tabler/icons-react/dist/esm/icons/IconCalendarHeart.mjs';
import IconMovie from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import { useTranslations } from 'use-intl';
import { ScenePicture } from '#art/scene-picture.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';

/** What becomes of a donation, in three sentences, beside the form. */
export function WhatItDoes() {
  const t = useTranslations();
  const points = [
    { shape: IconMovie, text: t('donations.does.films') },
    { shape: IconReceipt, text: t('donations.does.receipt') },
    { shape: IconCalendarHeart, text: t('donations.does.once') },
  ];
  return (
    <aside aria-labelledby="donate-does" className="lg:sticky lg:top-24">
      <div className="on-paper overflow-clip rounded-card bg-paper shadow-lift-2">
        <ScenePicture name="give" lazy={false} className="aspect-4/3 w-full object-cover" />
        <div className="p-6">
          <h2 id="donate-does" className="text-step-1 font-bold">
            {t('donations.does.title')}
          </h2>
          <ul className="mt-4 space-y-4">
            {points.map(({ shape, text }) => (
              <li key={text} className="flex gap-3">
                <Icon shape={shape} size={24} className="text-olive" />
                <span className="text-pretty">{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="mt-4 px-1">
        <a href={href('donation')} className="text-link inline-flex min-h-11 items-center">
          {t('donations.does.already')}
        </a>
      </p>
    </aside>
  );
}
