import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/card/badge.tsx';
import { thanksStateNames, type ThanksState } from '#features/donations/donors/policy.ts';

/** Whether a donor was thanked for what she gave. */
export function ThanksBadge({ state }: { state: ThanksState }) {
  const t = useTranslations();
  return (
    <Badge
      {...(state === 'done' && { icon: IconHeartHandshake })}
      tone={state === 'done' ? 'progress' : state === 'again' ? 'info' : 'neutral'}
      className="whitespace-nowrap"
    >
      {t(thanksStateNames[state])}
    </Badge>
  );
}
