import type { Locale } from '#core/locale.ts';
import type { YamlFile } from '#platform/content/yaml-file.ts';
import type { Citation } from './citations.ts';
import type { PassageLibrary } from './passage-library.ts';

/** A file's texts with every `@citation` written out in the file's language, and all citations in order. */
export function writeOutCitations<T>(
  read: YamlFile<T>,
  { library, locale }: { library: PassageLibrary; locale: Locale },
  report: (line: number, message: string) => void,
): { value: T; cited: Citation[] } {
  const cited: Citation[] = [];
  const write = (value: unknown, path: PropertyKey[]): unknown => {
    if (typeof value === 'string') {
      const written = library.writeOut(value, locale);
      cited.push(...written.cited);
      for (const id of written.unknown) report(read.lineOf(path), `cites ${id}, which is not a passage`);
      return written.text;
    }
    if (Array.isArray(value)) return value.map((one, index) => write(one, [...path, index]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, write(one, [...path, key])]));
  };
  // Only strings are replaced by strings, so the value still fits its schema.
  return { value: write(read.value, []) as T, cited };
}
