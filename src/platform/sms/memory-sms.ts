import type { Sms, TextMessage } from './sms.ts';

/** Text messages for tests, oldest first. */
export interface MemorySms extends Sms {
  readonly sent: TextMessage[];
}

export function createMemorySms(): MemorySms {
  const sent: TextMessage[] = [];
  return { sent, send: async (_ctx, message) => void sent.push(message) };
}
