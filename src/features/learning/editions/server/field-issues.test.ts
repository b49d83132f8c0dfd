import { expect, test } from 'vitest';
import { say } from './field-issues.ts';

test.each([
  ['who is none of its baskets', 'noBasket', undefined],
  ['says the same as another card', 'taken', undefined],
  ['has 1 gaps for 2 words', 'gaps', { gaps: '1', words: '2' }],
  ['describes no picture', 'noPicture', undefined],
  ['has a picture and a still', 'twoPictures', undefined],
  ['of type order needs no correct: its answers are the key', 'noKeyNeeded', undefined],
  ['of type single has one correct answer', 'oneAnswer', undefined],
  ['has one correct answer twice', 'taken', undefined],
  ['has no correct', 'noAnswer', undefined],
  ['correct moses is none of its answers', 'noAnswer', undefined],
  ['must be one word', 'oneWord', undefined],
  ['first must have one text', 'oneWord', undefined],
  ['first must have two texts', 'tooFew', undefined],
  ['must have an answer and a clue', 'answerAndClue', undefined],
  ['has more letters than the square, which is 8 wide', 'tooWide', { size: '8' }],
  ['do not all fit into a square that is 8 wide', 'doNotFit', { size: '8' }],
  ['do not cross each other: no crossword has them all', 'doNotCross', undefined],
  ['cites genesis-99:1, which is not a passage', 'noPassage', { source: 'genesis-99:1' }],
])(
  'a mistake found while merging an item is worded in the reader’s language: %s',
  (message, name, values) => {
    expect(say(message)).toEqual({ messageKey: `learning.edition.issue.${name}`, ...(values && { values }) });
  },
);
