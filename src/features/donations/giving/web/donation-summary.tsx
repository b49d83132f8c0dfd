import { Card } from '#ui/card/card.tsx';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import type { DonationView } from '../contract.ts';
import { DonationSums } from './donation-sums.tsx';

/** What is given, for what, and in whose merit. */
export function DonationSummary({ donation }: { donation: DonationView }) {
  const { dedications } = useDonationWords();
  const { about, dedication, dedicationText, language } = donation;
  return (
    <Card as="aside" labelledBy="donation-summary" tone="sand">
      <h2 id="donation-summary" className="text-step-1 font-bold">
        {about}
      </h2>
      <DonationSums donation={donation} />
      {dedication !== 'none' && (
        <p className="mt-5 text-pretty wrap-anywhere">
          {dedications[dedication]}{' '}
          <bdi lang={language} className="font-semibold">
            {dedicationText}
          </bdi>
        </p>
      )}
    </Card>
  );
}
