import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Container } from '#ui/layout/container.tsx';
import type { DayView } from '../showing/contract.ts';
import { todayQuery } from './today-query.ts';

/** Beyond it a timer would run at once. */
const longestTimer = 2 ** 31 - 1;

/**
 * Whom the learning of this Hebrew day is dedicated to at the reader's place, in a line of the header. It is in the document, and is asked
 * for again where the document was made for many, and when night falls.
 */
export function DedicationLine() {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const { data } = useQuery(todayQuery(api));
  const { queryKey } = todayQuery(api);
  const endsAt = data?.endsAt;
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    const wait = endsAt === null ? 0 : Math.max(Date.parse(endsAt) - Date.now(), 60_000);
    const timer = setTimeout(
      () => void queries.invalidateQueries({ queryKey }),
      Math.min(wait, longestTimer),
    );
    return () => clearTimeout(timer);
  }, [endsAt, queries, queryKey]);
  if (!data || data.dedications.length === 0) return null;
  const shown: Record<DayView['dedications'][number]['span'], string> = {
    day: t('sponsorships.shown.day'),
    week: t('sponsorships.shown.week'),
    month: t('sponsorships.shown.month'),
    course: t('sponsorships.shown.course'),
  };
  const kinds: Record<DayView['dedications'][number]['kind'], string> = {
    memory: t('sponsorships.kind.memory'),
    refuah: t('sponsorships.kind.refuah'),
    honor: t('sponsorships.kind.honor'),
  };
  return (
    <aside aria-label={t('sponsorships.shown.label')} className="bg-tint-gold text-ink print:hidden">
      <Container>
        <ul className="flex flex-wrap justify-center gap-x-8 gap-y-1 py-2 text-center text-step--1">
          {data.dedications.map(({ span, kind, words }) => (
            <li key={span} className="text-pretty">
              {shown[span]} {kinds[kind]} <bdi className="font-semibold">{words}</bdi>
            </li>
          ))}
        </ul>
      </Container>
    </aside>
  );
}
