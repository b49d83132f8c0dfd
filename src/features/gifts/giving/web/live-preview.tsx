import { useCallback, useState, type InputEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { giftCardNames } from '#core/gift-card-names.ts';
import { usePage } from '#page/page-provider.tsx';
import { useIsLive } from '#page/use-is-live.ts';
import { GiftCardSheet } from '#features/gifts/web/gift-card-sheet.tsx';
import type { KnownGift } from './gift-fields.tsx';

type Shown = Pick<KnownGift, 'card' | 'giverName' | 'receiverName' | 'message' | 'language'>;

/** The card beside the form as it is being written. Without scripts there is none: the next page shows it. */
export function LivePreview({ known, children }: { known: Shown; children: ReactNode }) {
  const t = useTranslations();
  const { locale } = usePage();
  const isLive = useIsLive();
  const [written, setWritten] = useState<Partial<Shown>>({});
  const shown = { ...known, ...written };
  const follow = useCallback(({ target }: InputEvent<HTMLDivElement>) => {
    const { name, value } = target as HTMLInputElement;
    const card = giftCardNames.find((card) => card === value);
    if (name === 'card' && card) setWritten((before) => ({ ...before, card }));
    if (['giverName', 'receiverName', 'message', 'language'].includes(name))
      setWritten((before) => ({ ...before, [name]: value }));
  }, []);
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div onInput={follow} className="min-w-0">
        {children}
      </div>
      {isLive && (
        <aside aria-label={t('gifts.form.preview')} className="hidden lg:sticky lg:top-24 lg:block">
          <GiftCardSheet
            {...shown}
            sample={{
              receiverName: t('gifts.sample.receiverName'),
              message: t('gifts.sample.message'),
              giverName: t('gifts.sample.giverName'),
              language: locale,
            }}
          />
        </aside>
      )}
    </div>
  );
}
