import { useTranslations } from 'use-intl';
import { giftCardNames } from '#core/gift-card-names.ts';
import { GiftCardPicture } from '#art/gift-cards/gift-card-picture.tsx';
import { useFormField } from '#page/form/form-context.ts';
import { useGiftWords } from '#features/gifts/web/use-gift-words.ts';

/** The cards in cut paper, as radio buttons. */
export function CardChoice({ known }: { known: string }) {
  const t = useTranslations();
  const { cards } = useGiftWords();
  const { value = known } = useFormField('card');
  return (
    <fieldset>
      <legend className="text-step-2 font-bold">{t('gifts.form.card')}</legend>
      <div className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
        {giftCardNames.map((name) => (
          <label
            key={name}
            className="on-paper cursor-pointer overflow-clip rounded-control bg-paper shadow-lift-1 outline-dusk has-checked:outline-4 has-focus-visible:outline-4 has-focus-visible:outline-offset-2"
          >
            <GiftCardPicture name={name} className="block aspect-4/3 w-full" />
            <span className="flex min-h-11 items-center gap-2 px-3 py-2">
              <input
                type="radio"
                name="card"
                value={name}
                defaultChecked={name === value}
                className="size-5 shrink-0 accent-dusk outline-none"
              />
              <span className="leading-tight font-medium">{cards[name]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
