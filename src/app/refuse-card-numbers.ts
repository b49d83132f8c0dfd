import { fundCardFieldsOf, holdsCardNumber } from '#core/card-numbers.ts';

/** Someone has sent the number of a payment card. The fields that held it are named, and the number is repeated nowhere. */
export class CardNumberSent extends Error {
  readonly fields: readonly string[];
  constructor(fields: readonly string[]) {
    super('a card number was sent');
    this.fields = fields;
  }
}

/** A call of the API, by HTTP or in this process. */
export interface Call {
  input: unknown;
  procedure: { '~orpc': { route: { method?: string }; meta: object } };
}

/**
 * Refuses a call whose body holds a card number, before its guard and anything else has seen it. Every form of a page calls the API,
 * so no text that people can send us goes another way, apart from files.
 */
export function refuseCardNumbers({ input, procedure }: Call): void {
  const { route, meta } = procedure['~orpc'];
  if (route.method === 'GET') return;
  const fields = fieldsWithCardNumber(input, new Set(fundCardFieldsOf(meta)));
  if (fields.length > 0) throw new CardNumberSent(fields);
}

/** Not recursive: a body may be as deep as it is long. */
function fieldsWithCardNumber(input: unknown, passed: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const open: { path: string; value: unknown }[] = [{ path: '', value: input }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value } = next;
    if (passed.has(path)) continue;
    if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) {
        if (holdsCardNumber(name)) found.push(path);
        open.push({ path: path === '' ? name : `${path}.${name}`, value: part });
      }
    } else if (isWritten(value) && holdsCardNumber(String(value))) found.push(path);
  }
  return [...new Set(found)];
}

const isWritten = (value: unknown): value is string | number | bigint =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint';
