import { LineCounter, parseDocument, visit } from 'yaml';
import { type Locale, localeCodes } from '#core/locale.ts';
import { typographyProblems } from './wording-rules.ts';

/** Typography problems in each language's content, `file:line: what`; captions are exempt. `texts` is path → text. */
export function contentWordingProblems(texts: Iterable<readonly [path: string, text: string]>): string[] {
  return [...texts].flatMap(([path, text]) => {
    const locale = localeCodes.find((code) => path.includes(`/${code}/`) || path.endsWith(`/${code}.md`));
    if (!locale) return [];
    if (path.endsWith('.md')) return pageProblems(path, locale, text);
    return path.endsWith('.yaml') ? yamlProblems(path, locale, text) : [];
  });
}

function pageProblems(path: string, locale: Locale, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      typographyProblems(locale, line.trim()).map((problem) => `${path}:${index + 1}: ${problem}`),
    );
}

/** Reads the words as parsed from YAML, since its own quotes are not part of any text. */
function yamlProblems(path: string, locale: Locale, text: string): string[] {
  const lines = new LineCounter();
  const problems: string[] = [];
  visit(parseDocument(text, { lineCounter: lines }), {
    Scalar(_, { value, range }) {
      if (typeof value !== 'string') return;
      const { line } = lines.linePos(range?.[0] ?? 0);
      for (const problem of typographyProblems(locale, value)) problems.push(`${path}:${line}: ${problem}`);
    },
  });
  return problems;
}
