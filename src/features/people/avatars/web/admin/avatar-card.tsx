import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import type { AvatarView } from '#features/people/avatars/contract.ts';

interface AvatarCardProps {
  avatar: AvatarView;
  isBusy: boolean;
  /** Missing for the first and the last one. */
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
}

/** One picture of the gallery, with its way to the front and to the end. */
export function AvatarCard({ avatar, isBusy, onEarlier, onLater }: AvatarCardProps) {
  const t = useTranslations();
  const { id, href, name, retired } = avatar;
  return (
    <Card as="li" padding="none" className="flex flex-col items-center p-3 text-center">
      <a href={adminHref('adminAvatar', { avatarId: id })} className="block hover:underline">
        <img
          src={href}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          className={`mx-auto size-24 rounded-pill ${retired ? 'opacity-50' : ''}`}
        />
        <span className="mt-2 block text-step--1 font-semibold wrap-anywhere">{name}</span>
      </a>
      {retired && <Badge className="mt-1">{t('people.avatars.retired')}</Badge>}
      <div className="mt-auto flex pt-1">
        <IconButton
          icon={IconArrowLeft}
          mirrors
          label={t('people.avatars.earlier', { name })}
          disabled={isBusy || !onEarlier}
          onClick={onEarlier}
        />
        <IconButton
          icon={IconArrowRight}
          mirrors
          label={t('people.avatars.later', { name })}
          disabled={isBusy || !onLater}
          onClick={onLater}
        />
      </div>
    </Card>
  );
}
