import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import { useFormatter, useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import type { SubtitlesCell as Cell } from '#features/learning/captions/contract.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { classNames } from '#ui/styles/class-names.ts';

interface SubtitlesCellProps {
  cell: Cell;
  film: string;
  href: string;
}

/** How one film is captioned in one language, as a link to the editor. */
export function SubtitlesCell({ cell, film, href }: SubtitlesCellProps) {
  const t = useTranslations();
  const format = useFormatter();
  const { locale, cues, uncaptioned, tooFast, hard, edited } = cell;
  const state = cues === 0 ? 'missing' : uncaptioned > 0 || tooFast > 0 || hard > 0 ? 'faulty' : 'good';
  const looks = {
    missing: { shape: IconCircleX, color: 'text-danger' },
    faulty: { shape: IconAlertTriangle, color: 'text-gold-deep' },
    good: { shape: IconCircleCheck, color: 'text-olive' },
  } as const;
  const { shape, color } = looks[state];
  return (
    <a href={href} className="flex min-h-11 gap-2 rounded-control p-2 hover:bg-sand">
      <span className="sr-only">
        {t('learning.subtitles.open', { film, language: locales[locale].name })}
      </span>
      <Icon shape={shape} size={20} className={classNames('mt-0.5', color)} />
      <span className="text-step--1">
        {state === 'missing' && (
          <span className="block font-semibold">{t('learning.subtitles.missing')}</span>
        )}
        {cues > 0 && <span className="block">{t('learning.subtitles.cues', { count: cues })}</span>}
        {cues > 0 && uncaptioned > 0 && (
          <span className="block">
            {t('learning.subtitles.uncaptioned', {
              minutes: format.number(uncaptioned / 60, { maximumFractionDigits: 1 }),
            })}
          </span>
        )}
        {tooFast > 0 && <span className="block">{t('learning.subtitles.tooFast', { count: tooFast })}</span>}
        {hard > 0 && <span className="block">{t('learning.subtitles.hard', { count: hard })}</span>}
        {edited !== undefined && (
          <span className="block text-muted">
            {format.dateTime(new Date(edited), { dateStyle: 'short' })}
          </span>
        )}
      </span>
    </a>
  );
}
