import type * as z from 'zod';
import type { JsonObject } from '#core/json.ts';
import type { Locale } from '#core/locale.ts';
import { Invalid, type FieldIssue } from '#core/refusals.ts';
import type { ContentType, EntryContent } from '#platform/composition/content-type.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { EntryRef } from './content-types.ts';

type ZodIssue = z.core.$ZodIssue;

/** Refuses what does not fit its type: everything of these languages, as readers would get it. */
export async function refuseUnfit(
  ctx: Ctx,
  { type, key }: EntryRef,
  content: EntryContent,
  locales: readonly Locale[],
): Promise<void> {
  const own = (await type.listIssues?.(ctx, key, content, locales)) ?? [];
  const issues = [
    ...check(type.fields.shared, content.shared, 'shared'),
    ...locales.flatMap((locale) => check(type.fields.texts, content.texts[locale] ?? {}, `texts.${locale}`)),
  ];
  const found = [...issues.map(toFieldIssue), ...own];
  if (found.length > 0) throw new Invalid(found);
  refuseUnwritten(content, locales);
}

/** A language in which nothing is written has nothing to show, also where none of its fields has to be written. */
export function refuseUnwritten({ texts }: Pick<EntryContent, 'texts'>, locales: readonly Locale[]): void {
  const unwritten = locales.filter((locale) => !texts[locale]);
  if (unwritten.length > 0)
    throw new Invalid(
      unwritten.map((locale) => ({ path: `texts.${locale}`, messageKey: 'cms.issue.noTexts' })),
    );
}

/** Refuses what can never become right by writing on: unknown fields, wrong types, what is too long. */
export function refuseUnfitDraft(type: ContentType, content: EntryContent, locales: readonly Locale[]): void {
  const issues = [
    ...check(type.fields.shared, content.shared, 'shared'),
    ...locales.flatMap((locale) => check(type.fields.texts, content.texts[locale] ?? {}, `texts.${locale}`)),
  ].filter(({ issue }) => !isUnfinished(issue));
  if (issues.length > 0) throw new Invalid(issues.map(toFieldIssue));
}

interface PlacedIssue {
  path: string;
  issue: ZodIssue;
}

function check(schema: z.ZodType, value: JsonObject, place: string): PlacedIssue[] {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    const path = [place, ...issue.path.map(String)].join('.');
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
    return unknown.length > 0 ? unknown.map((key) => ({ path: `${path}.${key}`, issue })) : [{ path, issue }];
  });
}

/** What an author has not written yet, or not yet consistently. */
function isUnfinished(issue: ZodIssue): boolean {
  const { input } = issue;
  if (input === undefined || input === '') return true;
  if (issue.code === 'invalid_union') return issue.errors.some((branch) => branch.every(isUnfinished));
  return issue.code === 'too_small' || issue.code === 'custom';
}

const isNothing = (input: unknown) =>
  input === undefined || input === '' || (Array.isArray(input) && input.length === 0);

const messages: Partial<Record<ZodIssue['code'], string>> = {
  unrecognized_keys: 'cms.issue.unknownField',
  too_big: 'cms.issue.tooLong',
  too_small: 'cms.issue.tooShort',
};

function toFieldIssue({ path, issue }: PlacedIssue): FieldIssue {
  if (isNothing(issue.input)) return { path, messageKey: 'cms.issue.missing' };
  // A schema's own words or message; those of the library say nothing to a reader.
  if (issue.code === 'custom') return { path, messageKey: issue.message };
  return { path, messageKey: messages[issue.code] ?? 'cms.issue.unfit' };
}
