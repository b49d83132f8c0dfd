/** What a reader of XML meets: the start and the end of an element, and text between them. */
export type XmlEvent =
  | { kind: 'start'; name: string; attributes: Readonly<Record<string, string>> }
  | { kind: 'end'; name: string }
  | { kind: 'text'; text: string };

/** What was read is no XML, or more than we take. `line` is where. */
export class XmlMistake extends Error {
  override name = 'XmlMistake';
  readonly line: number;
  constructor(line: number) {
    super(`no XML that we read: line ${line}`);
    this.line = line;
  }
}

const deepest = 50;
const name = '[A-Za-z_][\\w.:-]*';
const start = new RegExp(`<(${name})((?:\\s+${name}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)\\s*(/?)>`, 'y');
const attribute = new RegExp(`(${name})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, 'g');
const end = new RegExp(`</(${name})\\s*>`, 'y');
const skipped = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>/y;
const cdata = /<!\[CDATA\[([\s\S]*?)\]\]>/y;
const words = /[^<]+/y;

/**
 * Reads XML piece by piece. There are no document types, so no entities but the five that XML has: nothing expands, and
 * nothing is fetched. Throws XmlMistake for whatever is not well-formed.
 */
export function* readXml(xml: string): Generator<XmlEvent> {
  const open: string[] = [];
  let at = xml.startsWith('\u{feff}') ? 1 : 0;
  let isDone = false;
  const refuse = (): never => {
    throw new XmlMistake(xml.slice(0, at).split('\n').length);
  };
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(xml);
    if (found) at = pattern.lastIndex;
    return found;
  };
  while (at < xml.length) {
    if (take(skipped)) continue;
    const text = take(words) ?? take(cdata);
    if (text) {
      const said = text[1] ?? unescapeXml(text[0]) ?? refuse();
      if (open.length > 0) yield { kind: 'text', text: said };
      else if (said.trim() !== '') refuse();
      continue;
    }
    const ended = take(end);
    if (ended) {
      const [, ending = ''] = ended;
      if (open.pop() !== ending) refuse();
      isDone = open.length === 0;
      yield { kind: 'end', name: ending };
      continue;
    }
    const started = isDone || open.length >= deepest ? null : take(start);
    if (!started) return refuse();
    const [, starting = '', given = '', alone = ''] = started;
    const attributes = Object.fromEntries(
      [...given.matchAll(attribute)].map(([, key = '', double, single]) => [
        key,
        unescapeXml(double ?? single ?? '') ?? refuse(),
      ]),
    );
    yield { kind: 'start', name: starting, attributes };
    if (alone) yield { kind: 'end', name: starting };
    else open.push(starting);
    isDone = open.length === 0;
  }
  if (!isDone) refuse();
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Undefined if it refers to what XML does not have. */
function unescapeXml(text: string): string | undefined {
  let isKnown = true;
  const said = text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));?/gi, (whole, ...groups) => {
    const [decimal, hex, known] = groups as (string | undefined)[];
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
    const character =
      code === undefined ? entities[known ?? ''] : code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
    if (character === undefined || !whole.endsWith(';')) isKnown = false;
    return character ?? '';
  });
  return isKnown && !/&(?![#\w])/.test(text) ? said.replaceAll(/\r\n?/g, '\n') : undefined;
}

/** Text and attributes of XML; characters that XML cannot hold are left out. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
