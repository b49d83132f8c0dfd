import IconPresentation from '@tabler/icons-react/dist/esm/icons/IconPresentation.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { href } from '#urls.ts';

/** The code to write on the board, and a link with it for a message to the class. */
export function ClassCode({ classId, code, paused }: { classId: string; code: string; paused: boolean }) {
  const t = useTranslations();
  const { origin } = usePage();
  const place = origin.replace(/^https?:\/\//, '') + href('join');
  const address = origin + href('joinClass', { classCode: code });
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ tone: 'success', text: t('classes.code.copied') });
    } catch {
      // Without clipboard permission she can read it and copy it by hand.
      toasts.show({ text, duration: 20_000 });
    }
  };
  return (
    <div className="on-paper rounded-control bg-sand p-5 text-center md:min-w-72">
      <p className="text-step--1 font-semibold text-ink-soft">{t('classes.code.label')}</p>
      <p
        dir="ltr"
        className={`mt-1 text-step-3 leading-tight font-extrabold tracking-wider tabular-nums ${paused ? 'text-muted line-through' : ''}`}
      >
        {code}
      </p>
      <p className="mt-1 text-step--1 text-muted">
        {paused ? t('classes.code.paused') : t.rich('classes.code.where', { place, bdi: isolate })}
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Button size="s" variant="secondary" icon={IconCopy} onClick={() => void copy(code)}>
          {t('classes.code.copy')}
        </Button>
        <Button size="s" variant="quiet" onClick={() => void copy(address)}>
          {t('classes.code.copyLink')}
        </Button>
        <Button size="s" variant="quiet" icon={IconPresentation} href={href('classCode', { classId })}>
          {t('classes.code.show')}
        </Button>
      </div>
    </div>
  );
}

/** An address is written left to right, whatever the page's direction. */
function isolate(address: ReactNode) {
  return (
    <bdi dir="ltr" className="font-medium text-ink">
      {address}
    </bdi>
  );
}
