import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useTranslations } from 'use-intl';
import { useAddressForm } from '#page/table/use-address-form.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { LinkChips } from '#ui/menu/link-chips.tsx';
import type { ClassView } from '#features/classes/contract.ts';
import { peopleHref, type PeopleAsked } from '#features/classes/web/people-asked.ts';

interface PeopleSearchProps {
  item: ClassView;
  asked: PeopleAsked;
  /** Whether anyone is shown below. */
  isFound: boolean;
}

/** Fewer people are found at a glance. */
const searchedFrom = 12;

/** Finds people of a class by their names, or those who ask their teacher for something. */
export function PeopleSearch({ item, asked, isFound }: PeopleSearchProps) {
  const t = useTranslations();
  const submit = useAddressForm();
  const { id, studentCount, pendingCount, invitedCount, requestCount } = item;
  const { q, only } = asked;
  const isLong = studentCount + pendingCount + invitedCount >= searchedFrom;
  const hasAsking = requestCount > 0 || only === 'asking';
  return (
    <div className="space-y-3 empty:hidden">
      {(isLong || q !== undefined) && (
        <form
          role="search"
          action={peopleHref(id, {})}
          onSubmit={submit}
          className="flex max-w-form flex-wrap items-end gap-3"
        >
          <input type="hidden" name="class" value={id} />
          {only && <input type="hidden" name="only" value={only} />}
          <Field label={t('classes.list.find')} className="min-w-0 grow basis-48">
            {(control) => (
              <TextInput
                {...control}
                key={q}
                type="search"
                name="q"
                defaultValue={q}
                maxLength={100}
                autoComplete="off"
              />
            )}
          </Field>
          <Button type="submit" variant="secondary" icon={IconSearch}>
            {t('classes.list.findSubmit')}
          </Button>
          {q !== undefined && (
            <Button variant="quiet" href={peopleHref(id, { only })}>
              {t('classes.list.showAll')}
            </Button>
          )}
        </form>
      )}
      {hasAsking && (
        <LinkChips
          label={t('classes.list.filter')}
          chips={[
            { text: t('classes.list.everyone'), href: peopleHref(id, { q }), current: only === undefined },
            {
              text: t('classes.list.asking', { students: requestCount }),
              href: peopleHref(id, { q, only: 'asking' }),
              current: only === 'asking',
            },
          ]}
        />
      )}
      {!isFound && (
        <p role="status" className="text-muted">
          {q === undefined ? t('classes.list.nobody') : t('classes.list.nobodyCalled', { name: q })}
        </p>
      )}
    </div>
  );
}
