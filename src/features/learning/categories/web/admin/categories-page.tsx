import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { LeaveGuard } from '#page/editor/leave-guard.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { useDrag } from '#features/learning/quizzes/web/use-drag.ts';
import { categoriesQuery } from './categories-query.ts';
import { CategoryRow } from './category-row.tsx';
import { OrderBar } from './order-bar.tsx';
import { useCategoryOrder } from './use-category-order.ts';

/** `/admin/courses/categories`: every category in its order, which is changed by drag or by the buttons of each. */
export default function CategoriesPage() {
  const t = useTranslations();
  const page = usePage();
  const { data } = useSuspenseQuery(categoriesQuery(page));
  const permissions = useViewer()?.permissions ?? [];
  const mayEdit = permissions.includes('content.edit');
  const order = useCategoryOrder(data.items);
  const { start } = useDrag({
    follows: true,
    onDrop: (slug, on) =>
      order.put(
        slug,
        order.items.findIndex((category) => category.slug === on),
      ),
  });
  return (
    <>
      <AdminPageHead
        title={t('learning.categories.title')}
        trail={[{ text: t('learning.courses.title'), href: adminHref('adminCourses') }]}
        actions={
          mayEdit && (
            <Button href={adminHref('adminNewCategory')} icon={IconPlus} size="s">
              {t('learning.categories.new')}
            </Button>
          )
        }
      >
        {t('learning.categories.intro')}
      </AdminPageHead>
      <LeaveGuard editor={{ hasChanges: order.hasChanges, mayLeave: () => !order.hasChanges }} />
      <ol className="mt-6 grid gap-3">
        {order.items.map((category, place) => (
          <CategoryRow
            key={category.slug}
            category={category}
            isFirst={place === 0}
            isLast={place === order.items.length - 1}
            mayMove={mayEdit}
            onMove={(by) => order.put(category.slug, place + by)}
            onDragStart={start}
          />
        ))}
      </ol>
      {mayEdit && <OrderBar order={order} mayPublish={permissions.includes('content.publish')} />}
    </>
  );
}
