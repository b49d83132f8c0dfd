import { useFormatter, useTranslations } from 'use-intl';
import type { LanguageStatus } from '#features/cms/entries/contract.ts';

/** The words for where a language is in its life. */
export function useStateWords() {
  const t = useTranslations();
  const format = useFormatter();
  const states = {
    draft: t('cms.state.draft'),
    scheduled: t('cms.state.scheduled'),
    published: t('cms.state.published'),
    changed: t('cms.state.changed'),
    archived: t('cms.state.archived'),
  };
  const lookOf = ({ state, changed }: LanguageStatus) =>
    state === 'published' && changed ? 'changed' : state;
  return {
    states,
    lookOf,
    describe(language: LanguageStatus): string {
      const { publishAt, zone } = language;
      if (!publishAt || !zone) return states[lookOf(language)];
      const at = format.dateTime(new Date(publishAt), {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: zone,
      });
      return t('cms.state.scheduledFor', { at, zone: zone.replaceAll('_', ' ') });
    },
  };
}
