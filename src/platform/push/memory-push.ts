import type { PushNote } from '#core/push-note.ts';
import { type Push, PushFailed, type PushTarget } from './push.ts';

/** Push for tests: what was sent, oldest first, and what the push service answers. */
export interface MemoryPush extends Push {
  readonly sent: { endpoint: string; note: PushNote }[];
  answer: 'sent' | 'gone' | 'failed';
}

export function createMemoryPush(): MemoryPush {
  return {
    sent: [],
    answer: 'sent',
    publicKey: 'BAbc',
    seal: (target) => ({ sealed: JSON.stringify(target), browserMark: `mark of ${target.endpoint}` }),
    async send(sealed, note) {
      if (this.answer === 'failed') throw new PushFailed('down');
      if (this.answer === 'sent')
        this.sent.push({ endpoint: (JSON.parse(sealed) as PushTarget).endpoint, note });
      return this.answer;
    },
  };
}
