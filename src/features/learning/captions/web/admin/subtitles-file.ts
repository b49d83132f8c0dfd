import type { SubtitlesView } from '#features/learning/captions/contract.ts';

const columns = [
  'film',
  'title',
  'course',
  'language',
  'captions',
  'uncaptionedMinutes',
  'tooFast',
  'hardToRead',
  'edited',
];

/** The report as a CSV file, a line for each film and language. No cell can be read as a formula. */
export function writeSubtitlesFile(films: SubtitlesView['films']): string {
  const rows = films.flatMap(({ key, title, course, cells }) =>
    cells.map(({ locale, cues, uncaptioned, tooFast, hard, edited }) => [
      key,
      title,
      course ?? '',
      locale,
      cues,
      (uncaptioned / 60).toFixed(2),
      tooFast,
      hard,
      edited ?? '',
    ]),
  );
  // Spreadsheets know UTF-8 by its mark.
  return `\uFEFF${[columns, ...rows].map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`;
}

function toCell(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
