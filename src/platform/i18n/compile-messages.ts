import compile from 'icu-minify/compile';
import type { Messages } from '../../core/messages.ts';

/** Messages as a page in the browser reads them: the parser of ICU texts stays on the server. */
export function compileMessages(messages: Messages): Record<string, ReturnType<typeof compile>> {
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compile(text)]));
}
