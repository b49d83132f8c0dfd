import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { ScenePicture } from '#art/scene-picture.tsx';
import { usePage } from '#page/page-provider.tsx';
import { ShownFilm } from '#features/learning/offered/shown-film.tsx';
import { ShownPanel } from '#features/learning/offered/shown-panel.tsx';
import type { QuestionView } from '#features/learning/offered/shown-quiz.ts';
import { toldQuery } from '#features/presenting/web/presenting-queries.ts';
import { QuestionSlide } from '#features/presenting/web/question-slide.tsx';
import type { DeckView } from '../contract.ts';
import type { Slide } from './deck-slides.ts';
import { FitSlide } from '#features/presenting/web/fit-slide.tsx';
import { TitleSlide } from './title-slide.tsx';

interface DeckSlideProps {
  deck: DeckView;
  slide: Slide;
  classId: string;
}

export function DeckSlide({ deck, slide, classId }: DeckSlideProps) {
  const t = useTranslations();
  switch (slide.kind) {
    case 'title':
      return <TitleSlide deck={deck} classId={classId} />;
    case 'film':
      return <ShownFilm itemId={deck.itemId} title={deck.title} />;
    case 'panel':
      return <ShownPanel panel={slide.panel} lang={deck.lang} />;
    case 'question':
      return (
        <DeckQuestion
          shown={{ classId, itemId: deck.itemId, questionId: slide.question.id }}
          question={slide.question}
          isTold={slide.isTold}
          lang={deck.lang}
        />
      );
    case 'talk':
      return <TalkSlide text={slide.text} lang={slide.isOpening ? undefined : deck.lang} />;
    case 'pause':
      return <TalkSlide text={t('presenting.talk.next')} lang={undefined} />;
  }
}

interface DeckQuestionProps {
  shown: { classId: string; itemId: string; questionId: string };
  question: QuestionView;
  isTold: boolean;
  lang: DeckView['lang'];
}

function DeckQuestion({ shown, question, isTold, lang }: DeckQuestionProps) {
  const t = useTranslations();
  const { data } = useQuery({ ...toldQuery(usePage(), shown), enabled: isTold });
  return (
    <QuestionSlide
      question={question}
      lang={lang}
      told={isTold ? data : undefined}
      note={isTold ? undefined : t('presenting.question.think')}
    />
  );
}

function TalkSlide({ text, lang }: { text: string; lang: DeckView['lang'] }) {
  const t = useTranslations();
  return (
    <FitSlide className="mx-auto grid min-h-full max-w-[80rem] content-center justify-items-center gap-7 px-6 py-6 text-center sm:px-16">
      <ScenePicture
        name="table-talk"
        lazy={false}
        className="h-[26vh] w-auto rounded-card object-cover shadow-lift-3 max-sm:hidden"
      />
      <p className="w-fit rounded-pill bg-gold px-6 py-2 text-step-2 font-bold text-on-gold">
        {t('presenting.talk.title')}
      </p>
      <h1
        className="text-step-4 font-extrabold text-balance"
        {...(lang && { lang, dir: locales[lang].direction })}
      >
        {text}
      </h1>
    </FitSlide>
  );
}
