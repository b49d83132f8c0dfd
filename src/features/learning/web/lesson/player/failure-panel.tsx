import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useTranslations } from 'use-intl';
import { locales } from '../../../../../core/locale.ts';
import { usePage } from '../../../../../page/page-provider.tsx';
import { Button } from '../../../../../ui/button.tsx';

/** What stands where a film does not come: why, and another try. */
export function FailurePanel({ onRetry }: { onRetry(): void }) {
  const t = useTranslations();
  const { locale } = usePage();
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
