import { describe, expect, test } from 'vitest';
import { localeCodes } from '#core/locale.ts';
import { checkContent } from './check-content.ts';
import { readContentFolder } from './content-folder.ts';
import type { ItemBody } from './item-body.ts';
import { ContentMistakes } from '#platform/content/mistakes.ts';
import { makeContentFiles, makeContentFolder, type ContentFiles } from './testing.ts';

const item = 'courses/kindness/items/tent-item.yaml';
const textsOf = (code: string) => `courses/kindness/${code}/items/tent-item.yaml`;

/** The valid content, with its planned comic replaced by an item of another type that can be opened. */
function withItem(type: string, structure: string, texts: string, more: ContentFiles = {}): ContentFiles {
  const files = makeContentFiles();
  const course = files['courses/kindness/course.yaml'] ?? '';
  const film = type === 'vidquiz' ? ', film: tent' : '';
  return {
    ...Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, text.replace('tent-comic:', 'tent-item:')]),
    ),
    'courses/kindness/course.yaml': course.replace(
      'tent-comic, type: visual, minutes: 4, planned: true',
      `tent-item, type: ${type}, minutes: 4${film}`,
    ),
    [item]: structure,
    ...Object.fromEntries(localeCodes.map((code) => [textsOf(code), texts])),
    ...more,
  };
}

async function check(files: ContentFiles, requireMedia = true) {
  await using folder = await makeContentFolder(files);
  const { courses } = checkContent(await readContentFolder(folder.path), { requireMedia });
  return courses[0]?.chapters[0]?.items[1];
}

async function mistakesIn(files: ContentFiles): Promise<string[]> {
  const failure = await check(files).catch((error: unknown) => error);
  return failure instanceof ContentMistakes ? failure.message.split('\n') : [];
}

async function bodyOf(files: ContentFiles): Promise<ItemBody | undefined> {
  return (await check(files))?.texts.he.body;
}

const questions = `questions:
  - { id: q_cccccccc, slug: one, type: single, answers: [yes, no], correct: yes, sources: [genesis-18:4] }
  - { id: q_dddddddd, slug: some, type: multiple, answers: [a, b, c], correct: [a, c] }
  - { id: q_ffffffff, slug: row, type: order, answers: [first, second] }
  - { id: q_gggggggg, slug: both, type: match, answers: [x, y] }
  - { id: q_hhhhhhhh, slug: gaps, type: fill, answers: [soft, hard], correct: [soft] }
`.replaceAll('yes', 'aye');

const questionTexts = `questions:
  one: { ask: Who?, answers: { aye: Yes, no: No }, explanation: Because. }
  some: { ask: Which?, answers: { a: A, b: B, c: C }, explanation: Because. }
  row: { ask: In which order?, answers: { first: First, second: Second }, explanation: Because. }
  both: { ask: What belongs together?, answers: { x: [left, right], y: [up, down] }, explanation: Because. }
  gaps: { ask: A ___ answer., answers: { soft: soft, hard: hard }, explanation: Because. }
`;

