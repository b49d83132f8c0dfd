import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { Badge } from './badge.tsx';

export interface LockBadgeProps {
  /** Why it is closed, in a word or two. */
  label: string;
  /** Shows the lock alone; the words are still read out. */
  compact?: boolean;
  className?: string | undefined;
}

/** A lock and its reason. */
export function LockBadge({ label, compact = false, className }: LockBadgeProps) {
  return (
    <Badge tone="neutral" icon={IconLock} className={className}>
      <span className={compact ? 'sr-only' : ''}>{label}</span>
    </Badge>
  );
}
