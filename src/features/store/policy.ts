import type { Role } from '#core/actor.ts';
import {
  frameNames,
  storePictureNames,
  type FrameName,
  type StorePictureName,
} from '#core/store-art-names.ts';

/** `impact` becomes money for a cause, at once; `avatar` and `frame` are the house's own; `goods` come by mail. */
export const itemKinds = ['impact', 'avatar', 'frame', 'goods'] as const;
export type ItemKind = (typeof itemKinds)[number];

export const itemStatuses = ['draft', 'published', 'archived'] as const;
export type ItemStatus = (typeof itemStatuses)[number];

/** The drawings that an item may be shown with. */
export const pictures = storePictureNames;
export type Drawing = StorePictureName;

/** The paper frames that can be worn around one's own picture. */
export const frames = frameNames;
export type Frame = FrameName;

/** The currencies in which donors' money is entered, in minor units. */
export const currencies = ['USD', 'ILS', 'GBP', 'EUR', 'CAD', 'AUD', 'CHF', 'ZAR'] as const;
export type Currency = (typeof currencies)[number];

export const orderStates = [
  'asked',
  'approved',
  'packed',
  'sent',
  'arrived',
  'refused',
  'cancelled',
] as const;
export type OrderState = (typeof orderStates)[number];

/** What a state is called, as messages. */
export const orderStateNames = {
  asked: 'store.order.asked',
  approved: 'store.order.approved',
  packed: 'store.order.packed',
  sent: 'store.order.sent',
  arrived: 'store.order.arrived',
  refused: 'store.order.refused',
  cancelled: 'store.order.cancelled',
} as const satisfies Record<OrderState, string>;

/** Who moves an order on: the parent, the person who ordered, staff, or nobody: time has passed, or an account ends. */
export type OrderMover = 'guardian' | 'owner' | 'staff' | 'time';

/** Every move that there is, and who may make it. What is sent cannot be called back. */
const moves: Record<OrderState, Partial<Record<OrderState, readonly OrderMover[]>>> = {
  asked: { approved: ['guardian'], refused: ['guardian'], cancelled: ['owner', 'staff', 'time'] },
  approved: { packed: ['staff'], cancelled: ['guardian', 'owner', 'staff', 'time'] },
  packed: { sent: ['staff'], cancelled: ['staff', 'time'] },
  sent: { arrived: ['staff'] },
  arrived: {},
  refused: {},
  cancelled: {},
};

export function mayMove(mover: OrderMover, from: OrderState, to: OrderState): boolean {
  return moves[from][to]?.includes(mover) ?? false;
}

/** Where a mover may move an order from here. */
export function listMoves(mover: OrderMover, from: OrderState): OrderState[] {
  return orderStates.filter((to) => mayMove(mover, from, to));
}

/** Coins and stock that were held for an order go back when it ends here. */
export function givesBack(state: OrderState): boolean {
  return state === 'refused' || state === 'cancelled';
}

/** Students with a card or a class see only what helps others: their teacher is no one to approve goods. */
export function maySee(role: Role | undefined, kind: ItemKind): boolean {
  return role !== 'student' || kind === 'impact';
}

/** How many whole units an amount pays for: what is left over backs none. */
export function unitsOf(amount: number, unitCost: number): number {
  return Math.floor(amount / unitCost);
}
