import { useTranslations } from 'use-intl';
import { selectedAtMost } from '#core/listing-limits.ts';
import type { ListingPage, ListingRequest } from '#core/listing.ts';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import type { BulkAct } from './table-parts.ts';
import { UndoNotice } from './undo-notice.tsx';
import { useBulkActs } from './use-bulk-acts.ts';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps<Request extends ListingRequest> {
  acts: readonly BulkAct<Request>[];
  request: Request;
  page: ListingPage<unknown>;
  selection: Selection;
  isPageSelected: boolean;
}

/** What can be done to the selected rows, and taken back for ten seconds. */
export function SelectionBar<Request extends ListingRequest>(props: SelectionBarProps<Request>) {
  const { acts, request, page, selection, isPageSelected } = props;
  const t = useTranslations();
  const { run, running, failure, outcome, undo, dismiss } = useBulkActs({ request, selection });
  const count = selection.isAll ? page.totalItems : selection.ids.length;
  const maySelectAll =
    isPageSelected &&
    !selection.isAll &&
    page.totalItems > selection.ids.length &&
    page.totalItems <= selectedAtMost;
  return (
    <>
      {failure !== undefined && (
        <Callout tone="danger" announced>
          {failure}
        </Callout>
      )}
      {count > 0 && (
        <section
          aria-label={t('page.table.selection')}
          className="sticky bottom-3 z-30 flex animate-settle flex-wrap items-center gap-2 rounded-card bg-tint-gold p-2 ps-4 shadow-lift-2"
        >
          <p role="status" className="me-2 font-semibold">
            {t('page.table.selected', { count })}
          </p>
          {maySelectAll && (
            <Button variant="quiet" size="s" onClick={selection.selectAll}>
              {t('page.table.selectAll', { count: page.totalItems })}
            </Button>
          )}
          <span className="grow" />
          {/* On a phone one line that scrolls: wrapped, many acts would cover the table. */}
          <div className="-m-1 flex max-w-full min-w-0 gap-2 overflow-x-auto p-1 *:shrink-0 sm:flex-wrap sm:overflow-x-visible">
            {acts.map((act) => (
              <Button
                key={act.name}
                variant="secondary"
                size="s"
                {...(act.icon && { icon: act.icon })}
                busy={running === act.name}
                disabled={!fits(act, selection)}
                onClick={() => run(act)}
              >
                {act.label}
              </Button>
            ))}
          </div>
          <Button variant="quiet" size="s" onClick={selection.clear}>
            {t('page.table.unselect')}
          </Button>
        </section>
      )}
      {outcome && <UndoNotice key={outcome.id} text={outcome.text} onUndo={undo} onClose={dismiss} />}
    </>
  );
}

function fits<Request>({ needsRows }: BulkAct<Request>, { isAll, ids }: Selection): boolean {
  if (!needsRows) return true;
  return !isAll && ids.length >= needsRows.from && ids.length <= needsRows.to;
}
