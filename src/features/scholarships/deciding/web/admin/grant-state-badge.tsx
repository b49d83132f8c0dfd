import { Badge, type BadgeProps } from '#ui/card/badge.tsx';
import type { GrantState } from '#features/scholarships/policy.ts';
import { useDecidingWords } from './use-deciding-words.ts';

const tones: Record<GrantState, NonNullable<BadgeProps['tone']>> = {
  waiting: 'info',
  running: 'progress',
  ended: 'neutral',
  withdrawn: 'neutral',
};

/** Whether what was given is hers now. */
export function GrantStateBadge({ state }: { state: GrantState }) {
  const { grantStates } = useDecidingWords();
  return (
    <Badge tone={tones[state]} className="whitespace-nowrap">
      {grantStates[state]}
    </Badge>
  );
}
