import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import type { EditedCategory } from '#features/learning/categories/contract.ts';
import { categoriesQuery } from './categories-query.ts';

/** The order of the categories: changed here, saved as a whole, and published. */
export function useCategoryOrder(saved: readonly EditedCategory[]) {
  const t = useTranslations();
  const page = usePage();
  const { api } = page;
  const queries = useQueryClient();
  const [order, setOrder] = useState<readonly string[]>();
  const known = new Map(saved.map((category) => [category.slug, category]));
  // Others may come and go meanwhile: what is new comes last.
  const slugs = [...new Set([...(order ?? []), ...known.keys()])];
  const items = slugs.flatMap((slug) => known.get(slug) ?? []);
  const hasChanges = items.some(({ slug }, place) => saved[place]?.slug !== slug);
  const act = useMutation({
    async mutationFn(kind: 'save' | 'publish') {
      const categories = items.map(({ slug, version }) => ({ slug, version }));
      const listed = hasChanges ? await api.learning.orderCategories.call({ categories }) : undefined;
      // What has been saved is saved, also if it cannot be published.
      if (listed) await show(listed);
      if (kind === 'publish') await show(await api.learning.publishCategoryOrder.call());
    },
    onSuccess: (_done, kind) =>
      toasts.show({
        tone: 'success',
        text: t(kind === 'publish' ? 'learning.categories.orderPublished' : 'learning.categories.orderSaved'),
      }),
  });
  async function show(listed: { items: EditedCategory[]; totalItems: number }) {
    queries.setQueryData(categoriesQuery(page).queryKey, listed);
    setOrder(undefined);
    await queries.invalidateQueries({ queryKey: api.cms.key() });
  }
  const put = (slug: string, place: number) => {
    const rest = slugs.filter((each) => each !== slug);
    setOrder(rest.toSpliced(Math.max(0, Math.min(place, rest.length)), 0, slug));
  };
  return {
    items,
    hasChanges,
    put,
    reset() {
      act.reset();
      setOrder(undefined);
    },
    save: () => act.mutate('save'),
    publish: () => act.mutate('publish'),
    isBusy: act.isPending,
    refusal: act.error
      ? (findRefusal(act.error) ?? { message: t('page.request.network'), issues: {} })
      : undefined,
  };
}

export type CategoryOrder = ReturnType<typeof useCategoryOrder>;
