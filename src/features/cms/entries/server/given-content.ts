import type { JsonObject } from '#core/json.ts';
import type { Locale } from '#core/locale.ts';

interface Given {
  shared?: Record<string, unknown> | undefined;
  texts?: Partial<Record<Locale, Record<string, unknown>>> | undefined;
}

/** The content of a request. It was parsed from JSON, and its contract has seen only that its parts are objects. */
export function toContent({ shared, texts }: Given): {
  shared: JsonObject | undefined;
  texts: Partial<Record<Locale, JsonObject>> | undefined;
} {
  return {
    shared: shared as JsonObject | undefined,
    texts: texts as Partial<Record<Locale, JsonObject>> | undefined,
  };
}
