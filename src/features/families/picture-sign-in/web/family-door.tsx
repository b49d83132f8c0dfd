import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { NightBand } from '#art/night-band.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { AnswerSheet } from '#features/people/offered/answer-sheet.tsx';
import { CodeForm } from './code-form.tsx';
import { EnterWithPictures } from './enter-with-pictures.tsx';
import { FaceTile } from './face-tile.tsx';
import { childParameter } from './picture-forms.ts';
import { entranceQuery } from './picture-queries.ts';

/** What a code opens: the family's children to choose from, then the pictures of the one who was touched. */
export function FamilyDoor({ familyCode }: { familyCode: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const { data: entrance } = useSuspenseQuery(entranceQuery(api, familyCode));
  const child = new URLSearchParams(useLocation().search).get(childParameter);
  const headline = useFocusAfter(child);
  if ('tooMany' in entrance)
    return (
      <AnswerSheet scene="window" title={t('families.enter.tooManyTitle')} text={entrance.tooMany}>
        <Button href={href('familyEntrance', { familyCode })} variant="secondary" className="mt-6">
          {t('families.enter.tryAgain')}
        </Button>
      </AnswerSheet>
    );
  if ('unknown' in entrance)
    return (
      <AnswerSheet
        scene="not-found"
        title={t('families.enter.unknownTitle')}
        text={t('families.enter.unknownText')}
      >
        <CodeForm />
      </AnswerSheet>
    );
  const face = entrance.faces.find(({ id }) => id === child);
  return (
    <NightBand className="min-h-dvh">
      <div className="mx-auto max-w-4xl pt-8 sm:pt-14">
        {face ? (
          <EnterWithPictures key={face.id} face={face} familyCode={familyCode} headline={headline} />
        ) : (
          <>
            <h1
              ref={headline}
              tabIndex={-1}
              className="text-center text-step-4 font-extrabold text-balance outline-none"
            >
              {t('families.who.title')}
            </h1>
            <ul className="mt-10 flex flex-wrap justify-center gap-5 sm:gap-8">
              {entrance.faces.map((one) => (
                <li key={one.id} className="w-[calc(50%-0.625rem)] max-w-52 sm:w-48">
                  <FaceTile face={one} familyCode={familyCode} />
                </li>
              ))}
            </ul>
            <p className="mt-12 text-center">
              <a href={href('familyEnter')} className="inline-flex min-h-11 items-center text-link">
                {t('families.enter.otherCode')}
              </a>
            </p>
          </>
        )}
      </div>
    </NightBand>
  );
}

/** The headline, which gets the focus after a step within the page: its path stays the same. */
function useFocusAfter(step: string | null) {
  const headline = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    headline.current?.focus();
  }, [step]);
  return headline;
}
