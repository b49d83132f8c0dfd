import { Badge, type BadgeProps } from '#ui/card/badge.tsx';
import type { RequestState } from '#features/scholarships/policy.ts';
import { useDecidingWords } from './use-deciding-words.ts';

const tones: Record<RequestState, NonNullable<BadgeProps['tone']>> = {
  open: 'info',
  granted: 'progress',
  declined: 'neutral',
};

/** How far a request is. */
export function RequestStateBadge({ state }: { state: RequestState }) {
  const { states } = useDecidingWords();
  return (
    <Badge tone={tones[state]} className="whitespace-nowrap">
      {states[state]}
    </Badge>
  );
}
