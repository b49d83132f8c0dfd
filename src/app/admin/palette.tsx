import { useQuery } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { readFoldedWords } from '#core/folded-words.ts';
import type { Locale } from '#core/locale.ts';
import type { AdminLink } from '#page/admin/admin-pages.ts';
import { usePage } from '#page/page-provider.tsx';
import { adminHref } from '#admin-urls.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { classNames } from '#ui/styles/class-names.ts';
import { useSettled } from './use-settled.ts';

interface PaletteProps {
  pages: readonly AdminLink[];
  opener: Element | null;
  onClose(): void;
}

interface Choice {
  href: string;
  title: string;
  kind: string;
  note?: string | undefined;
  lang?: Locale | undefined;
}

const settleMilliseconds = 150;

/** Goes to a page, a person, a course or an entry by a few letters of its name. */
export function Palette({ pages, opener, onClose }: PaletteProps) {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const q = useSettled(typed.trim(), settleMilliseconds);
  const { data, isFetching } = useQuery(
    api.administration.find.queryOptions({ input: { q }, enabled: q !== '', staleTime: 30_000 }),
  );
  const choices: Choice[] = [
    ...pages
      .map(({ address, text }) => ({
        href: adminHref(address),
        title: t(text),
        kind: t('app.admin.palette.page'),
      }))
      .filter(({ title }) => startsWords(title, typed)),
    ...(q === '' ? [] : (data?.items ?? [])).map((find) => ({ ...find, kind: t(find.kind) })),
  ];
  const at = Math.min(marked, choices.length - 1);
  const go = (choice: Choice | undefined) => {
    if (!choice) return;
    onClose();
    void navigate(choice.href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || choices.length === 0) return;
    event.preventDefault();
    setMarked((at + step + choices.length) % choices.length);
  };
  return (
    <Dialog
      title={t('app.admin.palette.title')}
      closeLabel={t('app.admin.palette.close')}
      opener={opener}
      onClose={onClose}
    >
      <form
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          go(choices[at]);
        }}
      >
        <input
          type="text"
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={choices[at] && `${listId}-${at}`}
          aria-autocomplete="list"
          aria-label={t('app.admin.palette.label')}
          placeholder={t('app.admin.palette.label')}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setMarked(0);
          }}
          onKeyDown={onKeyDown}
          className={controlLook}
        />
      </form>
      <div
        id={listId}
        role="listbox"
        aria-label={t('app.admin.palette.title')}
        className="mt-3 max-h-96 overflow-y-auto"
      >
        {choices.map(({ href, title, kind, note, lang }, index) => (
          <a
            key={`${href} ${title}`}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            href={href}
            onPointerMove={() => setMarked(index)}
            className={classNames(
              'flex min-h-11 items-center gap-3 rounded-control px-3 py-2',
              index === at && 'bg-sand',
            )}
          >
            <span className="min-w-0 grow">
              <bdi lang={lang} className="block truncate font-medium">
                {title}
              </bdi>
              {note && <bdi className="block truncate text-step--1 text-muted">{note}</bdi>}
            </span>
            <span className="shrink-0 text-step--1 text-muted">{kind}</span>
          </a>
        ))}
      </div>
      <p role="status" className="mt-2 min-h-6 text-step--1 text-muted">
        {choices.length === 0 && !isFetching && t('app.admin.palette.nothing')}
      </p>
    </Dialog>
  );
}

/** Whether each typed word is the beginning of a word of the title, whatever its case and accents. */
function startsWords(title: string, typed: string): boolean {
  const words = readFoldedWords(title);
  return readFoldedWords(typed).every(({ word }) => words.some((one) => one.word.startsWith(word)));
}
