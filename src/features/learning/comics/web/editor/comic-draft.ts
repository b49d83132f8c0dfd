import { isJsonObject, type Json, type JsonObject } from '#core/json.ts';
import {
  changeTexts,
  freeName,
  listOfObjects,
  movedInList,
  withoutTexts,
  type ItemDraft,
} from '#features/learning/authoring/web/editor/draft/item-draft.ts';
import {
  namesIn,
  withThing,
  withThingChanged,
} from '#features/learning/authoring/web/editor/draft/named-things.ts';
import { mirrorsPanel } from '#features/learning/comics/policy.ts';
import type { BubbleView, PanelView } from '#features/learning/comics/contract.ts';

export const bubbleKinds = ['speech', 'thought', 'shout', 'caption'] as const;
export const panelShapes = ['wide', 'square', 'tall'] as const;

/** Bubbles lie on a grid of 40 by 40: finer steps could not be seen. */
export const gridStep = 2.5;
const narrowest = 12.5;

interface Point {
  x: number;
  y: number;
}

export type BubbleDraft = Omit<BubbleView, 'text'>;

export interface PanelDraft extends Pick<PanelView, 'id' | 'shape' | 'mirrors'> {
  picture: string;
  bubbles: BubbleDraft[];
}

/** The panels of a comic, in reading order. */
export function listPanels({ shared }: ItemDraft): PanelDraft[] {
  return listOfObjects(shared['panels']).map((panel) => {
    const { id, shape, mirrors } = panel;
    const picture = typeof panel['picture'] === 'string' ? panel['picture'] : '';
    return {
      id: typeof id === 'string' ? id : '',
      picture,
      shape: panelShapes.find((one) => one === shape) ?? 'wide',
      mirrors: mirrorsPanel({ picture, mirrors: typeof mirrors === 'boolean' ? mirrors : undefined }),
      bubbles: listOfObjects(panel['bubbles']).map(readBubble),
    };
  });
}

function readBubble({ id, kind, x, y, width, tail }: JsonObject): BubbleDraft {
  const point = isJsonObject(tail) ? { x: toNumber(tail['x']), y: toNumber(tail['y']) } : undefined;
  return {
    id: typeof id === 'string' ? id : '',
    kind: bubbleKinds.find((one) => one === kind) ?? 'speech',
    x: toNumber(x),
    y: toNumber(y),
    width: toNumber(width) || narrowest,
    ...(point && { tail: point }),
  };
}

export function addPanel(draft: ItemDraft): ItemDraft {
  const id = freeName('panel', namesIn(draft, 'panels'));
  return withThing(draft, 'panels', { id, picture: '', shape: 'square', bubbles: [] });
}

/** With a bubble more in a panel, in its upper corner where reading begins. */
export function addBubble(draft: ItemDraft, panel: PanelDraft): ItemDraft {
  const id = freeName(
    'bubble',
    panel.bubbles.map((bubble) => bubble.id),
  );
  const bubble = { id, kind: 'speech', x: 5, y: 5, width: 40, tail: { x: 25, y: 50 } };
  return setBubbles(draft, panel.id, (bubbles) => [...bubbles, bubble]);
}

/** Without a bubble, and without its words in every language. */
export function removeBubble(draft: ItemDraft, panelId: string, id: string): ItemDraft {
  const changed = setBubbles(draft, panelId, (bubbles) => bubbles.filter((bubble) => bubble['id'] !== id));
  return withoutTexts(changed, ['panels', panelId, 'bubbles', id]);
}

/** Bubbles are read in the order of their list. */
export function moveBubble(draft: ItemDraft, panelId: string, from: number, to: number): ItemDraft {
  return setBubbles(draft, panelId, (bubbles) => movedInList(bubbles, from, to));
}

/** A caption has no tail; anything else may have one. */
export function setBubbleKind(
  draft: ItemDraft,
  panelId: string,
  id: string,
  kind: BubbleDraft['kind'],
): ItemDraft {
  return changeBubble(draft, panelId, id, { kind, ...(kind === 'caption' && { tail: undefined }) });
}

/** Puts a bubble there, on the grid and within the panel. */
export function placeBubble(
  draft: ItemDraft,
  panelId: string,
  { id, width }: BubbleDraft,
  { x, y }: Point,
): ItemDraft {
  return changeBubble(draft, panelId, id, { x: fit(x, 100 - width), y: fit(y, 95) });
}

/** Makes a bubble that wide, as far as the panel goes. */
export function widenBubble(
  draft: ItemDraft,
  panelId: string,
  { id, x }: BubbleDraft,
  width: number,
): ItemDraft {
  const wide = Math.max(narrowest, fit(width, 100));
  return changeBubble(draft, panelId, id, { width: wide, x: fit(x, 100 - wide) });
}

/** Points a bubble's tail there; undefined takes it away. */
export function pointTail(
  draft: ItemDraft,
  panelId: string,
  { id }: Pick<BubbleDraft, 'id'>,
  to: Point | undefined,
): ItemDraft {
  const tail = to && { x: fit(to.x, 100), y: fit(to.y, 100) };
  return changeBubble(draft, panelId, id, { tail });
}

/** Gives a panel another picture. That shows something else: its description goes in every language, and what was said of mirroring. */
export function setPanelPicture(draft: ItemDraft, panelId: string, picture: string): ItemDraft {
  const changed = withThingChanged(draft, 'panels', panelId, { picture, mirrors: undefined });
  return changeTexts(changed, ['panels', panelId, 'alt'], () => undefined);
}

function changeBubble(
  draft: ItemDraft,
  panelId: string,
  id: string,
  changes: Readonly<Record<string, Json | undefined>>,
): ItemDraft {
  return setBubbles(draft, panelId, (bubbles) =>
    bubbles.map((bubble) => (bubble['id'] === id ? withoutGaps({ ...bubble, ...changes }) : bubble)),
  );
}

function setBubbles(
  draft: ItemDraft,
  panelId: string,
  change: (bubbles: JsonObject[]) => JsonObject[],
): ItemDraft {
  const panel = listOfObjects(draft.shared['panels']).find(({ id }) => id === panelId);
  if (!panel) return draft;
  return withThingChanged(draft, 'panels', panelId, { bubbles: change(listOfObjects(panel['bubbles'])) });
}

function withoutGaps(bubble: Record<string, Json | undefined>): JsonObject {
  return Object.fromEntries(
    Object.entries(bubble).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

function fit(percent: number, most: number): number {
  const onGrid = Math.round(percent / gridStep) * gridStep;
  return Math.min(Math.floor(most / gridStep) * gridStep, Math.max(0, onGrid));
}

function toNumber(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0;
}
