import { Badge } from '#ui/card/badge.tsx';
import type { ItemStatus } from '#features/store/policy.ts';
import { useStoreWords } from '#features/store/web/admin/store-words.ts';

const tones = { draft: 'info', published: 'progress', archived: 'neutral' } as const;

/** Whether an item is in the store. */
export function ItemStatusBadge({ status }: { status: ItemStatus }) {
  const { statuses } = useStoreWords();
  return <Badge tone={tones[status]}>{statuses[status]}</Badge>;
}
