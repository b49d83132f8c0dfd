import { useTranslations } from 'use-intl';
import { Badge } from '#ui/card/badge.tsx';
import type { OwnSubmission } from '../contract.ts';
import { stateWordsOf } from './state-words.ts';

const tones = { info: 'neutral', success: 'progress', warning: 'reward' } as const;

/** What became of a work, in two words. */
export function StateBadge({ work }: { work: Pick<OwnSubmission, 'status' | 'shown'> }) {
  const t = useTranslations();
  const { name, icon, tone } = stateWordsOf(work);
  return (
    <Badge tone={tones[tone]} icon={icon}>
      {t(name)}
    </Badge>
  );
}
