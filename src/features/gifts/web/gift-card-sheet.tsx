import type { GiftCardName } from '#core/gift-card-names.ts';
import { GiftCardPicture } from '#art/gift-cards/gift-card-picture.tsx';
import { classNames } from '#ui/styles/class-names.ts';

/** What is written on a card, and in which language. */
interface Written {
  receiverName: string;
  giverName: string;
  message: string;
  language: string;
}

interface GiftCardSheetProps extends Written {
  card: GiftCardName;
  /** What is given, in the page’s own words. */
  gift?: string | undefined;
  /** Stands in muted ink wherever nothing is written yet. */
  sample?: Written;
}

/** A card as it lies open: the picture, and below it what its giver wrote. */
export function GiftCardSheet({ card, gift, sample, ...written }: GiftCardSheetProps) {
  const lineOf = (name: 'receiverName' | 'message' | 'giverName') => {
    const isSample = written[name] === '' && sample !== undefined;
    const { [name]: text, language } = isSample ? sample : written;
    return { text, isSample, lang: language };
  };
  const [receiver, message, giver] = [lineOf('receiverName'), lineOf('message'), lineOf('giverName')];
  return (
    <article className="on-paper overflow-clip rounded-card bg-paper shadow-lift-3">
      <GiftCardPicture name={card} className="block aspect-4/3 w-full" />
      <div className="p-6 sm:p-8">
        <p
          dir="auto"
          lang={receiver.lang}
          className={classNames('text-step-2 font-bold wrap-anywhere', receiver.isSample && 'text-muted')}
        >
          {receiver.text}
        </p>
        {message.text !== '' && (
          <p
            dir="auto"
            lang={message.lang}
            className={classNames(
              'mt-3 text-step-1 whitespace-pre-line wrap-anywhere',
              message.isSample && 'text-muted',
            )}
          >
            {message.text}
          </p>
        )}
        <p
          dir="auto"
          lang={giver.lang}
          className={classNames(
            'mt-4 text-step-1 font-semibold wrap-anywhere',
            giver.isSample ? 'text-muted' : 'text-pomegranate',
          )}
        >
          — {giver.text}
        </p>
        {gift && <p className="mt-5 border-t border-line pt-4 font-semibold">{gift}</p>}
      </div>
    </article>
  );
}
