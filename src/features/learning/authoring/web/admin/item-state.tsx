import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Locale } from '#core/locale.ts';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';

interface ItemStateProps {
  courseId: string;
  itemId: string;
  locale: Locale;
}

/** Whether readers of a language see an item, and as it was last saved: its own state, not that of its course. */
export function ItemState({ courseId, itemId, locale }: ItemStateProps) {
  const t = useTranslations();
  const { api } = usePage();
  const { data } = useQuery(api.learning.itemStates.queryOptions({ input: { courseId }, staleTime: 0 }));
  const state = data?.items.find((one) => one.itemId === itemId && one.lang === locale);
  // One that has not been saved yet has none.
  const isLive = state?.live === true;
  if (!data) return null;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={isLive ? 'progress' : 'neutral'}>
        {isLive ? t('learning.editor.isLive') : t('learning.editor.isDraft')}
      </Badge>
      {state?.changed && <Badge tone="info">{t('learning.editor.isChanged')}</Badge>}
    </span>
  );
}