describe('a quiz', () => {
  test('joins questions, texts and key in every language', async () => {
    const body = await bodyOf(withItem('quiz', questions, questionTexts));
    expect(body).toMatchObject({ kind: 'quiz', questions: { length: 5 } });
    if (body?.kind !== 'quiz') throw new Error('not a quiz');
    expect(body.questions.map(({ correct }) => correct)).toEqual([
      ['aye'],
      ['a', 'c'],
      ['first', 'second'],
      ['x', 'y'],
      ['soft'],
    ]);
    expect(body.questions[3]?.answers[0]).toEqual({ id: 'x', text: 'left', match: 'right' });
  });

  test.each([
    ['correct: aye', 'correct: nay', `content/${item}:2: correct nay is none of its answers`],
    [
      'answers: [x, y] }',
      'answers: [x, y], correct: x }',
      `content/${item}:5: of type match needs no correct`,
    ],
    ['correct: [soft] }', '}', `content/${item}:6: has no correct`],
  ])('with %s instead of %s is refused', async (from, to, mistake) => {
    expect((await mistakesIn(withItem('quiz', questions.replace(from, to), questionTexts)))[0]).toContain(
      mistake,
    );
  });

  test.each([
    ['A ___ answer.', 'An answer.', 'has 0 gaps for 1 words'],
    ['[left, right]', 'left', 'x must have two texts'],
    ['c: C }', '}', 'questions.some.answers.c is missing'],
    ['Who?', '""', 'is empty'],
  ])('whose text has %s replaced by %s is refused at its line', async (from, to, mistake) => {
    const hebrew = { [textsOf('he')]: questionTexts.replace(from, to) };
    const mistakes = await mistakesIn(withItem('quiz', questions, questionTexts, hebrew));
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toMatch(new RegExp(`^content/${textsOf('he')}:\\d+: `));
    expect(mistakes[0]).toContain(mistake);
  });

  test('that lacks a language is refused', async () => {
    const { [textsOf('it')]: _, ...files } = withItem('quiz', questions, questionTexts);
    expect(await mistakesIn(files)).toEqual([`content/${textsOf('it')}:1: is missing`]);
  });
});

describe('a still of a question', () => {
  const still = questions.replace('slug: one,', 'slug: one, still: webp,');
  const file = { 'courses/kindness/pictures/tent-item/one.webp': 'picture' };

  test('needs no words for it', async () => {
    expect(await bodyOf(withItem('quiz', still, questionTexts, file))).toMatchObject({
      questions: [{ id: 'q_cccccccc', picture: { file: 'one.webp', alt: '' } }, {}, {}, {}, {}],
    });
  });

  test('is refused beside a picture, or if its file is missing', async () => {
    expect(await mistakesIn(withItem('quiz', still, questionTexts))).toEqual([
      'content/courses/kindness/pictures/tent-item/one.webp:1: is missing',
    ]);
    const both = still.replace('still: webp,', 'still: webp, picture: one.webp,');
    expect(await mistakesIn(withItem('quiz', both, questionTexts, file))).toContain(
      `content/${item}:2: has a picture and a still`,
    );
  });
});

describe('a comic', () => {
  const panel = (id: string) => `  - id: ${id}
    picture: ${id}.webp
    shape: wide
    bubbles: [{ id: hello, kind: speech, x: 10, y: 5, width: 40, tail: { x: 30, y: 60 } }]
`;
  const ids = ['p1', 'p2', 'p3', 'p4'];
  const structure = `sources: [genesis-18:1]\npanels:\n${ids.map(panel).join('')}`;
  const texts = `panels:\n${ids.map((id) => `  ${id}: { alt: A tent., bubbles: { hello: Come in } }\n`).join('')}`;
  const pictures = Object.fromEntries(
    ids.map((id) => [`courses/kindness/pictures/tent-item/${id}.webp`, 'picture']),
  );

  test('has a text for each bubble', async () => {
    const body = await bodyOf(withItem('visual', structure, texts, pictures));
    expect(body).toMatchObject({
      kind: 'comic',
      panels: [
        { id: 'p1', mirrors: true, alt: 'A tent.', bubbles: [{ id: 'hello', text: 'Come in' }] },
        {},
        {},
        {},
      ],
    });
  });

  test('counts as planned while a picture is missing, which is refused if media are required', async () => {
    const { 'courses/kindness/pictures/tent-item/p2.webp': _, ...some } = pictures;
    const files = withItem('visual', structure, texts, some);
    expect(await check(files, false)).toMatchObject({ planned: true });
    expect(await mistakesIn(files)).toEqual([
      'content/courses/kindness/pictures/tent-item/p2.webp:1: is missing',
    ]);
  });
});

