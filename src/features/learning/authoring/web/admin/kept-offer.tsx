import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import type { useEntryDraft } from './use-entry-draft.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useMoment } from '#page/use-moment.ts';

/** What a former visit has left unsaved, to take up again or to forget. */
export function KeptOffer({ of, object }: { of: ReturnType<typeof useEntryDraft>; object: string }) {
  const t = useTranslations();
  const moment = useMoment();
  const { draft, base, hasChanges, takeUp } = of;
  const { left, forget } = useKeptDraft({ person: useViewer()?.id ?? '', object, draft, base, hasChanges });
  if (!left) return null;
  return (
    <Callout announced>
      <p>
        {t('learning.editor.keptFrom', {
          at: moment(left.at, { dateStyle: 'medium', timeStyle: 'short' }),
        })}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          size="s"
          onClick={() => {
            takeUp(left);
            forget();
          }}
        >
          {t('learning.editor.takeUp')}
        </Button>
        <Button size="s" variant="secondary" onClick={forget}>
          {t('learning.editor.forget')}
        </Button>
      </div>
    </Callout>
  );
}
