/** Where a language of an entry is in its life. */
export const languageStates = ['draft', 'scheduled', 'published', 'archived'] as const;
export type LanguageState = (typeof languageStates)[number];

/** A state as staff sees it: what is published may have changes that readers do not see yet. */
export type ShownState = LanguageState | 'changed';

/** The message that names each of them. */
export const stateNames: Record<ShownState, string> = {
  draft: 'cms.state.draft',
  scheduled: 'cms.state.scheduled',
  published: 'cms.state.published',
  changed: 'cms.state.changed',
  archived: 'cms.state.archived',
};

export function shownState({ state, changed }: { state: LanguageState; changed: boolean }): ShownState {
  return state === 'published' && changed ? 'changed' : state;
}

/** What staff may do with a language of an entry. */
export const lifeActs = ['publish', 'unpublish', 'schedule', 'unschedule', 'archive'] as const;
export type LifeAct = (typeof lifeActs)[number];

/** A language as its life sees it: `isLive` if readers see something of it, also while a newer version is scheduled. */
export interface LanguageLife {
  state: LanguageState;
  isLive: boolean;
}

/** Where an act leads from a state; undefined where it is refused. A language that was archived becomes a draft first. */
export function nextState(act: LifeAct, { state, isLive }: LanguageLife): LanguageState | undefined {
  switch (act) {
    case 'publish':
      return state === 'archived' ? undefined : 'published';
    case 'schedule':
      return state === 'archived' ? undefined : 'scheduled';
    case 'unschedule':
      return state === 'scheduled' ? (isLive ? 'published' : 'draft') : undefined;
    case 'unpublish':
      return isLive || state === 'archived' ? 'draft' : undefined;
    case 'archive':
      return isLive ? 'archived' : undefined;
  }
}

/** How far ahead a publication may be scheduled. */
export const scheduleDaysAtMost = 730;
/** How long a deleted entry can be brought back. */
export const keptDeletedDays = 30;