describe('a game', () => {
  test("keeps each language's words", async () => {
    const files = withItem(
      'game',
      'game: word-search\nsize: 8\nwords: [tent, guest, bread, water]\n',
      'learned: Guests first.\nwords: { tent: TENT, guest: GUEST, bread: BREAD, water: WATER }\n',
      { [textsOf('he')]: 'learned: אורחים\nwords: { tent: אוהל, guest: אורח, bread: לחם, water: מים }\n' },
    );
    expect(await bodyOf(files)).toMatchObject({
      game: 'word-search',
      words: [{ id: 'tent', word: 'אוהל' }, {}, {}, {}],
    });
  });

  test('has a picture for each of its things, all of which must exist', async () => {
    const structure = 'game: order\nsteps: [one, two, three, four]\npictures: webp\n';
    const texts = 'learned: Guests first.\nsteps: { one: A, two: B, three: C, four: D }\n';
    const pictureOf = (id: string) => `courses/kindness/pictures/tent-item/${id}.webp`;
    const pictures = Object.fromEntries(
      ['one', 'two', 'three', 'four'].map((id) => [pictureOf(id), 'picture']),
    );
    expect(await bodyOf(withItem('game', structure, texts, pictures))).toMatchObject({
      steps: [{ id: 'one', text: 'A', picture: 'one.webp' }, {}, {}, {}],
    });
    const { [pictureOf('two')]: _, ...some } = pictures;
    expect(await mistakesIn(withItem('game', structure, texts, some))).toEqual([
      `content/${pictureOf('two')}:1: is missing`,
    ]);
  });

  test('of pairs may have pictures on the second cards only', async () => {
    const ids = ['sun', 'lamp', 'tree', 'bread'];
    const files = withItem(
      'game',
      `game: pairs\npairs: [${ids.join(', ')}]\npictures: [null, svg]\n`,
      `learned: Guests first.\npairs: { ${ids.map((id) => `${id}: [${id}, ${id} too]`).join(', ')} }\n`,
      Object.fromEntries(ids.map((id) => [`courses/kindness/pictures/tent-item/${id}-2.svg`, '<svg/>'])),
    );
    expect(await bodyOf(files)).toMatchObject({
      pairs: [{ id: 'sun', pictures: [undefined, 'sun-2.svg'] }, {}, {}, {}],
    });
  });

  test('refuses a word that is longer than its square', async () => {
    const files = withItem(
      'game',
      'game: word-search\nsize: 7\nwords: [tent, guest, bread, water]\n',
      'learned: Guests first.\nwords: { tent: TENT, guest: GUEST, bread: BREAD, water: WATER }\n',
      { [textsOf('de')]: 'learned: G\nwords: { tent: ZELT, guest: GAST, bread: BROT, water: WASSERKRUG }\n' },
    );
    expect(await mistakesIn(files)).toEqual([
      `content/${textsOf('de')}:2: has more letters than the square, which is 7 wide`,
    ]);
  });
});

describe('the words of a game', () => {
  const learned = 'learned: Guests first.\n';

  test('that do not all fit in their square are refused', async () => {
    const words = Array.from({ length: 12 }, (_, index) => `w${index}`);
    const texts = words.map((id, index) => `${id}: ${'ABCDEFGHIJKL'[index]}BCDEFG`).join(', ');
    const files = withItem(
      'game',
      `game: word-search\nsize: 7\nwords: [${words.join(', ')}]\n`,
      `${learned}words: { ${texts.replaceAll('BCDEFG', 'QRSTUV')} }\n`,
    );
    expect(await mistakesIn(files)).toContain(
      `content/${textsOf('en')}:2: do not all fit into a square that is 7 wide`,
    );
  });

  test('that do not cross are refused in that language', async () => {
    const clue = (answer: string) => `{ answer: ${answer}, clue: A clue }`;
    const crossing = ['TENT', 'GUEST', 'BREAD', 'WATER', 'HERD'];
    const ids = ['tent', 'guest', 'bread', 'water', 'herd'];
    const textOf = (answers: string[]) =>
      `${learned}words: { ${ids.map((id, index) => `${id}: ${clue(answers[index] ?? '')}`).join(', ')} }\n`;
    const files = withItem('game', `game: crossword\nwords: [${ids.join(', ')}]\n`, textOf(crossing), {
      [textsOf('de')]: textOf(['ZELT', 'GAST', 'BROT', 'WASSER', 'UHU']),
    });
    expect(await mistakesIn(files)).toEqual([
      `content/${textsOf('de')}:2: do not cross each other: no crossword has them all`,
    ]);
  });
});

