import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useFormatter } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { toggled, type AnswerInputProps } from './draft.ts';
import { NumberDisc } from './number-disc.tsx';
import { BodyText } from '#features/learning/lesson/web/body-text.tsx';

/** Answers to choose from, one or several: native radio buttons or checkboxes the size of a card. */
export function ChoiceInput({ question, draft, onDraft }: AnswerInputProps) {
  const format = useFormatter();
  const { id: questionId, type, answers, picture } = question;
  return (
    <div className={classNames('grid gap-3', !picture && 'sm:grid-cols-2')}>
      {answers.map(({ id, text }, index) => (
        <label
          key={id}
          className={
            'relative flex min-h-16 sm:last:odd:col-span-full cursor-pointer items-center gap-3 rounded-control border-2 border-line bg-white px-4 py-3 transition duration-200 ease-paper ' +
            'hover:border-edge has-checked:border-dusk has-checked:bg-sky has-checked:shadow-lift-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink'
          }
        >
          <input
            type={type === 'single' ? 'radio' : 'checkbox'}
            name={questionId}
            value={id}
            checked={draft.includes(id)}
            onChange={() => onDraft(toggled(question, draft, id))}
            data-number={index + 1}
            className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-control outline-none"
          />
          <NumberDisc isChosen={draft.includes(id)}>{format.number(index + 1)}</NumberDisc>
          <span className="min-w-0 grow font-medium">
            <BodyText>{text}</BodyText>
          </span>
          <span
            className={classNames(
              'grid size-6 shrink-0 place-content-center border-2 border-edge bg-white text-transparent peer-checked:border-dusk peer-checked:bg-dusk peer-checked:text-white',
              type === 'single' ? 'rounded-pill' : 'rounded-small',
            )}
          >
            <Icon shape={IconCheck} size={16} />
          </span>
        </label>
      ))}
    </div>
  );
}
