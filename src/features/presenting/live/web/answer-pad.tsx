import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import {
  AnswerInput,
  BodyLanguageProvider,
  emptyDraft,
  isWhole,
  type QuestionView,
} from '#features/learning/offered/shown-quiz.ts';
import { AnswerShape, paperOf } from '#features/presenting/web/answer-shape.tsx';
import type { LiveView, OwnLiveAnswer } from '../contract.ts';
import { answerForm } from './live-forms.ts';

interface AnswerPadProps {
  view: LiveView;
  question: QuestionView;
  own: OwnLiveAnswer | null;
  onOwn(own: OwnLiveAnswer): void;
}

/** The question with its answers as large buttons; other kinds are put together and then sent. */
export function AnswerPad({ view, question, own, onOwn }: AnswerPadProps) {
  const t = useTranslations();
  const { id, index, lang } = view;
  const [draft, setDraft] = useState(() => emptyDraft(question));
  const form = usePageForm(answerForm, { about: [id, String(index)], onDone: onOwn });
  const language = lang && { lang, dir: locales[lang].direction };
  const chosen = own?.responseId?.split(',') ?? [];
  const isGiven = chosen.length > 0;
  const isFill = question.type === 'fill';
  return (
    <BodyLanguageProvider lang={lang}>
      <h1 className="mt-4 text-step-2 font-extrabold text-balance" {...language}>
        {isFill ? t('presenting.game.fill') : question.ask}
      </h1>
      <PageForm form={form} className="mt-4">
        {question.type === 'single' || isGiven ? (
          <ul className="grid gap-3" {...language}>
            {question.answers.map((answer, place) => (
              <li key={answer.id}>
                <ShapeButton
                  id={answer.id}
                  text={answer.text}
                  place={place}
                  isGiven={isGiven}
                  isChosen={chosen.some((part) => part.split(':').includes(answer.id))}
                  isSending={form.busy}
                  isPressed={form.busy && form.pressed === answer.id}
                />
              </li>
            ))}
          </ul>
        ) : (
          <>
            <AnswerInput question={question} draft={draft} onDraft={setDraft} />
            <input type="hidden" name="responseId" value={draft.filter(Boolean).join(',')} />
            <SubmitButton wide size="l" disabled={!isWhole(question, draft)} className="mt-5">
              {t('presenting.game.send')}
            </SubmitButton>
            <noscript>
              <p className="mt-3">{t('presenting.game.needsScripts')}</p>
            </noscript>
          </>
        )}
      </PageForm>
      <p role="status" className="mt-5 text-center text-step-1 font-bold text-olive">
        {isGiven && t('presenting.game.given')}
      </p>
    </BodyLanguageProvider>
  );
}

interface ShapeButtonProps {
  id: string;
  text: string;
  place: number;
  isGiven: boolean;
  isChosen: boolean;
  isSending: boolean;
  isPressed: boolean;
}

function ShapeButton({ id, text, place, isGiven, isChosen, isSending, isPressed }: ShapeButtonProps) {
  const t = useTranslations();
  return (
    <button
      type="submit"
      name="responseId"
      value={id}
      disabled={isGiven}
      aria-disabled={isSending || undefined}
      className={classNames(
        'flex min-h-20 w-full items-center gap-4 rounded-card px-5 py-3 text-start text-step-1 font-bold text-white shadow-lift-2 transition duration-200 ease-paper enabled:active:translate-y-px',
        paperOf(place),
        isGiven && !isChosen && 'opacity-45',
        (isChosen || isPressed) && 'outline-4 outline-offset-2 outline-gold',
      )}
    >
      <AnswerShape index={place} className="size-8" />
      <span className="min-w-0 grow">{text}</span>
      {isChosen && (
        <>
          <Icon shape={IconCheck} size={26} />
          <span className="sr-only">{t('presenting.game.yours')}</span>
        </>
      )}
    </button>
  );
}
