import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { useFilmFailed } from './use-film-failed.ts';

interface FailurePanelProps {
  video: HTMLVideoElement | null;
  onRetry(): void;
}

/** Replaces a film that fails to load: the reason, and a button to try again. */
export function FailurePanel({ video, onRetry }: FailurePanelProps) {
  const t = useTranslations();
  const { locale } = usePage();
  if (!useFilmFailed(video)) return null;
  return (
    <div
      role="alert"
      dir={locales[locale].direction}
      className="absolute inset-0 z-10 flex flex-col items-center justify-center gap-4 bg-night p-6 text-center"
    >
      <p className="max-w-form font-medium">{t('learning.player.failed')}</p>
      <Button icon={IconRefresh} onClick={onRetry}>
        {t('learning.player.retry')}
      </Button>
    </div>
  );
}
