import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useRef, useState, type ComponentType, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';
import { longestQuery } from '../policy.ts';
import type { SuggestionsProps } from '../web/suggestions.tsx';

export interface SearchBoxProps {
  /** Small in the header; large on its own page. */
  look: 'header' | 'page';
  /** The current query. */
  query?: string;
  className?: string;
}

const looks = {
  header: {
    input: 'min-h-11 bg-sand ps-10 pe-3 text-step--1 hover:bg-track/60',
    icon: 'start-3',
    size: 18,
  },
  page: { input: 'min-h-14 bg-white ps-13 pe-4 text-step-1 shadow-lift-2', icon: 'start-4', size: 24 },
} as const;

/**
 * The search input. Without JavaScript a plain form; with it, suggestions load when the user starts typing, without
 * leaving the page.
 */
export function SearchBox({ look, query = '', className }: SearchBoxProps) {
  const t = useTranslations();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const { input, icon, size } = looks[look];
  useEffect(() => {
    if (field.current) field.current.value = query;
  }, [query]);

  const load = () => {
    if (Suggestions) return;
    // Without suggestions the form still searches.
    import('../web/suggestions.tsx').then(
      (module) => setSuggestions(() => module.Suggestions),
      () => undefined,
    );
  };
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    void navigate(href('search', undefined, { q: typed || undefined }));
  };
  return (
    <search className={className}>
      <form action={href('search')} onSubmit={search} className="on-paper relative rounded-pill">
        <Icon
          shape={IconSearch}
          size={size}
          className={classNames('pointer-events-none absolute top-1/2 -translate-y-1/2 text-muted', icon)}
        />
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={longestQuery}
          aria-label={t('search.box.label')}
          placeholder={t('search.box.placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={load}
          className={classNames(
            'block w-full rounded-pill text-ink transition-colors duration-200 placeholder:text-muted [&::-webkit-search-cancel-button]:hidden',
            input,
          )}
        />
        {/* Typists press Enter; a form has a button all the same (WCAG, technique H32). */}
        <button type="submit" tabIndex={-1} className="sr-only">
          {t('search.box.label')}
        </button>
        {Suggestions && <Suggestions field={field} />}
      </form>
    </search>
  );
}
