import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import type { Draft } from './drafts.ts';
import type { EditorState } from './use-editor.ts';
import { useMoment } from '../use-moment.ts';

interface DraftOfferProps {
  draft: Draft;
  editor: Pick<EditorState, 'restore' | 'forget'>;
}

/** Offers what was typed before and not saved. */
export function DraftOffer({ draft, editor }: DraftOfferProps) {
  const t = useTranslations();
  const moment = useMoment();
  const at = moment(draft.at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Callout tone="info" announced title={t('page.editor.draftTitle', { at })}>
      <p>{t('page.editor.draftText')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="s" variant="secondary" onClick={() => editor.restore(draft)}>
          {t('page.editor.draftRestore')}
        </Button>
        <Button size="s" variant="quiet" onClick={editor.forget}>
          {t('page.editor.draftForget')}
        </Button>
      </div>
    </Callout>
  );
}
