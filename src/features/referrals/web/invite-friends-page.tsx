import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { isChildAccount } from '#core/access.ts';
import { ScenePicture } from '#art/scene-picture.tsx';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { unknownPage } from '#page/unknown-page.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import { useViewer, viewerQuery } from '#features/people/offered/viewer-query.ts';
import { LinkCard } from './link-card.tsx';
import { MailCard } from './mail-card.tsx';
import { referralsQuery } from './referrals-query.ts';
import { ThanksCard } from './thanks-card.tsx';

/** For a minor with an account of her own the page does not exist. */
export async function load({ page }: PageArgs): Promise<void> {
  const viewer = await page.queries.ensureQueryData(viewerQuery(page.api));
  if (!viewer || isChildAccount(viewer)) throw unknownPage();
  await page.queries.ensureQueryData(referralsQuery(page.api));
}

/** `/invite`: ways to invite friends, and what has come of it. */
export default function InviteFriendsPage() {
  const t = useTranslations();
  const { api } = usePage();
  const viewer = useViewer();
  const { data: referrals } = useSuspenseQuery(referralsQuery(api));
  const title = t('referrals.head.title');
  return (
    <>
      <PageHead title={title} path={href('inviteFriends')} noindex />
      <Container className="py-8 sm:py-12">
        <header className="flex flex-wrap items-center justify-between gap-6">
          <div className="max-w-reading min-w-0">
            <h1 className="text-step-4">{title}</h1>
            {referrals.coins > 0 && (
              <p className="mt-3 text-step-1 text-ink-soft">
                {t('referrals.head.intro', { coins: referrals.coins })}
              </p>
            )}
          </div>
          <ScenePicture name="welcome" lazy={false} className="w-48 rounded-card max-sm:hidden" />
        </header>
        <div className="mt-8 grid gap-6 lg:grid-cols-2">
          {viewer?.verified ? (
            <>
              <LinkCard link={referrals.link} />
              <MailCard />
            </>
          ) : (
            <Card className="lg:col-span-2">
              <p className="mb-4">{t('signUp.invite.verifyFirst')}</p>
              <Button href={href('settingsAccount')}>{t('referrals.mail.verify')}</Button>
            </Card>
          )}
          <ThanksCard referrals={referrals} />
        </div>
      </Container>
    </>
  );
}
