import { useTranslations } from 'use-intl';
import { Callout } from '#ui/card/callout.tsx';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';

/** On Shabbat and Yom Tov, in place of the form: when giving is possible again. */
export function GivingRests({ reopensAt }: { reopensAt: string }) {
  const t = useTranslations();
  const { opens } = useDonationWords();
  return (
    <Callout title={t('donations.rest.title')}>
      {t('donations.rest.text', { time: opens(reopensAt) })}
    </Callout>
  );
}
