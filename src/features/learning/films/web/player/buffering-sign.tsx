import IconLoader2 from '@tabler/icons-react/dist/esm/icons/IconLoader2.mjs';
import { useMediaState } from '@vidstack/react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon/icon.tsx';

/** Says, after a moment, that the film is still loading. */
export function BufferingSign() {
  const t = useTranslations();
  const waiting = useMediaState('waiting');
  const ended = useMediaState('ended');
  if (!waiting || ended) return null;
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-0 grid animate-appear-late place-content-center"
    >
      <span className="grid size-16 place-content-center rounded-pill bg-night/80">
        <Icon shape={IconLoader2} size={36} className="motion-safe:animate-[spin_1s_linear_infinite]" />
      </span>
      <span className="sr-only">{t('learning.player.loading')}</span>
    </div>
  );
}
