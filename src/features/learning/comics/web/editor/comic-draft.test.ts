import { describe, expect, test } from 'vitest';
import type { ItemDraft } from '#features/learning/authoring/web/editor/draft/item-draft.ts';
import { withThingChanged } from '#features/learning/authoring/web/editor/draft/named-things.ts';
import {
  addBubble,
  addPanel,
  listPanels,
  moveBubble,
  placeBubble,
  pointTail,
  removeBubble,
  setBubbleKind,
  setPanelPicture,
  widenBubble,
  type BubbleDraft,
} from './comic-draft.ts';

const hello: BubbleDraft = { id: 'hello', kind: 'speech', x: 47, y: 20, width: 36, tail: { x: 65, y: 56 } };
const told: BubbleDraft = { id: 'told', kind: 'caption', x: 3, y: 5, width: 38 };
const draft: ItemDraft = {
  shared: {
    panels: [
      {
        id: 'door',
        picture: 'door.webp',
        shape: 'wide',
        mirrors: false,
        bubbles: [
          { id: 'hello', kind: 'speech', x: 47, y: 20, width: 36, tail: { x: 65, y: 56 } },
          { id: 'told', kind: 'caption', x: 3, y: 5, width: 38 },
        ],
      },
    ],
  },
  texts: {
    en: { panels: { door: { alt: 'A door.', bubbles: { hello: 'Come in', told: 'He ran.' } } } },
    he: { panels: { door: { alt: 'דלת.', bubbles: { hello: 'היכנסו' } } } },
  },
};

const bubblesOf = (of: ItemDraft) => listPanels(of)[0]?.bubbles ?? [];
const helloOf = (of: ItemDraft) => bubblesOf(of).find(({ id }) => id === 'hello');

test('panels are read as they are stored', () => {
  expect(listPanels(draft)).toEqual([
    { id: 'door', picture: 'door.webp', shape: 'wide', mirrors: false, bubbles: [hello, told] },
  ]);
});

test('a new panel is square, without a picture, and not mirrored', () => {
  expect(listPanels(addPanel(draft))[1]).toEqual({
    id: 'panel-2',
    picture: '',
    shape: 'square',
    mirrors: false,
    bubbles: [],
  });
});

test.each([
  ['our own art', 'tent.webp', true],
  ['an uploaded picture, which may show writing', 'picture-0123456789abcdef.webp', false],
])('of another picture nothing is said yet: %s', (_what, picture, mirrors) => {
  expect(listPanels(setPanelPicture(draft, 'door', picture))[0]).toMatchObject({ picture, mirrors });
});

test('an uploaded picture is mirrored where that is said', () => {
  const uploaded = setPanelPicture(draft, 'door', 'picture-0123456789abcdef.webp');
  const told = withThingChanged(uploaded, 'panels', 'door', { mirrors: true });
  expect(listPanels(told)[0]?.mirrors).toBe(true);
});

test('another picture takes its description with it in every language, and leaves the words', () => {
  const changed = setPanelPicture(draft, 'door', 'tent.webp');
  expect(listPanels(changed)[0]?.picture).toBe('tent.webp');
  expect(changed.texts.en).toEqual({ panels: { door: { bubbles: { hello: 'Come in', told: 'He ran.' } } } });
  expect(changed.texts.he).toEqual({ panels: { door: { bubbles: { hello: 'היכנסו' } } } });
});

describe('a bubble', () => {
  test('is added, read in its order, and removed with its words in every language', () => {
    const [panel] = listPanels(draft);
    expect(panel && bubblesOf(addBubble(draft, panel)).map(({ id }) => id)).toEqual([
      'hello',
      'told',
      'bubble-3',
    ]);
    expect(bubblesOf(moveBubble(draft, 'door', 0, 1)).map(({ id }) => id)).toEqual(['told', 'hello']);
    const removed = removeBubble(draft, 'door', 'hello');
    expect(bubblesOf(removed)).toEqual([told]);
    expect(removed.texts.en).toEqual({ panels: { door: { alt: 'A door.', bubbles: { told: 'He ran.' } } } });
    expect(removed.texts.he).toEqual({ panels: { door: { alt: 'דלת.', bubbles: {} } } });
  });

  test('is placed on the grid, and never leaves its panel', () => {
    expect(helloOf(placeBubble(draft, 'door', hello, { x: 48.6, y: 21 }))).toMatchObject({ x: 47.5, y: 20 });
    expect(helloOf(placeBubble(draft, 'door', hello, { x: -9, y: 120 }))).toMatchObject({ x: 0, y: 95 });
    expect(helloOf(placeBubble(draft, 'door', hello, { x: 90, y: 0 }))?.x).toBe(62.5);
  });

  test('that is widened at the edge moves in', () => {
    expect(helloOf(widenBubble(draft, 'door', hello, 80))).toMatchObject({ width: 80, x: 20 });
    expect(helloOf(widenBubble(draft, 'door', hello, 1))?.width).toBe(12.5);
    expect(helloOf(widenBubble(draft, 'door', hello, 400))).toMatchObject({ width: 100, x: 0 });
  });

  test('points its tail somewhere on the picture, or has none; a caption never has one', () => {
    expect(helloOf(pointTail(draft, 'door', hello, { x: 130, y: 56 }))?.tail).toEqual({ x: 100, y: 55 });
    expect(helloOf(pointTail(draft, 'door', hello, undefined))).not.toHaveProperty('tail');
    expect(helloOf(setBubbleKind(draft, 'door', 'hello', 'caption'))).toEqual({
      id: 'hello',
      kind: 'caption',
      x: 47,
      y: 20,
      width: 36,
    });
  });
});
