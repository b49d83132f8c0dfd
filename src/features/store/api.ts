import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { addBudget, counterBudget, getBudget } from './budgets/server/budget.ts';
import { getReconciliation } from './budgets/server/reconcile.ts';
import { storeContract } from './contract.ts';
import { getImpact } from './impact/server/show-impact.ts';
import { addStock, changeItem, createItem, setItemStatus } from './items/server/edit-items.ts';
import { getItem, listItems } from './items/server/items-listing.ts';
import { getStore } from './items/server/store.ts';
import { wearFrame } from './items/server/wear-frame.ts';
import { listOrders } from './orders/server/orders-listing.ts';
import { readPackingList } from './orders/server/packing-list.ts';
import { getOrder, moveOrderByStaff } from './orders/server/staff-orders.ts';
import {
  answerAskedOrder,
  answerByLink,
  listAskedOrders,
  listOrdersOfLink,
} from './redemptions/server/asked-orders.ts';
import {
  cancelRedemption,
  getOwnRedemption,
  listOwnRedemptions,
} from './redemptions/server/own-redemptions.ts';
import { redeem } from './redemptions/server/redeem.ts';
import { inLanguage } from './server/in-language.ts';

const os = serve(storeContract);

const own = { access: 'member', limit: reads } as const;
const acting = { access: 'member', limit: writes } as const;
const looking = { permission: 'settings.change', limit: reads } as const;
const changing = { permission: 'settings.change', limit: writes } as const;
/** Orders have addresses of families. */
const lookingAtOrders = { permission: 'users.manage', limit: reads } as const;

export const storeApi = os.router({
  store: os.store
    .use(guard('store.store', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => getStore(context, input)),
  impact: os.impact
    .use(guard('store.impact', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => getImpact(context, input)),
  wearFrame: os.wearFrame
    .use(guard('store.wearFrame', acting))
    .handler(({ context, input }) => wearFrame(context, input)),
  redeem: os.redeem
    .use(guard('store.redeem', acting))
    .handler(({ context, input }) => redeem(context, input)),
  ownRedemptions: os.ownRedemptions
    .use(guard('store.ownRedemptions', own))
    .handler(({ context, input }) => listOwnRedemptions(inLanguage(context, input), input)),
  ownRedemption: os.ownRedemption
    .use(guard('store.ownRedemption', own))
    .handler(({ context, input }) => getOwnRedemption(inLanguage(context, input), input.id)),
  cancelRedemption: os.cancelRedemption
    .use(guard('store.cancelRedemption', acting))
    .handler(({ context, input }) => cancelRedemption(context, input)),
  askedOrders: os.askedOrders
    .use(guard('store.askedOrders', own))
    .handler(({ context, input }) => listAskedOrders(inLanguage(context, input))),
  answerOrder: os.answerOrder
    .use(guard('store.answerOrder', acting))
    .handler(({ context, input }) => answerAskedOrder(context, input)),
  ordersOfLink: os.ordersOfLink
    .use(guard('store.ordersOfLink', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => listOrdersOfLink(inLanguage(context, input), input)),
  answerByLink: os.answerByLink
    .use(guard('store.answerByLink', { access: 'anyone', limit: writes }))
    .handler(({ context, input }) => answerByLink(context, input)),
  adminItems: os.adminItems
    .use(guard('store.adminItems', looking))
    .handler(({ context, input }) => listItems(context, input)),
  adminItem: os.adminItem
    .use(guard('store.adminItem', looking))
    .handler(({ context, input }) => getItem(context, input.id)),
  createItem: os.createItem
    .use(guard('store.createItem', changing))
    .handler(({ context, input }) => createItem(context, input)),
  changeItem: os.changeItem
    .use(guard('store.changeItem', changing))
    .handler(({ context, input }) => changeItem(context, input)),
  setItemStatus: os.setItemStatus
    .use(guard('store.setItemStatus', changing))
    .handler(({ context, input }) => setItemStatus(context, input)),
  addStock: os.addStock
    .use(guard('store.addStock', changing))
    .handler(({ context, input }) => addStock(context, input)),
  budget: os.budget
    .use(guard('store.budget', looking))
    .handler(({ context, input }) => getBudget(context, input)),
  addBudget: os.addBudget
    .use(guard('store.addBudget', changing))
    .handler(({ context, input }) => addBudget(context, input)),
  counterBudget: os.counterBudget
    .use(guard('store.counterBudget', changing))
    .handler(({ context, input }) => counterBudget(context, input)),
  reconciliation: os.reconciliation
    .use(guard('store.reconciliation', looking))
    .handler(({ context }) => getReconciliation(context)),
  orders: os.orders
    .use(guard('store.orders', lookingAtOrders))
    .handler(({ context, input }) => listOrders(context, input)),
  packingList: os.packingList
    .use(guard('store.packingList', lookingAtOrders))
    .handler(({ context }) => readPackingList(context)),
  order: os.order
    .use(guard('store.order', lookingAtOrders))
    .handler(({ context, input }) => getOrder(context, input.id)),
  moveOrder: os.moveOrder
    .use(guard('store.moveOrder', { permission: 'users.manage', limit: writes }))
    .handler(({ context, input }) => moveOrderByStaff(context, input)),
});
