import type { HttpAnswer } from '#platform/http-client/read-answer.ts';

export type Fields = Readonly<Record<string, string>>;

/** Reads an answer of Hyp Pay: 200 and one line of `name=value`. Undefined for anything else, such as the HTML of a system error. */
export function readFields({ status, body }: HttpAnswer): Fields | undefined {
  const line = body.toString('utf8').trim();
  if (status !== 200 || line === '' || /[<>\r\n]/.test(line)) return undefined;
  const fields = new Map<string, string>();
  for (const pair of line.split('&')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(at, 0));
    const value = decode(pair.slice(at + 1));
    if (!/^[\w.]{1,60}$/.test(name) || value === undefined || fields.has(name)) return undefined;
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
