import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { line, paragraphs } from '#features/people/contract.ts';
import { currencies } from '../policy.ts';
import { StoreId } from '../items/contract.ts';

/**
 * A row of a budget: money that a donor has given (`amount` > 0) or a counter-entry that takes back what is unused of one
 * (`amount` < 0). `leftOver` is what is too little for a whole unit. Amounts are in minor units.
 */
export const BudgetEntry = z.object({
  id: z.string(),
  receipt: z.string(),
  note: z.string(),
  amount: z.int(),
  currency: z.enum(currencies),
  unitCost: z.int(),
  units: z.int(),
  used: z.int(),
  left: z.int(),
  leftOver: z.int(),
  enteredBy: z.nullable(z.string()),
  enteredAt: z.string(),
  /** Of a counter-entry: the entry that it takes back. */
  counterOf: z.nullable(z.string()),
  countered: z.boolean(),
});
export type BudgetEntry = z.infer<typeof BudgetEntry>;

/** Newest first; `next` is given as `after` for the next page. */
export const BudgetView = z.object({
  items: z.array(BudgetEntry),
  next: z.optional(z.string()),
  funded: z.int(),
  used: z.int(),
  left: z.int(),
});
export type BudgetView = z.infer<typeof BudgetView>;

const Receipt = line(60).check(z.minLength(1, 'store.field.receiptMissing'));
const Note = paragraphs(300);

export const AddBudgetInput = z.object({
  id: StoreId,
  receipt: Receipt,
  note: Note,
  amount: z.int().check(z.gte(1), z.lte(100_000_000_000)),
});
export type AddBudgetInput = z.infer<typeof AddBudgetInput>;

export const CounterBudgetInput = z.object({
  id: StoreId,
  entryId: StoreId,
  note: Note.check(z.minLength(1, 'store.field.noteMissing')),
});
export type CounterBudgetInput = z.infer<typeof CounterBudgetInput>;

/** One thing that must agree: how much it should be, and how much was found. */
export const CheckedSum = z.object({ what: z.string(), expected: z.int(), found: z.int() });
export type CheckedSum = z.infer<typeof CheckedSum>;

/** The last daily comparison of coins, redemptions and budgets; `checkedAt` is null before the first. */
export const ReconciliationView = z.object({
  checkedAt: z.nullable(z.string()),
  agrees: z.boolean(),
  /** What did not agree. */
  differences: z.array(CheckedSum),
  units: z.int(),
  coins: z.int(),
  money: z.array(z.object({ currency: z.enum(currencies), amount: z.int() })),
});
export type ReconciliationView = z.infer<typeof ReconciliationView>;

export const budgetsContract = {
  budget: oc
    .route({
      method: 'GET',
      path: '/admin/store/items/{id}/budget',
      operationId: 'getBudget',
      summary: 'Get the budget of an impact item, entry by entry',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ id: StoreId, after: z.optional(z.string().check(z.maxLength(200))) }))
    .output(BudgetView),
  addBudget: oc
    .route({
      method: 'POST',
      path: '/admin/store/items/{id}/budget',
      operationId: 'addBudget',
      successStatus: 201,
      summary: 'Enter money that a donor has given, with the number of its receipt',
    })
    .meta(refuses({ notFound: true, conflict: ['receipt_known', 'too_little'] }))
    .input(AddBudgetInput)
    .output(BudgetView),
  counterBudget: oc
    .route({
      method: 'POST',
      path: '/admin/store/items/{id}/budget/{entryId}/counter',
      operationId: 'counterBudget',
      summary: 'Take back what is unused of an entry, by a counter-entry',
    })
    .meta(refuses({ notFound: true, conflict: ['nothing_unused', 'of_gift'] }))
    .input(CounterBudgetInput)
    .output(BudgetView),
  reconciliation: oc
    .route({
      method: 'GET',
      path: '/admin/store/reconciliation',
      operationId: 'getReconciliation',
      summary: 'Compare coins, redemptions and budgets now, and say when this was last done by itself',
    })
    .output(ReconciliationView),
};
