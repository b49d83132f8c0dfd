import { expect, onTestFinished } from 'vitest';

/** Opens a stream of server-sent events; the result reads one event after the other, `ended` after the last. */
export async function listenTo(address: string, cookie: string): Promise<() => Promise<unknown>> {
  const response = await fetch(address, { headers: { cookie } });
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  onTestFinished(() => reader?.cancel());
  let text = '';
  return async () => {
    for (;;) {
      const said = /data: (.*)\n\n/.exec(text);
      if (said) {
        text = text.slice(said.index + said[0].length);
        return JSON.parse(said[1] ?? '') as unknown;
      }
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) return 'ended';
      text += value;
    }
  };
}

/** Opens a stream and keeps every byte of it. `until` resolves once it has sent that text, `ended` when it is over. */
export async function listenToAll(address: string, cookie: string) {
  const response = await fetch(address, { headers: { cookie } });
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  onTestFinished(() => reader?.cancel());
  let text = '';
  const readOn = async (): Promise<boolean> => {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (!done) text += value;
    return !done;
  };
  return {
    sent: () => text,
    async until(wanted: string): Promise<void> {
      while (!text.includes(wanted))
        if (!(await readOn())) throw new Error(`the stream ended without ${wanted}`);
    },
    async ended(): Promise<void> {
      while (await readOn());
    },
  };
}
