import { Badge, type BadgeProps } from '#ui/card/badge.tsx';
import type { LicenseState } from '#features/licenses/policy.ts';
import { useLicenseWords } from './use-license-words.ts';

const tones: Record<LicenseState, NonNullable<BadgeProps['tone']>> = {
  requested: 'info',
  accepted: 'reward',
  paid: 'progress',
  declined: 'neutral',
  canceled: 'neutral',
};

/** How far a license is. */
export function LicenseStateBadge({ state }: { state: LicenseState }) {
  const { states } = useLicenseWords();
  return (
    <Badge tone={tones[state]} className="whitespace-nowrap">
      {states[state]}
    </Badge>
  );
}
