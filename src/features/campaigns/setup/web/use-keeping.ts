import { useMutation } from '@tanstack/react-query';
import { useRef, type FocusEvent } from 'react';
import type { PageFormState } from '#page/form/page-form-state.ts';
import { usePage } from '#page/page-provider.tsx';
import type { Typed } from '../contract.ts';
import { longest, typedNames } from '../policy.ts';

/**
 * Keeps what is typed into a form of the setup whenever a field is left, right or wrong, so that it is there again on another device.
 * Only what has changed is sent, one after the other; with `goesOn`, only to a campaign that is there.
 */
export function useKeeping({ formRef, fields }: PageFormState, { goesOn = false } = {}) {
  const { api } = usePage();
  const known = useRef<Typed | undefined>(undefined);
  const { mutate, status } = useMutation({
    mutationFn: (typed: Typed) => api.campaigns.keep.call({ typed, goesOn }),
    scope: { id: 'campaign-setup' },
    // It is sent again with the next field.
    onError: (_error, typed) => {
      for (const name of Object.keys(typed) as (keyof Typed)[]) if (known.current) delete known.current[name];
    },
  });
  const read = (): Typed => {
    const form = formRef.current;
    if (!form) return {};
    const data = new FormData(form);
    return Object.fromEntries(
      typedNames
        .filter((name) => fields[name])
        .map((name) => {
          const value = data.get(name);
          return [name, typeof value === 'string' ? value.slice(0, longest.story) : ''];
        }),
    );
  };
  const keep = () => {
    const typed = read();
    const changed = Object.fromEntries(
      Object.entries(typed).filter(([name, value]) => known.current?.[name as keyof Typed] !== value),
    );
    known.current = typed;
    if (Object.keys(changed).length > 0) mutate(changed);
  };
  return {
    status,
    listeners: {
      onFocus: () => void (known.current ??= read()),
      onBlur: ({ target }: FocusEvent) => {
        if (!(target instanceof HTMLButtonElement)) keep();
      },
    },
  };
}
