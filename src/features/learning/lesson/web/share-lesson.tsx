import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { useIsLive } from './use-is-live.ts';

/** Shares a lesson through the device's share sheet, or else copies its URL; without scripts it is a link to copy. */
export function ShareLesson({ title, address }: { title: string; address: string }) {
  const t = useTranslations();
  const look = { variant: 'quiet', size: 's', icon: IconShare } as const;
  if (!useIsLive())
    return (
      <Button {...look} href={address}>
        {t('learning.lesson.share')}
      </Button>
    );

  const share = async () => {
    try {
      const device: Partial<Navigator> = navigator;
      if (device.share) return await device.share({ title, url: address });
      await navigator.clipboard.writeText(address);
      toasts.show({ tone: 'success', text: t('learning.share.copied') });
    } catch (error) {
      // Closing the sheet is a change of mind, not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toasts.show({ text: t('learning.share.address', { address }), duration: 20_000 });
    }
  };
  return (
    <Button {...look} onClick={() => void share()}>
      {t('learning.lesson.share')}
    </Button>
  );
}
