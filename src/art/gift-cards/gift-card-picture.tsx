import type { GiftCardName } from '#core/gift-card-names.ts';
import { Sheets, type Drawing } from '../sheet.tsx';
import { birthday } from './birthday.ts';
import { hanukkah } from './hanukkah.ts';
import { justBecause } from './just-because.ts';
import { mitzvah } from './mitzvah.ts';
import { newYear } from './new-year.ts';
import { thanks } from './thanks.ts';

const drawings: Record<GiftCardName, Drawing> = {
  'just-because': justBecause,
  birthday,
  thanks,
  mitzvah,
  'new-year': newYear,
  hanukkah,
};

interface GiftCardPictureProps {
  name: GiftCardName;
  className?: string | undefined;
}

/** The front of a card, four by three; another frame shows its middle. Decorative: what it is for stands beside it. */
export function GiftCardPicture({ name, className }: GiftCardPictureProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden
      viewBox="0 0 640 480"
      preserveAspectRatio="xMidYMid slice"
      className={className}
    >
      <Sheets drawing={drawings[name]} blur={6} />
    </svg>
  );
}
