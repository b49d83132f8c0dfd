import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconArrowsJoin from '@tabler/icons-react/dist/esm/icons/IconArrowsJoin.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import type { BulkAct, BulkOutcome } from '#page/table/table-parts.ts';
import type { SchoolsRequest, SchoolView } from '#features/schools/contract.ts';
import type { SchoolCalendar } from '#features/schools/policy.ts';

const mergedAtMost = 20;

/** Schools to be merged, while it is being asked which of them stays. */
export interface Merging {
  schools: readonly SchoolView[];
  choose(id: string | undefined): void;
}

/** What can be done to several schools at once. Each can be taken back exactly. */
export function useSchoolActs(): { acts: BulkAct<SchoolsRequest>[]; merging: Merging | undefined } {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const [merging, setMerging] = useState<Merging>();
  const refresh = () => queries.invalidateQueries({ queryKey: api.schools.key() });

  const setCalendar = (calendar: SchoolCalendar, other: SchoolCalendar): BulkAct<SchoolsRequest> => ({
    name: calendar,
    label: calendar === 'israel' ? t('schools.act.israel') : t('schools.act.diaspora'),
    icon: IconCalendar,
    async run(selection): Promise<BulkOutcome> {
      const { ids } = await api.schools.setCalendar.call({ selection, calendar });
      await refresh();
      const text = t('schools.act.calendarDone', { count: ids.length });
      if (ids.length === 0) return { text };
      return {
        text,
        undo: async () => {
          await api.schools.setCalendar.call({ selection: { ids }, calendar: other });
          await refresh();
        },
      };
    },
  });

  const ask = async (ids: readonly string[]) => {
    const schools = await Promise.all(ids.map((id) => api.schools.get.call({ id })));
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    setMerging({ schools, choose: resolve });
    const kept = await promise;
    setMerging(undefined);
    return kept;
  };
  const merge: BulkAct<SchoolsRequest> = {
    name: 'merge',
    label: t('schools.act.merge'),
    icon: IconArrowsJoin,
    needsRows: { from: 2, to: mergedAtMost },
    async run(selection): Promise<BulkOutcome | undefined> {
      if (!('ids' in selection)) return undefined;
      const id = await ask(selection.ids);
      if (id === undefined) return undefined;
      const ids = selection.ids.filter((each) => each !== id);
      const { name } = await api.schools.merge.call({ id, ids });
      await refresh();
      return {
        text: t('schools.act.mergeDone', { count: ids.length, name }),
        undo: async () => {
          await api.schools.unmerge.call({ id, ids });
          await refresh();
        },
      };
    },
  };
  return { acts: [setCalendar('israel', 'diaspora'), setCalendar('diaspora', 'israel'), merge], merging };
}
