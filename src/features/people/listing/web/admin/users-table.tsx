import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { listingFileHref } from '#admin-urls.ts';
import { roles } from '#core/actor.ts';
import { localeCodes, locales } from '#core/locale.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { usePage } from '#page/page-provider.tsx';
import { SavedViews } from '#features/administration/offered/saved-views.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import type { UserRow, UsersRequest } from '#features/people/listing/contract.ts';
import { listedPlans, userStatuses } from '#features/people/listing/policy.ts';
import { ActDialog } from './act-dialog.tsx';
import { usePlanNames, useRoleNames, useStatusNames } from './names.ts';
import { userFilters } from './user-filters.ts';
import { useUserActs } from './use-user-acts.ts';
import { useUserColumns } from './user-columns.tsx';
import { usersQuery } from './users-query.ts';

/** All users, with what tells one from another; a name leads to the person's panel. */
export function UsersTable() {
  const t = useTranslations();
  const { api, locale } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(userFilters, search);
  const { data: page } = useSuspenseQuery(usersQuery(api, request));
  const [roleNames, planNames, statusNames] = [useRoleNames(), usePlanNames(), useStatusNames()];
  const viewer = useViewer();
  const columns = useUserColumns();
  const { acts, asked } = useUserActs();
  const languages = new Intl.DisplayNames(locales[locale].tag, { type: 'language' });
  return (
    <>
      <ListingTable<UserRow, UsersRequest>
        caption={t('people.users.link')}
        request={request}
        page={page}
        defaultSort="-created"
        nameOf={({ name, id }) => name || id}
        fileHref={viewer?.permissions.includes('users.export') ? listingFileHref('users') : undefined}
        views={<SavedViews listing="users" />}
        searchLabel={t('people.users.search')}
        empty={{ scene: 'parents', title: t('people.users.empty') }}
        filters={[
          {
            name: 'role',
            label: t('people.panel.role'),
            kind: 'choice',
            choices: choicesOf(roles, roleNames),
          },
          {
            name: 'plan',
            label: t('people.panel.plan'),
            kind: 'choice',
            choices: choicesOf(listedPlans, planNames),
          },
          {
            name: 'status',
            label: t('people.users.status'),
            kind: 'choice',
            choices: choicesOf(userStatuses, statusNames),
          },
          {
            name: 'language',
            label: t('people.panel.language'),
            kind: 'choice',
            choices: localeCodes.map((value) => ({ value, text: languages.of(value) ?? value })),
          },
          { name: 'createdFrom', label: t('people.users.createdFrom'), kind: 'day' },
          { name: 'createdTo', label: t('people.users.createdTo'), kind: 'day' },
          { name: 'seenFrom', label: t('people.users.seenFrom'), kind: 'day' },
          { name: 'class', label: t('people.users.class'), kind: 'text' },
          { name: 'family', label: t('people.users.family'), kind: 'text' },
        ]}
        columns={columns}
        bulk={acts}
      />
      {asked && <ActDialog asked={asked} />}
    </>
  );
}

function choicesOf<Value extends string>(values: readonly Value[], names: Record<Value, string>) {
  return values.map((value) => ({ value, text: names[value] }));
}
