import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { PageArgs } from '#page/page-route.ts';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Container } from '#ui/layout/container.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { href } from '#urls.ts';
import { ItemKindIcon } from '#features/learning/offered/item-kind-icon.tsx';
import { useGender } from '#features/people/offered/use-gender.ts';
import { ownAssignmentsQuery } from '#features/teaching/web/teaching-queries.ts';
import type { OwnAssignment } from '../contract.ts';

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
            <OwnCard key={assignment.id} assignment={assignment} />
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

function OwnCard({ assignment }: { assignment: OwnAssignment }) {
  const t = useTranslations();
  const format = useFormatter();
  const gender = useGender();
  const { id, className, title, note, due, isEve, state, done, asked, href: goOn, items } = assignment;
  const day = format.dateTime(new Date(`${due}T12:00Z`), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const titleId = `own-${id}`;
  return (
    <Card as="li" labelledBy={titleId}>
      <p className="flex flex-wrap items-center gap-2 text-step--1 text-muted">
        <bdi className="font-semibold">{className}</bdi>
        {state === 'done' && (
          <Badge tone="progress" icon={IconCheck}>
            {t('teaching.own.done')}
          </Badge>
        )}
      </p>
      <h3 id={titleId} className="mt-1 text-step-1 leading-snug">
        {title}
      </h3>
      {note !== '' && <p className="mt-1 text-pretty wrap-anywhere">{note}</p>}
      {state !== 'done' && (
        <p className="mt-1 text-step--1 font-semibold">
          {state === 'late'
            ? t('teaching.own.late', { day, gender })
            : isEve
              ? t('teaching.own.dueOnEve', { day })
              : t('teaching.own.due', { day })}
        </p>
      )}
      {items.length > 1 && (
        <ul className="mt-3 space-y-1">
          {items.map((item) => (
            <li key={item.id} className="flex items-center gap-3">
              <ItemKindIcon kind={item.type} />
              <a href={item.href} className="text-link inline-flex min-h-11 min-w-0 grow items-center">
                {item.title}
              </a>
              {item.done && (
                <>
                  <Icon shape={IconCheck} className="text-olive" />
                  <span className="sr-only">{t('teaching.cell.done')}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {items.length > 1 && (
        <p className="mt-2 text-step--1 text-muted tabular-nums">
          {t('teaching.grid.itemsDone', { done, items: asked })}
        </p>
      )}
      {goOn !== undefined && (
        <Button href={goOn} size="s" className="mt-4" aria-describedby={titleId}>
          {done > 0 ? t('teaching.own.goOn') : t('teaching.own.begin', { gender })}
        </Button>
      )}
    </Card>
  );
}
