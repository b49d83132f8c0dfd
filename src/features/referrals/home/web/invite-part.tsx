import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { useTranslations } from 'use-intl';
import { isChildAccount } from '#core/access.ts';
import { Button } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';

/** On a grown-up's home: the way to inviting friends. */
export default function InvitePart() {
  const t = useTranslations();
  const viewer = useViewer();
  if (!viewer || isChildAccount(viewer)) return null;
  return (
    <Container className="py-4">
      <div className="on-paper flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-sand px-5 py-4">
        <p className="max-w-reading">{t('referrals.part.text')}</p>
        <Button href={href('inviteFriends')} variant="secondary" size="s" icon={IconUserPlus}>
          {t('referrals.head.title')}
        </Button>
      </div>
    </Container>
  );
}
