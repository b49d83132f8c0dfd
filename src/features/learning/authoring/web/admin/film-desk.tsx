import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import type { Locale } from '#core/locale.ts';
import type { EntryView } from '#features/cms/contract.ts';
import { useFilmFindings } from '#features/learning/captions/web/admin/use-film-findings.ts';
import { ChaptersEditor } from '#features/learning/films/web/editor/chapters-editor.tsx';
import { filmQuery } from '#features/media/offered/web/editor/film-query.ts';
import { LeaveGuard } from '#page/editor/leave-guard.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { EditingProvider } from '../editor/editing.tsx';
import { ClashList } from './clash-list.tsx';
import { DeskBar } from './desk-bar.tsx';
import { entryQuery, filmEntryId } from './entry-query.ts';
import { KeptOffer } from './kept-offer.tsx';
import { useDeskActs } from './use-desk-acts.ts';
import { useEntryDraft } from './use-entry-draft.ts';

interface FilmDeskProps {
  /** One that staff has uploaded. */
  film: string;
  locale: Locale;
  otherLocale: Locale | undefined;
}

/** The chapters of an item's film, saved and published for themselves: other items may show it too. */
export function FilmDesk({ film, ...languages }: FilmDeskProps) {
  const t = useTranslations();
  const page = usePage();
  const { data: entry } = useQuery(entryQuery(page, filmEntryId(film)));
  if (!entry) return null;
  return (
    <details className="rounded-card bg-paper p-4 shadow-lift-1 sm:p-6">
      <summary className="min-h-11 cursor-pointer text-step-1 font-bold">
        {t('learning.editor.chaptersAndCaptions')}
      </summary>
      <OpenFilmDesk film={film} entry={entry} {...languages} />
    </details>
  );
}

function OpenFilmDesk({ film, entry, locale, otherLocale }: FilmDeskProps & { entry: EntryView }) {
  const t = useTranslations();
  const page = usePage();
  const draft = useEntryDraft({ contentType: 'film', key: film }, entry);
  const acts = useDeskActs(draft, undefined, locale);
  // Until something is written, the film has one chapter with the item's name, and there is nothing to publish.
  const isWritten = (draft.entry ?? entry).version > 0;
  const { data: view } = useQuery(filmQuery(page, film));
  const findings = useFilmFindings({ duration: view?.duration ?? 0 }, draft.entry ?? entry, locale);
  const editing = {
    item: { id: film, type: 'film' as const },
    draft: draft.draft,
    onDraft: draft.setDraft,
    locale,
    otherLocale,
    issues: acts.issues,
    view: undefined,
  };
  return (
    <div className="mt-4 grid gap-6">
      <LeaveGuard editor={{ hasChanges: acts.hasChanges, mayLeave: () => !acts.hasChanges }} />
      <KeptOffer of={draft} object={`film:${film}`} />
      <ClashList of={draft} locale={locale} />
      <EditingProvider editing={editing}>
        <ChaptersEditor src={view?.src} poster={view?.poster} duration={view?.duration} />
      </EditingProvider>
      <p>
        <Button href={adminHref('adminCaptions', { filmKey: film })} variant="secondary" size="s">
          {t('learning.editor.toCaptions')}
        </Button>
      </p>
      {(acts.hasChanges || isWritten) && (
        <DeskBar
          acts={acts}
          locale={locale}
          findings={findings.map((one) => ({ ...one, lang: locale }))}
          isInline
        />
      )}
    </div>
  );
}
