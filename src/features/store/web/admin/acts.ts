import { redirect } from 'react-router';
import { adminHref } from '#admin-urls.ts';
import { actOnForm, actOnForms, showDone } from '#page/form/act-on-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { addBudgetForm, counterForm } from '#features/store/budgets/web/admin/budget-forms.ts';
import { itemForm, newItemForm, statusForm, stockForm } from '#features/store/items/web/admin/item-forms.ts';
import { moveForm } from '#features/store/orders/web/admin/order-forms.ts';

type Acted = Promise<Response | FormAnswer>;

export function addItem(args: PageActionArgs): Acted {
  return actOnForm(args, newItemForm, {
    next: ({ id }) => redirect(adminHref('adminStoreItem', { storeItemId: id })),
  });
}

export function actOnItem(args: PageActionArgs): Acted {
  return actOnForms(args, [itemForm, statusForm, stockForm, addBudgetForm, counterForm], {
    next: (_result, { form }) => showDone(args, form),
  });
}

export function actOnOrder(args: PageActionArgs): Acted {
  return actOnForm(args, moveForm, { next: (_order, { form }) => showDone(args, form) });
}
