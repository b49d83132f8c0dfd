import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { toasts } from '#ui/toasts/toasts.ts';

/** Shares a work that everyone may see, through the device or as a copied address; without scripts, a link to copy. */
export function ShareWork({ title, address }: { title: string; address: string }) {
  const t = useTranslations();
  const share = async (event: MouseEvent) => {
    event.preventDefault();
    try {
      const device: Partial<Navigator> = navigator;
      if (device.share) return await device.share({ title, url: address });
      await navigator.clipboard.writeText(address);
      toasts.show({ tone: 'success', text: t('submissions.work.copied') });
    } catch (error) {
      // Closing the device's sheet is a change of mind, no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toasts.show({ text: t('submissions.work.address', { address }), duration: 20_000 });
    }
  };
  return (
    <Button href={address} variant="secondary" icon={IconShare} onClick={(event) => void share(event)}>
      {t('submissions.work.share')}
    </Button>
  );
}
