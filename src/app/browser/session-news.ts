import { createTranslator, type Messages } from 'use-intl';
import { toasts } from '#ui/toasts/toasts.ts';
import type { Language } from './load-language.ts';

/** `ended`: signed out elsewhere, or expired; `lost`: its account could not be loaded. */
type SessionNews = 'ended' | 'lost';

/** Shows a toast about what happened to the session. */
export function saySessionNews(news: SessionNews, { locale, messages }: Language): void {
  const t = createTranslator({ locale, messages: messages as Messages });
  const text = news === 'ended' ? t('app.session.ended') : t('people.refusal.sessionLoad');
  toasts.show({ tone: 'warning', text });
}
