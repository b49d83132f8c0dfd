import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { joined, parted, partnerOf, type AnswerInputProps } from './draft.ts';
import { NumberDisc } from './number-disc.tsx';
import { useDrag } from './use-drag.ts';
import { BodyText } from '#features/learning/lesson/web/body-text.tsx';

const look =
  'flex h-full min-h-16 w-full items-center gap-2 rounded-control border-2 px-3 py-2 text-start font-medium transition-colors duration-200 ease-paper sm:px-4';
const looks = {
  free: 'border-line bg-white hover:border-edge',
  picked: 'border-dusk bg-sky shadow-lift-2',
  joined: 'border-dusk bg-tint-violet',
} as const;

/** Cards to match: the user chooses a card on one side and then one on the other, or drags it there. */
export function MatchInput({ question, draft, onDraft }: AnswerInputProps) {
  const t = useTranslations();
  const format = useFormatter();
  const { answers, matches = [] } = question;
  const [picked, setPicked] = useState<string>();
  const [last, setLast] = useState<{ left: string; right: string }>();
  const isLeft = (id: string) => answers.some((answer) => answer.id === id);
  const join = (one: string, other: string) => {
    const [left, right] = isLeft(one) ? [one, other] : [other, one];
    if (isLeft(left) === isLeft(right)) return;
    onDraft(joined(draft, left, right));
    setLast({ left, right });
    setPicked(undefined);
  };
  const choose = (id: string) => {
    if (picked !== undefined && isLeft(picked) !== isLeft(id)) join(picked, id);
    else if (picked === id) setPicked(undefined);
    else {
      if (partnerOf(draft, id) !== undefined) onDraft(parted(draft, id));
      setPicked(id);
    }
  };
  const { dragged, start } = useDrag({ follows: true, onDrop: join });
  const textOf = (id: string) => [...answers, ...matches].find((one) => one.id === id)?.text ?? '';

  const card = ({ id, text }: { id: string; text: string }, number: number | undefined, index: number) => {
    const partner = partnerOf(draft, id);
    const state = picked === id || dragged === id ? 'picked' : partner === undefined ? 'free' : 'joined';
    return (
      <li key={id}>
        <button
          type="button"
          data-drop={id}
          data-number={isLeft(id) ? index + 1 : undefined}
          aria-pressed={picked === id}
          onClick={() => choose(id)}
          onPointerDown={(event) => start(event, id)}
          className={classNames(
            look,
            looks[state],
            'touch-pan-y select-none',
            dragged === id && 'pointer-events-none relative z-10',
          )}
        >
          {number === undefined ? (
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-content-center rounded-pill border-2 border-dashed border-edge"
            />
          ) : (
            <NumberDisc isChosen={state !== 'free'}>{format.number(number)}</NumberDisc>
          )}
          <span className="min-w-0 grow leading-snug hyphens-auto max-sm:text-step--1">
            <BodyText>{text}</BodyText>
          </span>
          {partner !== undefined && (
            <>
              <Icon shape={IconLink} size={18} className="text-dusk max-sm:hidden" />
              <span className="sr-only">{t('learning.quiz.joinedTo', { answer: textOf(partner) })}</span>
            </>
          )}
        </button>
      </li>
    );
  };
  const numberOf = (id: string | undefined) => {
    const index = answers.findIndex((answer) => answer.id === id);
    return index < 0 ? undefined : index + 1;
  };
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:gap-6">
        <ul className="grid auto-rows-fr gap-2">
          {answers.map((answer, index) => card(answer, index + 1, index))}
        </ul>
        <ul className="grid auto-rows-fr gap-2">
          {matches.map((match, index) => card(match, numberOf(partnerOf(draft, match.id)), index))}
        </ul>
      </div>
      <p role="status" className="sr-only">
        {last &&
          partnerOf(draft, last.left) === last.right &&
          t('learning.quiz.joined', { one: textOf(last.left), other: textOf(last.right) })}
      </p>
    </>
  );
}
