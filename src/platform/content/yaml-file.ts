import { LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import { isFrenchFile, setSpacesIn } from '#core/french-spaces.ts';
import type { Report } from './mistakes.ts';

type Path = readonly PropertyKey[];

/** A YAML file that fits its schema, and the position of each of its values. */
export interface YamlFile<T> {
  value: T;
  lineOf(path: Path): number;
}

/** Parses and checks one file; reports each mistake at its line, then returns undefined. */
export function readYaml<T>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
  report: Report,
): YamlFile<T> | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  for (const error of document.errors) report(file, lines.linePos(error.pos[0]).line, error.message);
  if (document.errors.length) return undefined;

  const lineOf = (path: Path): number => {
    // Something missing has no position of its own; use that of the nearest node around it.
    for (let length = path.length; length > 0; length -= 1) {
      const offset = findOffset(document.getIn(path.slice(0, length), true));
      if (offset !== undefined) return lines.linePos(offset).line;
    }
    return 1;
  };
  return readValue(file, { value: document.toJS(), lineOf }, schema, report);
}

/** Checks a value that is at hand, as `readYaml` checks a file; `lineOf` says where mistakes are reported. */
export function readValue<T>(
  file: string,
  { value, lineOf }: YamlFile<unknown>,
  schema: z.ZodType<T>,
  report: Report,
): YamlFile<T> | undefined {
  const result = schema.safeParse(setSpacesIn(value, isFrenchFile(file)), { error: sayMissing });
  if (result.success) return { value: result.data, lineOf };
  for (const issue of result.error.issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
    for (const key of unknown)
      report(file, lineOf([...issue.path, key]), `${say([...issue.path, key])} is unknown`);
    if (!unknown.length) report(file, lineOf(issue.path), `${say(issue.path)} ${issue.message}`);
  }
  return undefined;
}

/** The same for one of the files in `texts` (path → text); one that is not there is reported as missing. */
export function readYamlOf<T>(
  texts: ReadonlyMap<string, string>,
  file: string,
  schema: z.ZodType<T>,
  report: Report,
): YamlFile<T> | undefined {
  const text = texts.get(file);
  if (text === undefined) report(file, 1, 'is missing');
  return text === undefined ? undefined : readYaml(file, text, schema, report);
}

function findOffset(node: unknown): number | undefined {
  const range = (node as { range?: [number, number, number] } | undefined)?.range;
  return range?.[0];
}

function say(path: Path): string {
  return path.length ? path.map(String).join('.') : 'the file';
}

function sayMissing(issue: { input?: unknown; message?: string | undefined }): string | undefined {
  return issue.input === undefined ? 'is missing' : undefined;
}
