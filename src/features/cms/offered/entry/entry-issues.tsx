import { useQuery } from '@tanstack/react-query';
import type { Locale } from '#core/locale.ts';
import type { EntryView } from '#features/cms/entries/contract.ts';
import { usePage } from '#page/page-provider.tsx';
import { entryQuery } from './cms-queries.ts';
import { usePathLabels } from './use-field-labels.ts';

/** Leads to the field of an issue; `locale` is the language that it keeps back. */
export type ShowIssue = (path: string, locale: Locale | undefined) => void;

interface EntryIssuesProps {
  /** The entry whose refusal it is. */
  of: Pick<EntryView, 'contentType'>;
  /** Path → what is wrong there. */
  issues: Readonly<Record<string, string>>;
  /** The language that they keep back. */
  locale?: Locale | undefined;
  /** Leads to a field of this entry, if its page can. */
  onShow?: ShowIssue | undefined;
}

/** What is wrong, field by field; a field of another entry (`item.i_7h2k9m3q/shared.needs`) with the way to that entry. */
export function EntryIssues({ of, issues, locale, onShow }: EntryIssuesProps) {
  const all = Object.entries(issues);
  if (all.length === 0) return null;
  return (
    <ul className="mt-1 list-disc space-y-1 ps-5">
      {all.map(([path, message]) => {
        const other = /^((\w[\w-]*)\.[^/]+)\/(.*)$/.exec(path);
        const [, entryId = '', contentType = of.contentType, field = path] = other ?? [];
        return (
          <li key={path}>
            {other && <OtherEntry entryId={entryId} />}
            {onShow && !other ? (
              <button
                type="button"
                className="text-link text-start align-top"
                onClick={() => onShow(path, locale)}
              >
                {field && <FieldName contentType={contentType} path={field} />}
                {message}
              </button>
            ) : (
              <>
                {field && <FieldName contentType={contentType} path={field} />}
                {message}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function FieldName({ contentType, path }: { contentType: string; path: string }) {
  return `${usePathLabels({ contentType })(path)}: `;
}

function OtherEntry({ entryId }: { entryId: string }) {
  const { data: entry } = useQuery(entryQuery(usePage().api, entryId));
  if (!entry) return null;
  return (
    <>
      <a href={entry.editor} className="text-link">
        <bdi lang={entry.titleLang ?? undefined}>{entry.title || entry.typeLabel}</bdi>
      </a>
      {' · '}
    </>
  );
}
