import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { useIsLive } from '#page/use-is-live.ts';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { href } from '#urls.ts';
import { FitSlide } from '#features/presenting/web/fit-slide.tsx';
import type { DeckView } from '../contract.ts';

/** The first slide; with questions, it also begins the quiz that the class answers on its own devices. */
export function TitleSlide({ deck, classId }: { deck: DeckView; classId: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const isLive = useIsLive();
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: () => api.presenting.startLive.call({ classId, itemId: deck.itemId }),
    onSuccess: ({ id }) => navigate(href('liveSlides', { classId, sessionId: id })),
  });
  return (
    <FitSlide className="mx-auto grid min-h-full max-w-[96rem] content-center items-center gap-8 px-6 py-8 sm:px-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-14">
      <img
        src={deck.poster}
        alt=""
        className="aspect-video w-full rounded-card object-cover shadow-lift-3 max-lg:mx-auto max-lg:w-auto max-lg:max-h-[34vh]"
      />
      <div className="grid justify-items-start gap-5 max-lg:justify-items-center max-lg:text-center">
        <p className="text-step-2 font-bold text-gold">
          <bdi>{deck.className}</bdi>
        </p>
        <h1 className="text-step-4 font-extrabold text-balance">{deck.title}</h1>
        {deck.hasQuestions && isLive && (
          <div className="mt-2 grid justify-items-start gap-4 max-lg:justify-items-center">
            <Button
              variant="reward"
              size="l"
              icon={IconDeviceMobile}
              busy={start.isPending}
              onClick={() => start.mutate()}
            >
              {deck.liveId === null ? t('presenting.live.start') : t('presenting.live.resume')}
            </Button>
            <p className="text-step-2 text-pretty text-night-soft">{t('presenting.live.startHint')}</p>
            {start.isError && (
              <Callout tone="danger" announced>
                {findRefusal(start.error)?.message ?? t('presenting.live.notSent')}
              </Callout>
            )}
          </div>
        )}
      </div>
    </FitSlide>
  );
}
