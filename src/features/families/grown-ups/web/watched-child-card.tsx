import IconFlame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { PersonFace } from '#features/families/offered/person-face.tsx';
import type { WatchedChild } from '../contract.ts';

/** How one child is doing. */
export function WatchedChildCard({ child }: { child: WatchedChild }) {
  const t = useTranslations();
  const { firstName, avatarObj, color, learning, streak } = child;
  return (
    <Card as="li">
      <div className="flex items-center gap-4">
        <PersonFace firstName={firstName} color={color} src={avatarObj?.url} size="s" />
        <h3 className="min-w-0 text-step-1 wrap-anywhere">
          <bdi>{firstName}</bdi>
        </h3>
      </div>
      {learning ? (
        <div className="mt-4">
          <p className="font-semibold text-pretty">
            <bdi>{learning.title}</bdi>
          </p>
          <ProgressBar share={learning.progress / 100} label={learning.title} className="mt-2" />
        </div>
      ) : (
        <p className="mt-4 text-pretty text-muted">{t('families.watching.nothingYet')}</p>
      )}
      {streak > 0 && (
        <p className="mt-4 flex items-center gap-2">
          <Icon shape={IconFlame} className="text-gold-deep" />
          {t('families.watching.streak', { days: streak })}
        </p>
      )}
    </Card>
  );
}
