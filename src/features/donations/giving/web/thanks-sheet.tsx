import { useTranslations } from 'use-intl';
import { ScenePicture } from '#art/scene-picture.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import type { DonationView } from '../contract.ts';

/** The thanks: one sheet of paper, worth keeping and printing. */
export function ThanksSheet({ donation }: { donation: DonationView }) {
  const t = useTranslations();
  const { sum, day, dedications } = useDonationWords();
  const { state, donorName, total, currency, about, dedication, dedicationText, language, givenAt } =
    donation;
  const isPledged = state === 'pledged';
  return (
    <article className="on-paper overflow-clip rounded-card bg-paper shadow-lift-3 print:shadow-none">
      <ScenePicture name="window" lazy={false} className="aspect-16/9 w-full object-cover" />
      <div className="px-6 py-8 text-center sm:px-12 sm:py-12">
        <h1 className="text-step-3 text-balance wrap-anywhere">
          {t.rich('donations.thanks.title', { donor: donorName, bdi: isolate })}
        </h1>
        <p className="mt-4 text-step-1 text-pretty text-ink-soft">
          {isPledged ? t('donations.thanks.pledged') : t('donations.thanks.text')}
        </p>
        {dedication !== 'none' && (
          <p className="mx-auto mt-8 max-w-form border-y border-gold py-5 text-step-1 text-balance wrap-anywhere">
            <span className="block text-muted">{dedications[dedication]}</span>
            <bdi lang={language} className="mt-1 block text-step-2 font-bold">
              {dedicationText}
            </bdi>
          </p>
        )}
        <p className="mt-8 text-step-3 font-extrabold text-pomegranate tabular-nums">
          <bdi>{sum(total, currency)}</bdi>
        </p>
        <p className="mt-1 text-pretty text-muted">
          {about}
          {givenAt !== null && ` · ${day(givenAt)}`}
        </p>
      </div>
    </article>
  );
}
