import { useTranslations } from 'use-intl';
import { localeCodes, locales } from '#core/locale.ts';
import type { NewsAudience, NewsState } from '#features/notifications/news/policy.ts';
import { nameText } from './news-forms.ts';

/** What the administration calls the parts of news, and their values. */
export function useNewsWords() {
  const t = useTranslations();
  const audiences: Record<NewsAudience, string> = {
    everyone: t('notifications.news.everyone'),
    parents: t('notifications.news.parents'),
    educators: t('notifications.news.educators'),
    learners: t('notifications.news.learners'),
  };
  const states: Record<NewsState, string> = {
    draft: t('notifications.news.draft'),
    scheduled: t('notifications.news.scheduled'),
    sent: t('notifications.news.sent'),
    withdrawn: t('notifications.news.withdrawn'),
  };
  const words = { title: t('notifications.news.headline'), text: t('notifications.news.text') };
  const labels: Record<string, string> = {
    audience: t('notifications.news.audience'),
    forChildren: t('notifications.news.forChildren'),
    link: t('notifications.news.link'),
  };
  for (const locale of localeCodes)
    for (const field of ['title', 'text'] as const)
      labels[nameText(locale, field)] = `${words[field]} (${locales[locale].name})`;
  return {
    audiences,
    states,
    words,
    labels,
    sayValue: (name: string, value: string) =>
      name === 'audience' ? (audiences[value as NewsAudience] ?? value) : value,
  };
}
