import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { categoriesContract } from './contract.ts';
import { createCategory } from './server/create-category.ts';
import { listEditedCategories } from './server/edited-categories.ts';
import { orderCategories, publishCategoryOrder } from './server/order-categories.ts';

const os = serve(categoriesContract);

export const categoriesApi = {
  editedCategories: os.editedCategories
    .use(guard('learning.editedCategories', { permission: 'content.translate', limit: reads }))
    .handler(({ context }) => listEditedCategories(context)),
  createCategory: os.createCategory
    .use(guard('learning.createCategory', { permission: 'content.edit', limit: writes }))
    .handler(({ context, input }) => createCategory(context, input)),
  orderCategories: os.orderCategories
    .use(guard('learning.orderCategories', { permission: 'content.edit', limit: writes }))
    .handler(({ context, input }) => orderCategories(context, input.categories)),
  publishCategoryOrder: os.publishCategoryOrder
    .use(guard('learning.publishCategoryOrder', { permission: 'content.publish', limit: writes }))
    .handler(({ context }) => publishCategoryOrder(context)),
};
