import type * as z from 'zod';
import { setSpacesIn } from '#core/french-spaces.ts';
import type { ItemType } from '#core/item-types.ts';
import type { Locale } from '#core/locale.ts';
import type { ItemBody } from '#features/learning/content/server/item-body.ts';
import type { Citation } from '#features/learning/content/server/passages/citations.ts';
import { writeOutCitations } from '#features/learning/content/server/passages/written-out.ts';
import type { AnyAuthoring } from '#features/learning/kinds/server/server-kind.ts';
import { serverKinds } from '#features/learning/kinds/server/server-kinds.ts';
import type { DraftInput, DraftIssue } from '../contract.ts';
import type { PassageLibrary } from '#features/learning/content/server/passages/passage-library.ts';

type Path = readonly PropertyKey[];

export interface MergedDraft {
  /** Undefined if anything is wrong, or if the kind is only a film. */
  body: ItemBody | undefined;
  issues: DraftIssue[];
}

/** Joins a draft's two parts by the rules of its kind, those of shipped content: what is wrong comes with its path. */
export function mergeDraft(
  { type, lang, shared, texts }: Pick<DraftInput, 'type' | 'lang' | 'shared' | 'texts'>,
  library: PassageLibrary,
): MergedDraft {
  const { authoring } = serverKinds[type satisfies ItemType];
  if (!authoring) return { body: undefined, issues: [] };
  const issues: DraftIssue[] = [];
  const structure = readPart(authoring.structure, shared, ['shared'], issues);
  const said = readPart(authoring.texts, setSpacesIn(texts, lang === 'fr'), ['texts', lang], issues);
  if (!structure || !said) return { body: undefined, issues };
  const body = mergeParts({ authoring, structure, said, lang, library, issues });
  return { body: issues.length > 0 ? undefined : body, issues };
}

interface Parts {
  authoring: AnyAuthoring;
  structure: { value: unknown };
  said: { value: unknown };
  lang: Locale;
  library: PassageLibrary;
  issues: DraftIssue[];
}

function mergeParts({ authoring, structure, said, lang, library, issues }: Parts): ItemBody {
  const inStructure = (path: Path, message: string) =>
    void issues.push({ path: ['shared', ...path].join('.'), fault: 'other', message });
  const inTexts = (path: Path, message: string, missing?: PropertyKey) => {
    const place = ['texts', lang, ...path, ...(missing === undefined ? [] : [missing])];
    issues.push({ path: place.join('.'), fault: missing === undefined ? 'other' : 'missing', message });
  };
  const paths: Path[] = [];
  const written = writeOutCitations(
    // A draft has no lines: a path's number stands in for one.
    { value: said.value, lineOf: (path) => paths.push(path) - 1 },
    { library, locale: lang },
    (line, message) => inTexts(paths[line] ?? [], message),
  );
  const own: Citation[] = [];
  const body = authoring.merge(structure.value, written.value, {
    inStructure,
    inTexts,
    // As when it is published: what belongs to nothing is left out.
    leftOver: () => undefined,
    cite(sources, path) {
      const citations = sources.flatMap((source, index) => {
        const citation = library.read(source);
        if (!citation) inStructure([...path, index], `cites ${source}, which is not a passage`);
        return citation ?? [];
      });
      own.push(...citations);
      return { source: library.say(citations, lang), citations };
    },
  });
  return { ...body, citations: [...own, ...written.cited] };
}

function readPart<T>(
  schema: z.ZodType<T>,
  value: unknown,
  path: Path,
  issues: DraftIssue[],
): { value: T } | undefined {
  const result = schema.safeParse(withBegunLists(schema, value), { error: sayMissing });
  if (result.success) return { value: result.data };
  for (const issue of result.error.issues)
    issues.push({
      path: [...path, ...issue.path].join('.'),
      message: issue.message,
      ...(isEmptyAt(value, issue.path) ? { fault: 'empty' } : faultOf(issue, valueAt(value, issue.path))),
    });
  return undefined;
}

/** A list that nobody has begun counts as empty, so that its finding can say how many things it takes. */
function withBegunLists(schema: z.ZodType, value: unknown): unknown {
  const missing = (schema.safeParse(value).error?.issues ?? []).filter(
    (issue) =>
      issue.code === 'invalid_type' &&
      issue.expected === 'array' &&
      issue.path.length === 1 &&
      valueAt(value, issue.path) === undefined,
  );
  return missing.length > 0 && isPlainObject(value)
    ? { ...value, ...Object.fromEntries(missing.map(({ path }) => [path[0], []])) }
    : value;
}

const isPlainObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What has not been chosen or written yet: whatever its rule says of it, its author wants to hear that it is empty. */
function isEmptyAt(value: unknown, path: Path): boolean {
  return valueAt(value, path) === '';
}

function valueAt(value: unknown, path: Path): unknown {
  let at = value;
  for (const key of path) at = isPlainObject(at) ? Reflect.get(at, key) : undefined;
  return at;
}

const isMissing = 'is missing';

function sayMissing({ input }: { input?: unknown }): string | undefined {
  return input === undefined ? isMissing : undefined;
}

function faultOf(issue: z.core.$ZodIssue, value: unknown): Pick<DraftIssue, 'fault' | 'limit' | 'count'> {
  if (issue.message === isMissing) return { fault: 'missing' };
  if (issue.code === 'too_small' && issue.origin === 'string') return { fault: 'empty' };
  if (issue.code === 'too_small' && issue.origin === 'array')
    return {
      fault: 'tooFew',
      limit: Number(issue.minimum),
      count: Array.isArray(value) ? value.length : 0,
    };
  if (issue.code === 'too_big' && issue.origin === 'string')
    return { fault: 'tooLong', limit: Number(issue.maximum) };
  if (issue.code === 'too_big' && issue.origin === 'array')
    return { fault: 'tooMany', limit: Number(issue.maximum) };
  return { fault: 'other' };
}
