import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import type { MemberSession } from '../contract.ts';
import { memberPictureForms } from './picture-forms.ts';
import { memberSessionsQuery } from './picture-queries.ts';

/** Where a child is signed in, each with a button that ends it. */
export function MemberSessions({ memberId, name }: { memberId: string; name: string }) {
  const t = useTranslations();
  const { items } = useSuspenseQuery(memberSessionsQuery(usePage().api, memberId)).data;
  return (
    <section aria-labelledby="sessions" className="mt-8 border-t border-line pt-6">
      <h2 id="sessions" className="text-step-1 font-bold">
        {t.rich('families.pictures.sessions', { name, bdi: isolate })}
      </h2>
      {items.length === 0 ? (
        <p className="mt-2 text-muted">{t('families.pictures.noSessions')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {items.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SessionRow({ session }: { session: MemberSession }) {
  const t = useTranslations();
  const format = useFormatter();
  const now = useNow();
  const { api } = usePage();
  const { id, browser, system, place, lastSeen, byPictures } = session;
  const form = usePageForm(memberPictureForms.endSession, {
    about: [id],
    doneText: t('families.pictures.sessionEnded'),
    invalidates: [api.families.key()],
  });
  const device = [browser, system].filter(Boolean).join(' · ') || t('signIn.account.unknownDevice');
  // The server's clock may be slightly ahead of the page's.
  const seen = new Date(Math.min(new Date(lastSeen).getTime(), now.getTime()));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <bdi>{device}</bdi>
          {byPictures && <Badge tone="progress">{t('families.pictures.byPictures')}</Badge>}
        </p>
        <p className="text-step--1 text-muted" suppressHydrationWarning>
          {place !== null && `${place} · `}
          {t('families.pictures.lastSeen', { last: format.relativeTime(seen, now) })}
        </p>
      </div>
      <PageForm form={form}>
        <SubmitButton variant="quiet" size="s" aria-label={t('families.pictures.endSessionOf', { device })}>
          {t('families.pictures.endSession')}
        </SubmitButton>
      </PageForm>
    </li>
  );
}
