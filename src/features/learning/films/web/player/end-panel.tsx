import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useMediaRemote, useMediaState } from '@vidstack/react';
import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import type { NextStep } from '#features/learning/lesson/web/next-step.ts';

/** Shown over the film's end: continue with the next item, or watch again. Nothing starts automatically. */
export function EndPanel({ next }: { next: NextStep }) {
  const t = useTranslations();
  const { locale } = usePage();
  const remote = useMediaRemote();
  const ended = useMediaState('ended');
  if (!ended) return null;
  return (
    <div
      dir={locales[locale].direction}
      className="absolute inset-0 z-10 flex animate-settle flex-col items-center justify-center gap-3 bg-night/80 p-4 text-center"
    >
      <Button href={next.href} icon={IconArrowRight} iconMirrors iconAfter>
        {next.text}
      </Button>
      <Button
        variant="quiet"
        size="s"
        icon={IconRefresh}
        onClick={({ nativeEvent }) => {
          remote.seek(0, nativeEvent);
          remote.play(nativeEvent);
        }}
      >
        {t('learning.player.again')}
      </Button>
    </div>
  );
}
