import { useTranslations } from 'use-intl';
import { Callout } from '#ui/card/callout.tsx';
import type { ListedStudent } from '../policy.ts';

interface WrongLinesProps {
  lines: readonly (ListedStudent & { reason: string | null })[];
}

/** All lines that cannot be added, each with what to do about it; the others can be added without them. */
export function WrongLines({ lines }: WrongLinesProps) {
  const t = useTranslations();
  if (lines.length === 0) return null;
  return (
    <Callout tone="warning" title={t('classes.add.wrong', { lines: lines.length })} className="mt-4">
      <ul className="mt-2 space-y-2">
        {lines.map(({ line, written, reason }) => (
          <li key={`${line} ${written}`} className="wrap-anywhere">
            <span className="font-medium">
              {t('classes.add.line', { line })} <bdi>{written}</bdi>
            </span>
            <br />
            {reason}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
