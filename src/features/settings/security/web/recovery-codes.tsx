import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';

/** Ten codes, shown only once: to copy down and then dismiss. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept(): void }) {
  const t = useTranslations();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1}>
      <Callout tone="success" title={t('settings.security.codesTitle')}>
        <p className="mt-1">{t('settings.security.codesText')}</p>
        <ol dir="ltr" className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>
              <code className="font-bold">{code}</code>
            </li>
          ))}
        </ol>
        <Button variant="secondary" size="s" className="mt-5" onClick={onKept}>
          {t('settings.security.codesKept')}
        </Button>
      </Callout>
    </div>
  );
}
