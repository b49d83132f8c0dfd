import { setImmediate } from 'node:timers/promises';
import { isLocale } from '#core/locale.ts';
import { FileMistake, unitsAtMost, type FileUnit, type ReadUnit, type TranslationFile } from './file-unit.ts';
import { escapeText, readPieces, type Piece } from './tagged-text.ts';
import { escapeXml, readXml, XmlMistake, type XmlEvent } from './xml.ts';

const namespace = 'urn:oasis:names:tc:xliff:document:2.0';

/** A translator's file as XLIFF 2: a `file` for each entry, a `unit` for each text, and `pc` for what is marked in it. */
export async function writeXliff({ from, to, units }: TranslationFile<FileUnit>): Promise<string> {
  const parts = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${namespace}" version="2.0" srcLang="${from}" trgLang="${to}">`,
  ];
  for (const [entryId, ofEntry] of Map.groupBy(units, (unit) => unit.entryId)) {
    parts.push(`  <file id="${escapeXml(entryId)}">`);
    ofEntry.forEach((unit, at) => parts.push(writeUnit(unit, at + 1)));
    parts.push('  </file>');
    // Others are served between two entries.
    await setImmediate();
  }
  return `${[...parts, '</xliff>'].join('\n')}\n`;
}

function writeUnit({ path, label, source, target, before, isTagged }: FileUnit, number: number): string {
  const write = (text: string) => (isTagged ? writePieces(readPieces(text), new Map()) : escapeXml(text));
  return [
    `    <unit id="u${number}" name="${escapeXml(path)}" xml:space="preserve">`,
    '      <notes>',
    `        <note category="field">${escapeXml(label)}</note>`,
    ...(before === undefined ? [] : [`        <note category="before">${escapeXml(before)}</note>`]),
    '      </notes>',
    `      <segment state="${target === '' ? 'initial' : 'translated'}">`,
    `        <source>${write(source)}</source>`,
    `        <target>${write(target)}</target>`,
    '      </segment>',
    '    </unit>',
  ].join('\n');
}

/** Each element needs an id of its own: `m1-2` is the second one of the first kind of mark. */
function writePieces(pieces: readonly Piece[], counts: Map<number, number>): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return escapeXml(piece);
      const count = (counts.get(piece.id) ?? 0) + 1;
      counts.set(piece.id, count);
      const id = `m${piece.id}-${count}`;
      if (piece.id === 0) return `<ph id="${id}"/>`;
      return `<pc id="${id}">${writePieces(piece.within, counts)}</pc>`;
    })
    .join('');
}

/** Reads such a file, also as other programs write it again: their own elements are passed over. */
export async function readXliff(xml: string): Promise<TranslationFile<ReadUnit>> {
  const reader = new XliffReader();
  let count = 0;
  try {
    for (const event of readXml(xml)) {
      reader.take(event);
      count += 1;
      if (count % 2000 === 0) await setImmediate();
    }
  } catch (error) {
    if (error instanceof XmlMistake)
      throw new FileMistake('cms.translation.mistake.xml', { line: String(error.line) });
    throw error;
  }
  return reader.finish();
}

class XliffReader {
  private languages: { from: string; to: string } | undefined;
  private entryId = '';
  private unit: ReadUnit | undefined;
  private side: 'source' | 'target' | 'before' | undefined;
  /** The end tags of the elements within a side. */
  private readonly inline: string[] = [];
  private readonly units: ReadUnit[] = [];

  take(event: XmlEvent): void {
    if (event.kind === 'text') this.add(escapeText(event.text), event.text);
    else if (event.kind === 'start') this.begin(event.name, event.attributes);
    else this.end(event.name);
  }

  finish(): TranslationFile<ReadUnit> {
    const { from, to } = this.languages ?? {};
    if (!isLocale(from) || !isLocale(to) || from === to)
      throw new FileMistake('cms.translation.mistake.languages');
    return { from, to, units: this.units };
  }

  private begin(name: string, attributes: Readonly<Record<string, string>>): void {
    const { id = '', version = '', category } = attributes;
    if (this.side === 'source' || this.side === 'target') this.beginInline(name, id);
    else if (name === 'xliff') {
      if (!version.startsWith('2.')) throw new FileMistake('cms.translation.mistake.version');
      this.languages = { from: attributes['srcLang'] ?? '', to: attributes['trgLang'] ?? '' };
    } else if (name === 'file') this.entryId = id;
    else if (name === 'unit') {
      const said = () => ({ tagged: '', plain: '' });
      const path = attributes['name'] ?? '';
      this.unit = { entryId: this.entryId, path, before: undefined, source: said(), target: said() };
    } else if (this.unit && (name === 'source' || name === 'target')) this.side = name;
    else if (this.unit && name === 'note' && category === 'before') this.side = 'before';
  }

  /** What is no mark of ours is passed over, and the text in it is kept. */
  private beginInline(name: string, id: string): void {
    const mark = /^m(\d{1,3})(?:-\d+)?$/.exec(id)?.[1];
    const isMark = mark !== undefined && (name === 'pc' || (name === 'ph' && mark === '0'));
    this.add(isMark ? (mark === '0' ? '<0/>' : `<${mark}>`) : '', '');
    this.inline.push(isMark && mark !== '0' ? `</${mark}>` : '');
  }

  private end(name: string): void {
    const ending = this.inline.pop();
    if (ending !== undefined) return this.add(ending, '');
    if (name === this.side || (this.side === 'before' && name === 'note')) this.side = undefined;
    if (name !== 'unit' || !this.unit) return undefined;
    if (this.units.length >= unitsAtMost) throw new FileMistake('cms.translation.mistake.tooMany');
    this.units.push(this.unit);
    this.unit = undefined;
  }

  private add(tagged: string, plain: string): void {
    const { unit, side } = this;
    if (!unit || !side) return;
    if (side === 'before') unit.before = `${unit.before ?? ''}${plain}`;
    else unit[side] = { tagged: unit[side].tagged + tagged, plain: unit[side].plain + plain };
  }
}
