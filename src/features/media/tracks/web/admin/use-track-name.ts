import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import type { TrackView } from '#features/media/tracks/contract.ts';

/** What a recording is called, such as `Narration, עברית`. */
export function useTrackName(): (track: Pick<TrackView, 'lang' | 'kind'>) => string {
  const t = useTranslations();
  return ({ lang, kind }) => {
    const name = kind === 'narration' ? t('media.tracks.narration') : t('media.tracks.description');
    return `${name}, ${locales[lang].name}`;
  };
}
