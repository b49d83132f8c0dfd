import { useTranslations } from 'use-intl';

interface DonorsNoteProps {
  donors: number;
  /** Whether gifts can be made now. */
  isOpen: boolean;
  className: string;
}

/** How many have given. Nobody is asked to be the first where nothing can be given. */
export function DonorsNote({ donors, isOpen, className }: DonorsNoteProps) {
  const t = useTranslations();
  if (donors === 0 && !isOpen) return null;
  return <p className={className}>{t('campaigns.live.donors', { count: donors })}</p>;
}
