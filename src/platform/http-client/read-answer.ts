import type { IncomingMessage } from 'node:http';

export interface HttpAnswer {
  /** 2xx, 4xx or 5xx: what they mean is for the adapter to say. */
  status: number;
  /** By names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** What came back cannot be used; the message says why, and repeats nothing of it. */
export class UnreadableAnswer extends Error {}

/** Reads an answer to its end. Refuses redirects, which are never followed, and what is too large, packed or cut off. */
export async function readAnswer(incoming: IncomingMessage, maxBytes: number): Promise<HttpAnswer> {
  const status = incoming.statusCode ?? 0;
  const isRedirect = status >= 300 && status < 400;
  if (isRedirect) throw new UnreadableAnswer(`it answered ${status}, and redirects are not followed`);
  if (status < 200 || status > 599) throw new UnreadableAnswer(`it answered ${status}`);
  const encoding = incoming.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw new UnreadableAnswer('its answer is packed, which was not asked for');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming) {
    const bytes = chunk as Buffer;
    length += bytes.length;
    if (length > maxBytes) throw new UnreadableAnswer(`its answer is larger than ${maxBytes} bytes`);
    chunks.push(bytes);
  }
  if (!incoming.complete) throw new UnreadableAnswer('its answer was cut off');
  return { status, headers: flatten(incoming.headers), body: Buffer.concat(chunks) };
}

function flatten(headers: IncomingMessage['headers']): Record<string, string> {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] as const],
  );
  return Object.fromEntries(entries);
}
