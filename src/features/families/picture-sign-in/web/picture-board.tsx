import { useState, type MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useForm } from '#page/form/form-context.ts';
import { classNames } from '#ui/styles/class-names.ts';
import type { ChoosablePicture } from '../contract.ts';
import { picturesToTouch, touch, type PictureName } from '../policy.ts';
import { pictureSrc } from './picture-art.ts';
import { readTouched } from './touched-pictures.ts';

interface PictureBoardProps {
  pictures: readonly ChoosablePicture[];
  /** After how many touches the form is sent: three, or twice three. */
  needed: number;
  /** What to say before the first three and before the second. */
  words?: readonly [first: string, second: string];
  className?: string;
}

/** Nine pictures to touch, and how many were touched. The last touch sends the form around it; without JavaScript each one does. */
export function PictureBoard({ pictures, needed, words, className }: PictureBoardProps) {
  const t = useTranslations();
  const { values, busy } = useForm();
  const [touched, setTouched] = useState(() => readTouched(values['touched'] ?? ''));
  const [wasBusy, setWasBusy] = useState(busy);
  if (wasBusy !== busy) {
    setWasBusy(busy);
    // Right or wrong, the next try begins with the first picture.
    if (!busy) setTouched([]);
  }
  const isAgain = touched.length >= picturesToTouch && needed > picturesToTouch;
  const begun = touched.slice(isAgain ? picturesToTouch : 0);
  const press = (event: MouseEvent, id: string) => {
    if (busy || touched.length >= needed) return event.preventDefault();
    const next = touch(touched, id);
    if (next.length < needed) event.preventDefault();
    setTouched(next);
  };
  return (
    <div className={className}>
      {words && <p className="mb-3 text-pretty">{isAgain ? words[1] : words[0]}</p>}
      <Progress count={begun.length} />
      <input type="hidden" name="touched" value={touched.join(' ')} />
      <div
        role="group"
        aria-label={t('families.enter.board')}
        className="mt-5 grid grid-cols-3 gap-3 sm:gap-4"
      >
        {pictures.map(({ id, name }) => (
          <Picture key={id} id={id} name={name} isTouched={begun.includes(id)} onPress={press} />
        ))}
      </div>
    </div>
  );
}

interface PictureProps {
  id: string;
  name: PictureName;
  isTouched: boolean;
  onPress(event: MouseEvent, id: string): void;
}

function Picture({ id, name, isTouched, onPress }: PictureProps) {
  const t = useTranslations();
  const names: Record<PictureName, string> = {
    pomegranates: t('families.picture.pomegranates'),
    book: t('families.picture.book'),
    birds: t('families.picture.birds'),
    tree: t('families.picture.tree'),
    hands: t('families.picture.hands'),
    mountain: t('families.picture.mountain'),
    sunrise: t('families.picture.sunrise'),
    flowers: t('families.picture.flowers'),
    lamp: t('families.picture.lamp'),
  };
  return (
    <button
      type="submit"
      name="picture"
      value={id}
      aria-label={names[name]}
      aria-pressed={isTouched}
      onClick={(event) => onPress(event, id)}
      className={classNames(
        'block aspect-square cursor-pointer touch-manipulation overflow-clip rounded-large shadow-lift-2 outline-offset-4 transition duration-200 ease-paper hover:-translate-y-1 active:translate-y-0 active:scale-95',
        isTouched && 'scale-92 ring-4 ring-current',
      )}
    >
      <img src={pictureSrc(name)} alt="" width={320} height={240} className="size-full object-cover" />
    </button>
  );
}

/** How many were touched; which ones, it does not tell. */
function Progress({ count }: { count: number }) {
  const t = useTranslations();
  return (
    <p role="status" className="flex justify-center gap-3">
      <span className="sr-only">{t('families.enter.touched', { count, all: picturesToTouch })}</span>
      {Array.from({ length: picturesToTouch }, (_, index) => (
        <span
          key={index}
          aria-hidden
          className={classNames(
            'size-5 rounded-pill border-2 border-current transition duration-200 ease-paper',
            index < count && 'scale-110 bg-gold',
          )}
        />
      ))}
    </p>
  );
}
