import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useFormatter, useTranslations } from 'use-intl';
import { locales, type Locale } from '#core/locale.ts';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { QuestionView, ToldAnswer } from '#features/learning/contract.ts';
import { AnswerShape, paperOf } from './answer-shape.tsx';
import { FitSlide } from './fit-slide.tsx';
import { rightWords } from './right-words.ts';

interface QuestionSlideProps {
  question: QuestionView;
  lang: Locale | undefined;
  /** Once the answer is shown. */
  told?: ToldAnswer | undefined;
  /** How often each answer was chosen, by its id; left out where nobody was asked. */
  chosen?: ReadonlyMap<string, number> | undefined;
  /** Below the question. */
  note?: string | undefined;
}

/** A question and its answers in type for the back of a room; then the right answer and why. */
export function QuestionSlide({ question, lang, told, chosen, note }: QuestionSlideProps) {
  const t = useTranslations();
  const { type, answers, matches, picture, ask } = question;
  const language = lang && { lang, dir: locales[lang].direction };
  const isChoice = type === 'single' || type === 'multiple';
  const isLong = ask.length > 90;
  // The answer and why it is right need the room more.
  const shownPicture = told ? undefined : picture;
  return (
    <FitSlide className="mx-auto flex min-h-full max-w-[120rem] flex-col justify-center gap-5 px-5 py-5 sm:px-12 lg:gap-7">
      <div
        className={classNames(
          'grid items-center gap-8',
          shownPicture && 'lg:grid-cols-[minmax(0,1fr)_24rem]',
        )}
      >
        <div>
          <h1
            className={classNames(
              'font-extrabold text-balance',
              isLong || told ? 'text-step-3' : 'text-step-4',
            )}
            {...language}
          >
            {type === 'fill' ? ask.replaceAll('___', '____') : ask}
          </h1>
          {note && <p className="mt-3 text-step-2 text-night-soft">{note}</p>}
        </div>
        {shownPicture && (
          <img
            src={shownPicture.src}
            alt={shownPicture.alt}
            {...language}
            className="max-h-[34vh] w-full rounded-card object-cover shadow-lift-3 max-lg:hidden"
          />
        )}
      </div>
      {told && !isChoice ? (
        <ol className="grid gap-3" {...language}>
          {rightWords(question, told).map((words) => (
            <li key={words} className="rounded-card bg-olive px-6 py-4 text-step-3 font-bold text-white">
              {words}
            </li>
          ))}
        </ol>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4" {...language}>
          {answers.map(({ id, text }, index) => (
            <ShownAnswer
              key={id}
              text={text}
              index={index}
              isRight={told ? told.correctResponse.split(',').includes(id) : undefined}
              count={chosen?.get(id) ?? (chosen ? 0 : undefined)}
              of={chosen ? Math.max(1, ...chosen.values()) : 1}
            />
          ))}
          {!told &&
            matches?.map(({ id, text }) => (
              <li key={id} className="rounded-card border-2 border-current/40 px-6 py-4 text-step-2">
                {text}
              </li>
            ))}
        </ul>
      )}
      <div role="status">
        {told?.explanation && (
          <div className="rounded-card bg-paper px-6 py-4 text-ink shadow-lift-2">
            <p className="text-step-1 font-bold text-olive">{t('presenting.question.why')}</p>
            <p className="mt-1 text-step-2 leading-snug text-pretty lg:text-[1.9rem]" {...language}>
              {told.explanation}
            </p>
          </div>
        )}
      </div>
    </FitSlide>
  );
}

interface ShownAnswerProps {
  text: string;
  index: number;
  /** Undefined while the answer is not shown. */
  isRight: boolean | undefined;
  count: number | undefined;
  of: number;
}

function ShownAnswer({ text, index, isRight, count, of }: ShownAnswerProps) {
  const t = useTranslations();
  const format = useFormatter();
  return (
    <li
      className={classNames(
        'flex min-h-20 flex-wrap items-center gap-x-5 gap-y-2 rounded-card px-5 py-4 font-bold text-white transition duration-200 ease-paper sm:px-7',
        paperOf(index),
        isRight === false && 'opacity-55',
        isRight === true && 'outline-4 outline-offset-4 outline-gold',
      )}
    >
      <AnswerShape index={index} className="size-9 lg:size-11" />
      <span
        className={classNames(
          'min-w-0 flex-1 text-pretty',
          text.length > 60 ? 'text-step-2' : 'text-step-2 lg:text-step-3',
        )}
      >
        {text}
      </span>
      {isRight && (
        <span className="flex items-center gap-2 rounded-pill bg-gold px-4 py-1.5 text-step-1 text-on-gold">
          <Icon shape={IconCheck} />
          {t('presenting.question.right')}
        </span>
      )}
      {count !== undefined && isRight !== undefined && (
        <span className="flex basis-full items-center gap-3">
          <progress value={count} max={of} aria-hidden className="strip h-4 grow text-gold" />
          <span className="min-w-8 text-step-2 tabular-nums">{format.number(count)}</span>
          <span className="sr-only">{t('presenting.question.chosen', { count })}</span>
        </span>
      )}
    </li>
  );
}
