import type { Locale } from '#core/locale.ts';
import type { PageApi } from '#page/page-context.ts';
import type { EntryView } from '#features/cms/entries/contract.ts';
import type { LifeAct } from '#features/cms/life/policy.ts';

/** When a language is to be published, and the zone in which staff thinks of it. */
export interface ScheduledTime {
  at: Date;
  zone: string;
}

/** What is done with languages of an entry. */
export interface LifeChange {
  act: LifeAct;
  locales: Locale[];
  /** Given for `schedule` alone. */
  time?: ScheduledTime | undefined;
}

/** Does something with languages of the version that is shown, and gives the entry as it is then. */
export function changeEntryLife(
  api: PageApi,
  { id, version }: Pick<EntryView, 'id' | 'version'>,
  { act, locales, time }: LifeChange,
): Promise<EntryView> {
  const input = { id, version, locales };
  switch (act) {
    case 'publish':
      return api.cms.publishEntry.call(input);
    case 'unpublish':
      return api.cms.unpublishEntry.call(input);
    case 'unschedule':
      return api.cms.unscheduleEntry.call(input);
    case 'archive':
      return api.cms.archiveEntry.call(input);
    case 'schedule': {
      if (!time) throw new Error('nothing is scheduled without a time');
      return api.cms.scheduleEntry.call({ ...input, publishAt: time.at.toISOString(), zone: time.zone });
    }
  }
}
