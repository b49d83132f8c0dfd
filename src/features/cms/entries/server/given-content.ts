import type { JsonObject } from '#core/json.ts';
import type { Locale } from '#core/locale.ts';

/** What an author wants an entry to say. A part that is left out stays as it is; one that is given is all of it. */
export interface GivenContent {
  shared?: JsonObject | undefined;
  texts?: Partial<Record<Locale, JsonObject>> | undefined;
}

interface Received {
  shared?: Record<string, unknown> | undefined;
  texts?: Partial<Record<Locale, Record<string, unknown>>> | undefined;
}

/** The content of a request. It was parsed from JSON, and its contract has seen only that its parts are objects. */
export function toContent({ shared, texts }: Received): GivenContent {
  return {
    shared: shared as JsonObject | undefined,
    texts: texts as Partial<Record<Locale, JsonObject>> | undefined,
  };
}
