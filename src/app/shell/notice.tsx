import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { toasts } from '#ui/toasts/toasts.ts';
import { findNotice, noticeParameter } from './notices.ts';

/** Says why the user was sent here: a toast, once; without scripts a note on the page. */
export function Notice() {
  const t = useTranslations();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const notice = findNotice(search);
  const text = notice && { 'for-grown-ups': t('app.refusal.forGrownUps') }[notice];
  useEffect(() => {
    if (text === undefined) return;
    toasts.show({ text });
    const rest = new URLSearchParams(search);
    rest.delete(noticeParameter);
    // Shown once: not again when she comes back or shares the address.
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true, preventScrollReset: true });
  }, [text, navigate, pathname, search, hash]);
  return (
    text !== undefined && (
      <noscript>
        <p className="on-paper bg-sky p-4 text-center font-medium">{text}</p>
      </noscript>
    )
  );
}
