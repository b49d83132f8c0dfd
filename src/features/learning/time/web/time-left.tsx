import IconHourglassLow from '@tabler/icons-react/dist/esm/icons/IconHourglassLow.mjs';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/card/badge.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { useTimeRestriction } from '#features/families/offered/use-time-restriction.ts';
import { isTimeUp } from './is-time-up.ts';

/** The time left is shown from this many minutes down (decisions: time restriction). */
const shownFrom = 10;
/** Announced to screen readers only at these: once a minute would disturb. */
const readOutAt = [10, 5, 1];

/** Quietly shows how much of today's time is left, and that this item may be finished once none is. */
export function TimeLeft({ itemId }: { itemId: string }) {
  const t = useTranslations();
  const time = useTimeRestriction();
  const left = time?.minutesRemaining;
  if (left === undefined || left === null || isTimeUp(time, itemId)) return null;
  if (left === 0)
    return (
      <Callout announced title={t('learning.time.upTitle')} className="mb-4 w-full print:hidden">
        {t('learning.time.finish')}
      </Callout>
    );
  return (
    <div className="print:hidden">
      {left <= shownFrom && (
        <Badge tone="night" icon={IconHourglassLow}>
          {t('learning.time.left', { minutes: left })}
        </Badge>
      )}
      <p role="status" className="sr-only">
        {readOutAt.includes(left) && t('learning.time.left', { minutes: left })}
      </p>
    </div>
  );
}
