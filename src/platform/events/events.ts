import type { EventEmitter } from 'node:events';

/** Events between the processes of one installation, such as the id of something that has changed. */
export interface Events {
  /**
   * Notifies this process before it resolves, so that it no longer reads what it has just replaced, and every other one soon.
   * Topic and payload must be under 7900 bytes: send an id.
   */
  publish(topic: string, payload: string): Promise<void>;
  /**
   * Calls the listener for each later event on the topic; the result unsubscribes. An empty payload may also mean that some
   * were missed while the connection was lost: assume that everything has changed.
   */
  subscribe(topic: string, listener: (payload: string) => void): () => void;
  close(): Promise<void>;
}

/**
 * PostgreSQL carries less than 8000 bytes, some of them to say who sent them. Enforced by every implementation, so that tests
 * find what it would refuse.
 */
const bytesBelow = 7900;

/** Topic and payload as one text, the form in which they are sent. */
export function encodeEvent(topic: string, payload: string): string {
  if (/\s/.test(topic)) throw new TypeError(`The topic "${topic}" must be one word.`);
  const text = `${topic} ${payload}`;
  if (Buffer.byteLength(text) >= bytesBelow) {
    throw new RangeError(`An event must be under ${bytesBelow} bytes: publish an id and let listeners read.`);
  }
  return text;
}

export function decodeEvent(text: string): { topic: string; payload: string } {
  const space = text.indexOf(' ');
  return { topic: text.slice(0, space), payload: text.slice(space + 1) };
}

/** Resolves once the listeners of this process were called, outside of the caller's stack: their failure is not the publisher's. */
export function notifyHere(emitter: EventEmitter, topic: string, payload: string): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(() => {
      resolve();
      emitter.emit(topic, payload);
    });
  });
}
