import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { BoardOf } from '#features/learning/games/contract.ts';
import { BodyText } from '#features/learning/lesson/web/body-text.tsx';

interface WordChipsProps {
  words: BoardOf<'word-search'>['words'];
  /** Indexes in the list. */
  found: ReadonlySet<number>;
  /** Shows where a word begins; undefined once the round has ended. */
  onHint: ((word: number) => void) | undefined;
}

/** The words to find, with those found ticked, and a hint for the first that is not. */
export function WordChips({ words, found, onHint }: WordChipsProps) {
  const t = useTranslations();
  const next = words.findIndex((_, word) => !found.has(word));
  return (
    <>
      <h3 className="mb-2.5 text-step-0">{t('learning.game.wordsToFind')}</h3>
      <ul className="flex flex-wrap gap-2">
        {words.map(({ text, picture }, index) => (
          <li
            key={text}
            className={classNames(
              'inline-flex min-h-10 items-center gap-1.5 rounded-pill px-3.5 py-1 font-bold shadow-lift-1',
              found.has(index) ? 'bg-olive text-white' : 'bg-paper',
            )}
          >
            {found.has(index) &&
              (picture ? (
                <img
                  src={picture}
                  alt=""
                  width={32}
                  height={32}
                  className="-ms-2.5 size-8 rounded-pill object-cover"
                />
              ) : (
                <Icon shape={IconCheck} size={18} />
              ))}
            <BodyText>{text}</BodyText>
            {found.has(index) && <span className="sr-only">{t('learning.game.wordIsFound')}</span>}
          </li>
        ))}
      </ul>
      {onHint && next >= 0 && (
        <Button size="s" variant="secondary" icon={IconBulb} className="mt-4" onClick={() => onHint(next)}>
          {t('learning.game.hint')}
        </Button>
      )}
    </>
  );
}
