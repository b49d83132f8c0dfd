import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { useTranslations } from 'use-intl';
import type { ClaimView } from '#core/judging.ts';
import { Badge } from '#ui/card/badge.tsx';
import { useMoment } from '#page/use-moment.ts';

/** Who looks at something, and until when. */
export function ClaimLine({ claim }: { claim: ClaimView | undefined }) {
  const t = useTranslations();
  const moment = useMoment();
  if (!claim) return null;
  const time = moment(claim.until, { timeStyle: 'short' });
  return (
    <Badge tone={claim.mine ? 'progress' : 'info'} icon={IconEye}>
      <span>
        {claim.mine ? t('page.judging.yours', { time }) : t('page.judging.theirs', { name: claim.by, time })}
      </span>
    </Badge>
  );
}
