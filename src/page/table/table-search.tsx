import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { changeAddress } from './listing-address.ts';
import { KeptParameters } from './kept-parameters.tsx';
import type { TableFilter } from './table-parts.ts';
import { useAddressForm } from './use-address-form.ts';

interface TableSearchProps {
  label: string | undefined;
  filters: readonly TableFilter[];
  isFiltered: boolean;
}

/** The search field and the filters: a form that leads to another address. */
export function TableSearch({ label, filters, isFiltered }: TableSearchProps) {
  const t = useTranslations();
  const id = useId();
  const [search] = useSearchParams();
  const form = useShownValues(search);
  const submit = useAddressForm();
  const names = [...(label === undefined ? [] : ['q']), ...filters.map(({ name }) => name)];
  if (names.length === 0) return null;
  const listOf = (filter: TableFilter) =>
    filter.kind === 'text' && filter.suggestions ? `${id}-${filter.name}` : undefined;
  const valueOf = (name: string) => search.get(name) ?? '';
  const cleared = Object.fromEntries(names.map((name) => [name, undefined]));
  return (
    <form ref={form} role="search" onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <KeptParameters except={names} />
      {label !== undefined && (
        <Field label={label} className="min-w-48 grow basis-64">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              name="q"
              defaultValue={valueOf('q')}
              maxLength={200}
              autoComplete="off"
            />
          )}
        </Field>
      )}
      {filters.map((filter) => (
        <Field
          key={filter.name}
          label={filter.label}
          className={classNames(
            'grow basis-36 sm:max-w-60',
            // A day is as wide as the browser's language writes it, or its year would be cut off.
            filter.kind === 'day' ? 'min-w-auto' : 'min-w-36',
          )}
        >
          {(control) =>
            filter.kind === 'choice' ? (
              <SelectInput
                {...control}
                name={filter.name}
                defaultValue={valueOf(filter.name)}
                onChange={(event) => event.target.form?.requestSubmit()}
              >
                <option value="">{filter.without ?? t('page.table.any')}</option>
                {filter.choices.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </SelectInput>
            ) : (
              <>
                <TextInput
                  {...control}
                  {...(filter.kind === 'day'
                    ? { type: 'date', className: 'min-w-max' }
                    : { type: 'text', maxLength: 200, dir: 'auto', list: listOf(filter) })}
                  name={filter.name}
                  defaultValue={valueOf(filter.name)}
                />
                <Suggestions filter={filter} id={listOf(filter)} />
              </>
            )
          }
        </Field>
      ))}
      <Button type="submit" variant="secondary" icon={IconSearch}>
        {t('page.table.search')}
      </Button>
      {isFiltered && (
        <Button variant="quiet" href={changeAddress(search, cleared)}>
          {t('page.table.clear')}
        </Button>
      )}
    </form>
  );
}

/** What is likely to be typed into a filter, offered by the browser. */
function Suggestions({ filter, id }: { filter: TableFilter; id: string | undefined }) {
  if (filter.kind !== 'text' || !filter.suggestions) return null;
  return (
    <datalist id={id}>
      {filter.suggestions.map((text) => (
        <option key={text}>{text}</option>
      ))}
    </datalist>
  );
}

/** A link or a saved view changes what is searched for; the fields follow, and keep the focus. */
function useShownValues(search: URLSearchParams): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    for (const field of form.current?.elements ?? [])
      if (
        (field instanceof HTMLInputElement && field.type !== 'hidden') ||
        field instanceof HTMLSelectElement
      )
        field.value = search.get(field.name) ?? '';
  }, [search]);
  return form;
}
