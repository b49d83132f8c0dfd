import { useTranslations } from 'use-intl';
import { readPoster } from './typed-poster.ts';

/** A poster in words, from the field that holds it. */
export function useSayPoster(): (typed: string) => string {
  const t = useTranslations();
  return (typed) => {
    const poster = readPoster(typed);
    return 'posterAt' in poster
      ? t('media.edit.posterAt', { seconds: poster.posterAt })
      : t('media.edit.posterPicture');
  };
}
