import type { FieldIssue } from '#core/refusals.ts';
import type { EditionIssue } from './edition-issues.ts';

/** The words of the checks of files, and what an editor reads instead. */
const messages: readonly (readonly [pattern: RegExp, messageKey: string])[] = [
  [/is missing|is empty|^names no|has no talk/, 'learning.edition.issue.missing'],
  [/is longer than/, 'learning.edition.issue.tooLong'],
  [/has fewer than|must have two|has no cue|has no text/, 'learning.edition.issue.tooFew'],
  [/has more than/, 'learning.edition.issue.tooMany'],
  [/is already used|twice|the same as/, 'learning.edition.issue.taken'],
  [/is retired/, 'learning.edition.issue.retired'],
  [/is not a passage/, 'learning.edition.issue.noPassage'],
  [/by hand/, 'learning.edition.issue.citedByHand'],
  [/writes out a Name/, 'learning.edition.issue.sacredName'],
  [/^spells /, 'learning.edition.issue.spelling'],
  [/is unknown/, 'learning.edition.issue.unknown'],
  [/characters a second|too fast|line/, 'learning.edition.issue.hardToRead'],
  [/ends before|starts before|ends after/, 'learning.edition.issue.cueTime'],
];

/**
 * The issues as an editor shows them. Those of the course itself are at its fields; those of its items and films name
 * the entry first: `item.i_7h2k9m3q/texts.he.questions`.
 */
export function toFieldIssues(issues: readonly EditionIssue[]): FieldIssue[] {
  return issues.map(({ type, key, part, path, message }) => {
    const field = [part === 'shared' ? 'shared' : `texts.${part}`, ...(path ? [path] : [])].join('.');
    const known = messages.find(([pattern]) => pattern.test(message));
    return {
      path: type === 'course' ? field : `${type}.${key}/${field}`,
      messageKey: known?.[1] ?? 'learning.edition.issue.wrong',
      detail: message,
    };
  });
}
