import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { Messages } from '#core/messages.ts';

/** Messages ready for formatting, on the server and in the browser: their texts have been parsed. */
export function compileMessages(messages: Messages): Record<string, CompiledMessage> {
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compile(text)]));
}
