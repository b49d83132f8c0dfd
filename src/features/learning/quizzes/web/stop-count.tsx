import IconHandStop from '@tabler/icons-react/dist/esm/icons/IconHandStop.mjs';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon/icon.tsx';

/** Under a VidQuiz's title: how often it stops. */
export function StopCount({ count }: { count: number }) {
  const t = useTranslations();
  return (
    <p className="mt-4 flex items-center gap-2 text-step--1 font-medium text-night-soft">
      <Icon shape={IconHandStop} className="text-gold" />
      {t('learning.vidquiz.stops', { count })}
    </p>
  );
}
