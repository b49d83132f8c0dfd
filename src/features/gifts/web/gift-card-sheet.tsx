import type { GiftCardName } from '#core/gift-card-names.ts';
import { GiftCardPicture } from '#art/gift-cards/gift-card-picture.tsx';

interface GiftCardSheetProps {
  card: GiftCardName;
  receiverName: string;
  giverName: string;
  message: string;
  /** Of what was written on it. */
  language: string;
  /** What is given, in the page’s own words. */
  gift?: string | undefined;
}

/** A card as it lies open: the picture, and below it what its giver wrote. */
export function GiftCardSheet({
  card,
  receiverName,
  giverName,
  message,
  language,
  gift,
}: GiftCardSheetProps) {
  return (
    <article className="on-paper overflow-clip rounded-card bg-paper shadow-lift-3">
      <GiftCardPicture name={card} className="block aspect-4/3 w-full" />
      <div className="p-6 sm:p-8">
        <div lang={language}>
          <p dir="auto" className="text-step-2 font-bold wrap-anywhere">
            {receiverName}
          </p>
          {message !== '' && (
            <p dir="auto" className="mt-3 text-step-1 whitespace-pre-line wrap-anywhere">
              {message}
            </p>
          )}
          <p dir="auto" className="mt-4 text-step-1 font-semibold wrap-anywhere text-pomegranate">
            — {giverName}
          </p>
        </div>
        {gift && <p className="mt-5 border-t border-line pt-4 font-semibold">{gift}</p>}
      </div>
    </article>
  );
}
