import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { defineHook, defineQuestion } from '#platform/composition/feature-hooks.ts';

/** What readers see of these entries changes, in these languages: published, withdrawn, archived or deleted. */
export interface EntriesPublished {
  contentType: string;
  keys: readonly string[];
  locales: readonly Locale[];
}

/**
 * Called in the transaction of every change of what is live. What can be seen with `listLiveEntries` is already the new
 * state; an answer that throws `Invalid`, with issues at `shared.…` and `texts.he.…`, refuses the change.
 */
export const entriesPublished = defineHook<EntriesPublished>('cms.entriesPublished');

/** A draft to be shown to the holder of a preview link. */
export interface PreviewAsked {
  contentType: string;
  key: string;
  locale: Locale;
}

/** Pages of the site that show a draft in place of what is published. */
export interface DraftPages {
  /** The address of the page that shows the entry, once it is published. */
  start: string;
  /** What addresses of the other pages that show the draft begin with. */
  within: string;
  /** What these pages are read with. */
  reading: Partial<Ctx>;
}

/** The pages that show a draft, from the feature that owns its type; undefined from all others, or if it is not ready for them. */
export const previewEntry = defineQuestion<PreviewAsked, DraftPages | undefined>('cms.previewEntry');

/** Entries asked for by a client, in one language. */
export interface DeliveryAsked {
  contentType: string;
  locale: Locale;
}

/** The published things of a type that another feature owns; undefined from features that do not own it. */
export const deliverEntries = defineQuestion<DeliveryAsked, readonly object[] | undefined>(
  'cms.deliverEntries',
);

/** The event after a change of what is live has been committed. Its payload is `type key`, or empty for many. */
export const entriesChanged = 'cms.entries.changed';

export async function announce(ctx: Ctx, change: EntriesPublished): Promise<void> {
  const [key] = change.keys;
  const payload = change.keys.length === 1 ? `${change.contentType} ${key}` : `${change.contentType} `;
  ctx.afterCommit(() => ctx.events.publish(entriesChanged, payload));
}
