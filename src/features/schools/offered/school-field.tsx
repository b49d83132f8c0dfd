import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { usePage } from '#page/page-provider.tsx';
import { TextInput } from '#ui/field/text-input.tsx';

const shortestTyped = 2;
const pauseMilliseconds = 250;

/**
 * A field `school` in which one may say where one goes to school. Schools are suggested in the browser's own list; without
 * JavaScript the name is typed, and the server finds the school.
 */
export function SchoolField({ known }: { known?: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [asked, ask] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => ask(typed.trim()), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    ...api.schools.suggest.queryOptions({ input: { q: asked } }),
    enabled: asked.length >= shortestTyped,
    staleTime: 60_000,
    placeholderData: (last) => last,
  });
  return (
    <PageField
      name="school"
      known={known}
      label={t('schools.choice.label')}
      note={t('schools.choice.optional')}
      hint={t('schools.choice.hint')}
    >
      {(control) => (
        <>
          <TextInput
            {...control}
            list={listId}
            dir="auto"
            autoComplete="off"
            maxLength={240}
            onChange={(event) => setTyped(event.target.value.slice(0, 100))}
          />
          <datalist id={listId}>
            {data?.items.map(({ id, name, city }) => (
              <option key={id}>{`${name}, ${city}`}</option>
            ))}
          </datalist>
        </>
      )}
    </PageField>
  );
}
