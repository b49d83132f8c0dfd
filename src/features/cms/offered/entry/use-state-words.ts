import { useTranslations } from 'use-intl';
import type { LanguageStatus } from '#features/cms/entries/contract.ts';
import { shownState, stateNames, type ShownState } from '#features/cms/life/policy.ts';
import { useMoment } from '#page/use-moment.ts';

/** The words for where a language is in its life. */
export function useStateWords() {
  const t = useTranslations();
  const moment = useMoment();
  const states = {
    draft: t(stateNames.draft),
    scheduled: t(stateNames.scheduled),
    published: t(stateNames.published),
    changed: t(stateNames.changed),
    archived: t(stateNames.archived),
  } satisfies Record<ShownState, string>;
  return {
    states,
    lookOf: shownState,
    describe(language: LanguageStatus): string {
      const { publishAt, zone } = language;
      if (!publishAt || !zone) return states[shownState(language)];
      const at = moment(publishAt, {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: zone,
      });
      return t('cms.state.scheduledFor', { at, zone: zone.replaceAll('_', ' ') });
    },
  };
}
