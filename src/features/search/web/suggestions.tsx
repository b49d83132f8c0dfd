import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { suggestQuery } from './search-queries.ts';
import { SuggestionRow } from './suggestion-row.tsx';
import { useDelayed } from './use-delayed.ts';

export interface SuggestionsProps {
  field: RefObject<HTMLInputElement | null>;
}

const shortest = 2;
const pauseMilliseconds = 200;

/**
 * Suggestions below the input while the user types: a listbox that makes the input a combobox as WAI-ARIA defines it.
 * The focus stays in the input; arrows choose, Enter opens the chosen one or else searches, Escape closes.
 */
export function Suggestions({ field }: SuggestionsProps) {
  const t = useTranslations();
  const page = usePage();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [isWanted, setWanted] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const asked = useDelayed(typed.trim(), pauseMilliseconds);
  const { data, isPlaceholderData } = useQuery({
    ...suggestQuery(page, asked),
    enabled: isWanted && asked.length >= shortest,
    placeholderData: (previous) => previous,
  });
  const hits = typed.trim().length >= shortest ? (data?.items ?? []) : [];
  const isOpen = isWanted && hits.length > 0;
  const hasNone = isWanted && asked.length >= shortest && data?.items.length === 0 && !isPlaceholderData;
  const active = isOpen ? hits[chosen] : undefined;

  const close = () => {
    setWanted(false);
    setChosen(-1);
  };
  const open = (address: string) => {
    close();
    // The header's input stays on the page: clear what was typed.
    field.current?.form?.reset();
    void navigate(address);
  };
  const onType = useEffectEvent(() => {
    setTyped(field.current?.value ?? '');
    setWanted(true);
    setChosen(-1);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return setWanted(true);
      // One position beyond the ends is the input itself.
      const places = hits.length + 1;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setChosen(((chosen + 1 + step + places) % places) - 1);
    } else if (event.key === 'Escape' && (isOpen || hasNone)) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter') {
      if (active) {
        event.preventDefault();
        open(active.href);
      } else close();
    }
    return undefined;
  });
  const onLeave = useEffectEvent(close);

  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const { signal, abort } = listening();
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', listId);
    input.addEventListener('input', onType, { signal });
    input.addEventListener('keydown', onKey, { signal });
    input.addEventListener('blur', onLeave, { signal });
    // Handle what was typed while this was loading.
    if (input.value !== input.defaultValue) input.dispatchEvent(new Event('input'));
    return abort;
  }, [field, listId]);
  useEffect(() => {
    field.current?.setAttribute('aria-expanded', String(isOpen));
    if (active) field.current?.setAttribute('aria-activedescendant', `${listId}-${chosen}`);
    else field.current?.removeAttribute('aria-activedescendant');
  }, [field, isOpen, active, listId, chosen]);

  return (
    <>
      <div
        id={listId}
        role="listbox"
        aria-label={t('search.suggestions.label')}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-40 mt-3 min-w-80 overflow-hidden rounded-card bg-paper p-2 text-start shadow-lift-3"
      >
        {hits.map((hit, index) => (
          <SuggestionRow
            key={`${hit.href}/${hit.lang}`}
            id={`${listId}-${index}`}
            hit={hit}
            isActive={index === chosen}
            onOpen={() => open(hit.href)}
          />
        ))}
      </div>
      <p
        role="status"
        className={
          hasNone
            ? 'absolute inset-x-0 top-full z-40 mt-3 min-w-60 rounded-card bg-paper p-4 text-start text-step--1 text-muted shadow-lift-3'
            : 'sr-only'
        }
      >
        {isOpen && t('search.suggestions.count', { count: hits.length })}
        {hasNone && t('search.suggestions.none')}
      </p>
    </>
  );
}

function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
