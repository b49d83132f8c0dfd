import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ListingSelection } from '#core/listing.ts';
import type { Locale } from '#core/locale.ts';
import { usePage } from '#page/page-provider.tsx';
import type { BulkAct, BulkOutcome } from '#page/table/table-parts.ts';
import type { OfferedAct } from '#features/people/panel/contract.ts';
import type { UsersRequest } from '#features/people/listing/contract.ts';
import { bulkActsQuery } from './users-query.ts';

/** What an act asks for. */
export interface ActAnswers {
  reason?: string;
  language?: Locale;
}

/** An act that waits for its confirmation. `people` is missing if it is for all who match. */
export interface AskedAct {
  act: OfferedAct;
  people: number | undefined;
  answer(answers: ActAnswers | undefined): void;
}

/** What can be done to several people at once: each act is confirmed first, and can be undone where the server says how. */
export function useUserActs(): { acts: BulkAct<UsersRequest>[]; asked: AskedAct | undefined } {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<AskedAct>();
  const { data } = useSuspenseQuery(bulkActsQuery(api));

  const ask = async (act: OfferedAct, selection: ListingSelection<UsersRequest>) => {
    const { promise, resolve } = Promise.withResolvers<ActAnswers | undefined>();
    setAsked({ act, people: 'ids' in selection ? selection.ids.length : undefined, answer: resolve });
    const answers = await promise;
    setAsked(undefined);
    return answers;
  };
  const refresh = () => queries.invalidateQueries({ queryKey: api.people.key() });

  const toBulkAct = (act: OfferedAct): BulkAct<UsersRequest> => ({
    name: act.name,
    label: act.title,
    async run(selection): Promise<BulkOutcome | undefined> {
      const answers = await ask(act, selection);
      if (!answers) return undefined;
      const { done, leftOut, undo } = await api.people.actOnPeople.call({
        act: act.name,
        selection,
        ...answers,
      });
      await refresh();
      const text = t('people.users.actDone', { act: act.title, done, leftOut });
      if (undo.length === 0) return { text };
      return {
        text,
        undo: async () => {
          for (const { ids, ...inverse } of undo)
            await api.people.actOnPeople.call({ ...answers, ...inverse, selection: { ids } });
          await refresh();
        },
      };
    },
  });
  return { acts: data.items.map((act) => toBulkAct(act)), asked };
}
