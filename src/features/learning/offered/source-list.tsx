import { useTranslations } from 'use-intl';
import { Checkbox } from '#ui/field/checkbox.tsx';
import type { SourceView } from '../sources/contract.ts';
import { useIsLive } from '../lesson/web/use-is-live.ts';
import { hasNikud, useNikud } from './nikud.ts';
import { SourcePassage } from './source-passage.tsx';

interface SourceListProps {
  sources: readonly SourceView[];
  /** Whether they are the page's own sources, which a URL may link to; others are nested, under the parent's heading. */
  areOfPage?: boolean;
}

/** Quoted passages one below the other, with a switch for vowel points if there are any. */
export function SourceList({ sources, areOfPage = false }: SourceListProps) {
  const t = useTranslations();
  const [nikud, showNikud] = useNikud();
  const isLive = useIsLive();
  const isPointed = sources.some(({ lines }) => lines.some(({ original }) => hasNikud(original)));
  return (
    <div>
      {isLive && isPointed && (
        <Checkbox
          label={t('learning.source.nikud')}
          checked={nikud}
          onChange={(event) => showNikud(event.currentTarget.checked)}
          className="mb-2 print:hidden"
        />
      )}
      <div className="space-y-5">
        {sources.map((source, index) => (
          <SourcePassage
            key={source.cite}
            source={source}
            nikud={nikud}
            level={areOfPage ? 3 : 4}
            isAnchored={areOfPage && sources.findIndex(({ passage }) => passage === source.passage) === index}
          />
        ))}
      </div>
    </div>
  );
}