describe('a game of two baskets', () => {
  const structure = `game: baskets
baskets: [milk, meat]
cards:
  - { id: cheese, basket: milk }
  - { id: butter, basket: milk }
  - { id: yogurt, basket: milk }
  - { id: cream, basket: milk }
  - { id: steak, basket: meat }
  - { id: brisket, basket: meat }
`;
  const card = (id: string) => `  ${id}: { text: A ${id}, because: It is ${id}. }\n`;
  const texts = `learned: Apart.
baskets: { milk: Milk, meat: Meat }
cards:
${['cheese', 'butter', 'yogurt', 'cream', 'steak', 'brisket'].map(card).join('')}`;

  test('has the text of each basket and card, and the basket of each card', async () => {
    const hebrew = { [textsOf('he')]: texts.replace('A steak', 'אומצה') };
    const body = await bodyOf(withItem('game', structure, texts, hebrew));
    expect(body).toMatchObject({
      game: 'baskets',
      baskets: [
        { id: 'milk', text: 'Milk' },
        { id: 'meat', text: 'Meat' },
      ],
      cards: { length: 6 },
    });
    expect(body).toMatchObject({
      cards: { 4: { id: 'steak', basket: 'meat', text: 'אומצה', because: 'It is steak.' } },
    });
  });

  test.each([
    [
      'basket: meat }',
      'basket: fish }',
      [`${item}:8: fish is none of its baskets`, `${item}:2: meat has fewer`],
    ],
    ['id: steak, basket: meat', 'id: steak, basket: milk', [`${item}:2: meat has fewer than 2 cards`]],
    ['[milk, meat]', '[milk, meat, fish]', [`${item}:2: baskets has more than 2`]],
    ['[milk, meat]', '[milk]', [`${item}:2: baskets has fewer than 2`]],
    ['id: cream', 'id: yogurt', [`${item}:4: cards has one id twice`]],
    ['  - { id: cheese, basket: milk }\n', '', [`${item}:4: cards has fewer than 6`]],
    ['{ id: steak, basket: meat }', '{ id: steak }', [`${item}:8: cards.4.basket`]],
  ])('with %j replaced by %j is refused at its line', async (from, to, expected) => {
    const mistakes = await mistakesIn(withItem('game', structure.replace(from, to), texts));
    for (const mistake of expected) expect(mistakes.join('\n')).toContain(`content/${mistake}`);
  });

  test.each([
    ['meat: Meat }', '}', `:2: baskets.meat is missing`],
    [card('steak'), '', `:4: cards.steak is missing`],
    [card('steak'), card('steak') + card('fish'), `:9: fish is not in items/`],
    ['text: A steak', 'text: A cheese', `:8: says the same as another card`],
    [
      'milk: Milk',
      'milk: All that is made of milk or cream',
      `:2: baskets.milk is longer than 24 characters`,
    ],
    ['because: It is steak.', 'because: ""', `:8: cards.steak.because is empty`],
  ])('whose texts have %j replaced by %j are refused at their line', async (from, to, mistake) => {
    const german = { [textsOf('de')]: texts.replace(from, to) };
    expect(await mistakesIn(withItem('game', structure, texts, german))).toEqual([
      `content/${textsOf('de')}${mistake}`,
    ]);
  });
});

describe('a file of an item', () => {
  test('that belongs to none is refused', async () => {
    const files = { ...makeContentFiles(), 'courses/kindness/items/nobody.yaml': 'questions: []\n' };
    expect(await mistakesIn(files)).toEqual([
      'content/courses/kindness/items/nobody.yaml:1: belongs to no item that can be opened',
    ]);
  });
});
