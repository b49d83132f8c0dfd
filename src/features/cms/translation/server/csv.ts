import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';
import { isLocale } from '#core/locale.ts';
import { FileMistake, unitsAtMost, type FileUnit, type ReadUnit, type TranslationFile } from './file-unit.ts';

/** The headings besides the two languages, whose columns are named by their codes. */
const [entry, path, label, before] = ['entry', 'path', 'field', 'before'];

/** A translator's file for a spreadsheet, a row for each text. */
export function writeTranslationCsv({ from, to, units }: TranslationFile<FileUnit>): string {
  const rows = units.map((unit) =>
    [unit.entryId, unit.path, unit.label, unit.source, unit.target, unit.before ?? ''].map(guardCell),
  );
  const head = [entry, path, label, from, to, before];
  return `\u{feff}${stringify([head, ...rows], { quoted_match: /[\r\n]/, record_delimiter: 'windows' })}`;
}

/** Reads such a file, with the separators that spreadsheets write. */
export async function readTranslationCsv(csv: string): Promise<TranslationFile<ReadUnit>> {
  const [head = ''] = csv.split('\n', 1);
  const delimiter =
    [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
  const file: TranslationFile<ReadUnit> = { from: 'en', to: 'en', units: [] };
  let columns: Columns | undefined;
  try {
    // A stream hands over rows in batches, between which others are served.
    const rows = Readable.from(pieces(csv)).pipe(
      parse({
        bom: true,
        delimiter,
        relax_column_count: true,
        skip_empty_lines: true,
        max_record_size: 1_000_000,
      }),
    );
    for await (const row of rows as AsyncIterable<string[]>) {
      if (!columns) {
        columns = findColumns(row);
        file.from = columns.from;
        file.to = columns.to;
        continue;
      }
      if (file.units.length >= unitsAtMost) throw new FileMistake('cms.translation.mistake.tooMany');
      file.units.push(toUnit(row, columns));
    }
  } catch (error) {
    if (error instanceof CsvError) throw new FileMistake('cms.translation.mistake.csv');
    throw error;
  }
  if (!columns) throw new FileMistake('cms.translation.mistake.csv');
  return file;
}

function* pieces(text: string): Generator<string> {
  const size = 64 * 1024;
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

type Columns = ReturnType<typeof findColumns>;

function findColumns(head: readonly string[]) {
  const names = head.map((name) => name.trim().toLowerCase());
  const [from, to] = names.filter(isLocale);
  const places = [entry, path].map((name) => names.indexOf(name ?? ''));
  if (places.some((place) => place < 0)) throw new FileMistake('cms.translation.mistake.csv');
  if (!from || !to || from === to) throw new FileMistake('cms.translation.mistake.languages');
  return { names, from, to };
}

function toUnit(row: readonly string[], { names, from, to }: Columns): ReadUnit {
  const cell = (name: string) => unguardCell(row[names.indexOf(name)] ?? '').replaceAll(/\r\n?/g, '\n');
  const said = (text: string) => ({ tagged: text, plain: text });
  const hash = names.includes('before') ? cell('before') : undefined;
  return {
    entryId: cell('entry'),
    path: cell('path'),
    before: hash,
    source: said(cell(from)),
    target: said(cell(to)),
  };
}

/** What a spreadsheet would take for a formula gets an apostrophe in front, and so does what would then look like it. */
const formula = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const guardCell = (text: string) => (formula.test(text) ? `'${text}` : text);
const unguardCell = (text: string) => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text);
