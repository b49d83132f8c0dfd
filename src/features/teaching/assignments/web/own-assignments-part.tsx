import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PageArgs } from '#page/page-route.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { href } from '#urls.ts';
import { ownAssignmentsQuery } from '#features/teaching/web/teaching-queries.ts';
import { OwnAssignmentCard } from './own-assignment-card.tsx';

export async function load({ page, url }: PageArgs): Promise<void> {
  await page.queries.query({ ...ownAssignmentsQuery(page.api, readAfter(url.searchParams)), staleTime: 0 });
}

/** On home and the dashboard of someone in a class: what her teachers have set her. Nothing, if nothing is set. */
export default function OwnAssignmentsPart() {
  const t = useTranslations();
  const { api } = usePage();
  const [query] = useSearchParams();
  const after = readAfter(query);
  const { data } = useQuery(ownAssignmentsQuery(api, after));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby={sectionId}>
      <Container className="py-8 sm:py-10">
        <SectionHeading id={sectionId}>{t('teaching.own.title')}</SectionHeading>
        <ul className="mt-5 grid items-start gap-4 md:grid-cols-2 lg:gap-6">
          {data.items.map((assignment) => (
            <OwnAssignmentCard key={assignment.id} assignment={assignment} />
          ))}
        </ul>
        {data.next !== undefined && (
          <Button href={pageAfter(data.next)} variant="secondary" className="mt-6">
            {t('teaching.own.more')}
          </Button>
        )}
      </Container>
    </section>
  );
}

const sectionId = 'from-your-teacher';

/** Only the dashboard has more than the first page. */
function pageAfter(after: string): string {
  return `${href('dashboard', undefined, { assigned: after })}#${sectionId}`;
}

function readAfter(query: URLSearchParams): string | undefined {
  return query.get('assigned') ?? undefined;
}
