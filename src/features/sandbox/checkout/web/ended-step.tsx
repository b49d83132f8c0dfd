import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon/icon.tsx';
import type { CheckoutView } from '../contract.ts';
import { QuietLink } from './quiet-button.tsx';

type Ended = Exclude<CheckoutView['state'], 'open' | 'verifying'>;

const marks = {
  paid: { shape: IconCircleCheck, color: 'text-olive' },
  processing: { shape: IconClock, color: 'text-dusk' },
  cancelled: { shape: IconCircleX, color: 'text-ink-soft' },
  expired: { shape: IconClock, color: 'text-ink-soft' },
} as const;

/** There is nothing to pay any more: why, and the way back. */
export function EndedStep({ state, backHref }: { state: Ended; backHref: string }) {
  const t = useTranslations();
  const words = useEndedWords(state);
  return (
    <div className="max-w-reading">
      <Icon shape={marks[state].shape} size={40} className={marks[state].color} />
      <h1 className="mt-3 text-step-2 font-bold">{words.title}</h1>
      <p className="mt-2 mb-6 text-pretty text-ink-soft">{words.text}</p>
      <QuietLink href={backHref}>{t('sandbox.ended.back')}</QuietLink>
    </div>
  );
}

function useEndedWords(state: Ended): { title: string; text: string } {
  const t = useTranslations();
  switch (state) {
    case 'paid':
      return { title: t('sandbox.ended.paidTitle'), text: t('sandbox.ended.paidText') };
    case 'processing':
      return { title: t('sandbox.ended.processingTitle'), text: t('sandbox.ended.processingText') };
    case 'cancelled':
      return { title: t('sandbox.ended.cancelledTitle'), text: t('sandbox.ended.cancelledText') };
    case 'expired':
      return { title: t('sandbox.ended.expiredTitle'), text: t('sandbox.ended.expiredText') };
  }
}
