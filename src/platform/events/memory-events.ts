import { EventEmitter } from 'node:events';
import { encodeEvent, notifyHere, type Events } from './events.ts';

/** Events within one process: enough for the embedded database, which only one process can use. */
export function createMemoryEvents(): Events {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    async publish(topic, payload) {
      encodeEvent(topic, payload);
      await notifyHere(emitter, topic, payload);
    },
    subscribe(topic, listener) {
      emitter.on(topic, listener);
      return () => emitter.off(topic, listener);
    },
    async close() {
      emitter.removeAllListeners();
    },
  };
}
