import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { href } from '#urls.ts';
import { openForTeacher } from '#features/classes/offered/open-for-teacher.ts';
import { comicQuery, quizQuery } from '#features/learning/offered/shown-quiz.ts';
import { deckQuery } from '#features/presenting/web/presenting-queries.ts';
import { leaveSlides, SlideFrame, toggleFullScreen } from '#features/presenting/web/slide-frame.tsx';
import { useSlideKeys } from '#features/presenting/web/use-slide-keys.ts';
import { useSwipe } from '#features/presenting/web/use-swipe.ts';
import type { PageArgs } from '#page/page-route.ts';
import { DeckSlide } from './deck-slide.tsx';
import { listSlides } from './deck-slides.ts';
import { loadShown } from './load-shown.ts';

export async function load(args: PageArgs): Promise<void> {
  const page = await openForTeacher(args);
  const { classId = '', itemId = '' } = args.params;
  await loadShown(page, await page.queries.query({ ...deckQuery(page, classId, itemId), staleTime: 0 }));
}

/** `/educators/{classId}/present/{itemId}`: an item for a whole class, slide by slide, over the whole window. */
export default function PresentPage() {
  const t = useTranslations();
  const page = usePage();
  const navigate = useNavigate();
  const { classId = '', itemId = '' } = useParams();
  const [query] = useSearchParams();
  const { data: deck } = useSuspenseQuery(deckQuery(page, classId, itemId));
  const { data: quiz } = useQuery({ ...quizQuery(page, itemId), enabled: deck.hasQuestions });
  const { data: comic } = useQuery({ ...comicQuery(page, itemId), enabled: deck.type === 'visual' });
  const { direction } = locales[page.locale];
  const stage = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const slides = listSlides({
    hasFilm: deck.hasFilm,
    panels: comic?.panels ?? [],
    questions: quiz?.questions ?? [],
    opening: deck.opening,
    talk: deck.talk,
  });
  const last = slides.length - 1;
  const slide = slides[Math.min(index, last)];
  const closeHref =
    query.get('from') === 'class'
      ? href('classItem', { classId, itemId })
      : href('lesson', { courseSlug: deck.courseSlug, itemSlug: deck.itemSlug });
  const show = (to: number) => {
    setIndex(Math.max(0, Math.min(last, to)));
    // A control of the slide that goes may have had the focus; the keys keep working.
    stage.current?.focus();
  };
  useSlideKeys({
    direction,
    isFilm: slide?.kind === 'film',
    onTurn(turn) {
      if (turn === 'next') show(index + 1);
      if (turn === 'previous') show(index - 1);
      if (turn === 'first') show(0);
      if (turn === 'last') show(last);
      if (turn === 'full') toggleFullScreen();
      if (turn === 'close') leaveSlides(() => void navigate(closeHref));
    },
  });
  const swipe = useSwipe(direction, (by) => show(index + by));
  return (
    <>
      <PageHead title={deck.title} path={href('present', { classId, itemId })} noindex />
      <SlideFrame
        closeHref={closeHref}
        progress={{ at: index + 1, of: slides.length }}
        place={t('presenting.slide.place', { number: index + 1, count: slides.length })}
        controls={
          <>
            <IconButton
              icon={IconChevronLeft}
              mirrors
              label={t('presenting.slide.previous')}
              disabled={index === 0}
              onClick={() => show(index - 1)}
            />
            <Button
              variant="reward"
              icon={IconChevronRight}
              iconMirrors
              iconAfter
              disabled={index === last}
              onClick={() => show(index + 1)}
            >
              {t('presenting.slide.next')}
            </Button>
          </>
        }
      >
        <div
          ref={stage}
          tabIndex={-1}
          className="h-full outline-none"
          {...(slide?.kind === 'film' ? {} : swipe)}
        >
          {slide && <DeckSlide key={index} deck={deck} slide={slide} classId={classId} />}
        </div>
      </SlideFrame>
    </>
  );
}
