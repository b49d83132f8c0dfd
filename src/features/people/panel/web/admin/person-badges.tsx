import { useTranslations } from 'use-intl';
import { Badge } from '#ui/card/badge.tsx';
import type { PersonPanel } from '#features/people/panel/contract.ts';

/** What to know of someone before anything is done; nothing for most people. */
export function PersonBadges({ minor, staff, restricted }: PersonPanel) {
  const t = useTranslations();
  if (!minor && !staff && !restricted) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      {minor && <Badge tone="info">{t('people.panel.minorBadge')}</Badge>}
      {staff && <Badge tone="night">{t('people.panel.staffBadge')}</Badge>}
      {restricted && <Badge>{t('people.panel.restrictedBadge')}</Badge>}
    </p>
  );
}
