import { useFormatter, useTranslations } from 'use-intl';

/** Whether a child signs in with pictures, and since when. */
export function PicturesNote({ chosenAt }: { chosenAt: string | null }) {
  const t = useTranslations();
  const format = useFormatter();
  return chosenAt === null
    ? t('families.pictures.off')
    : t('families.pictures.on', { day: format.dateTime(new Date(chosenAt), { dateStyle: 'long' }) });
}
