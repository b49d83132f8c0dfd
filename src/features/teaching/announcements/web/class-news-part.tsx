import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Button } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import type { OwnClassTold } from '#features/classes/offered/page-places.ts';
import { AnnouncementNote } from './announcement-note.tsx';
import { announcementsQuery, readAfter } from './announcements-query.ts';

export async function load({ page, params, url }: PageArgs): Promise<void> {
  const asked = announcementsQuery(page.api, params['classId'] ?? '', readAfter(url.searchParams));
  await page.queries.query({ ...asked, staleTime: 0 });
}

/** On a class's own page: what its teachers have said. */
export default function ClassNewsPart({ classId }: OwnClassTold) {
  const t = useTranslations();
  const { api } = usePage();
  const after = readAfter(useSearchParams()[0]);
  const { data } = useSuspenseQuery(announcementsQuery(api, classId, after));
  const { items, next } = data;
  return (
    <section aria-labelledby="class-news">
      <Container className="pt-8 sm:pt-10">
        <h2 id="class-news" className="text-step-2">
          {t('teaching.board.newsTitle')}
        </h2>
        {items.length === 0 && <p className="mt-2 text-muted">{t('teaching.board.noNews')}</p>}
        <ul className="mt-4 grid items-start gap-4 md:grid-cols-2 lg:gap-6">
          {items.map((announcement) => (
            <AnnouncementNote key={announcement.id} announcement={announcement} />
          ))}
        </ul>
        {(next !== undefined || after !== undefined) && (
          <p className="mt-5 flex flex-wrap gap-3">
            {after !== undefined && (
              <Button href={href('ownClass', { classId })} variant="secondary" size="s">
                {t('teaching.board.newest')}
              </Button>
            )}
            {next !== undefined && (
              <Button href={href('ownClass', { classId }, { after: next })} variant="secondary" size="s">
                {t('teaching.board.earlier')}
              </Button>
            )}
          </p>
        )}
      </Container>
    </section>
  );
}
