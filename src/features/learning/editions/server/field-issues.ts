import type { FieldIssue } from '#core/refusals.ts';
import type { EditionIssue } from './edition-issues.ts';

/** The words of the checks of files, and the message that an editor reads instead; groups are its values. */
const messages: readonly (readonly [pattern: RegExp, messageKey: string])[] = [
  [/sources are missing/, 'learning.edition.issue.noSource'],
  [/is missing|is empty|^names no|has no talk/, 'learning.edition.issue.missing'],
  [/is longer than (?<count>\d+) characters/, 'learning.edition.issue.tooLong'],
  [/has fewer than|must have two|has no cue|has no text/, 'learning.edition.issue.tooFew'],
  [/has more than/, 'learning.edition.issue.tooMany'],
  [/is already used|twice|the same as/, 'learning.edition.issue.taken'],
  [/is retired/, 'learning.edition.issue.retired'],
  [/cites (?<source>\S+), which is not a passage/, 'learning.edition.issue.noPassage'],
  [/by hand/, 'learning.edition.issue.citedByHand'],
  [/writes out a Name: (?<written>.+)/, 'learning.edition.issue.sacredName'],
  [/^spells .+, which is (?<right>.+) everywhere/, 'learning.edition.issue.spelling'],
  [/is none of its baskets/, 'learning.edition.issue.noBasket'],
  [/has (?<gaps>\d+) gaps for (?<words>\d+) words/, 'learning.edition.issue.gaps'],
  [/describes no picture/, 'learning.edition.issue.noPicture'],
  [/has a picture and a still/, 'learning.edition.issue.twoPictures'],
  [/needs no correct/, 'learning.edition.issue.noKeyNeeded'],
  [/has one correct answer$/, 'learning.edition.issue.oneAnswer'],
  [/has no correct|is none of its answers/, 'learning.edition.issue.noAnswer'],
  [/must be one word|must have one text/, 'learning.edition.issue.oneWord'],
  [/must have an answer and a clue/, 'learning.edition.issue.answerAndClue'],
  [/more letters than the square, which is (?<size>\d+) wide/, 'learning.edition.issue.tooWide'],
  [/do not all fit into a square that is (?<size>\d+) wide/, 'learning.edition.issue.doNotFit'],
  [/do not cross each other/, 'learning.edition.issue.doNotCross'],
  [/is unknown/, 'learning.edition.issue.unknown'],
  [/characters a second|^has a line of|^has \d+ lines|^is shown for/, 'learning.edition.issue.hardToRead'],
  [/^ends before|^starts before|^ends after/, 'learning.edition.issue.cueTime'],
];

/** What is published: `entryId` is that of an entry of the course, by what the course calls it. */
interface PublishedPart {
  published: string;
  entryId(part: Pick<EditionIssue, 'type' | 'key'>): string;
}

/**
 * The issues as an editor shows them. Those of what is published are at its fields; those of the course's other entries
 * name the entry first: `item.i_7h2k9m3q/texts.he.questions`.
 */
export function toFieldIssues(
  issues: readonly EditionIssue[],
  { published, entryId }: PublishedPart,
): FieldIssue[] {
  return issues.map(({ part, path, message, ...of }) => {
    const field = [part === 'shared' ? 'shared' : `texts.${part}`, ...(path ? [path] : [])].join('.');
    const id = entryId(of);
    return { path: id === published ? field : `${id}/${field}`, ...say(message) };
  });
}

/** What the checks of files say, as a message with its values. */
export function say(message: string): Pick<FieldIssue, 'messageKey' | 'values'> {
  for (const [pattern, messageKey] of messages) {
    const found = pattern.exec(message);
    if (found) return { messageKey, ...(found.groups && { values: { ...found.groups } }) };
  }
  return { messageKey: 'learning.edition.issue.wrong' };
}
