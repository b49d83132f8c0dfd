import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon/icon.tsx';

interface ConsentPointsProps {
  /** The classes that the child joins then. */
  classes: readonly { name: string; teacher: string }[];
}

/** What a guardian agrees to with the account of a child. */
export function ConsentPoints({ classes }: ConsentPointsProps) {
  const t = useTranslations();
  return (
    <ul className="mt-5 space-y-3">
      {[
        t('guardians.approve.keeps'),
        ...classes.map(({ name, teacher }) => t('guardians.approve.joins', { className: name, teacher })),
        t('guardians.approve.private'),
        t('guardians.approve.revocable'),
      ].map((point) => (
        <li key={point} className="flex gap-3">
          <Icon shape={IconCheck} className="mt-1 text-olive" />
          {point}
        </li>
      ))}
    </ul>
  );
}
