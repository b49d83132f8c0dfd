import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs';
import IconWorldUpload from '@tabler/icons-react/dist/esm/icons/IconWorldUpload.mjs';
import { useTranslations } from 'use-intl';
import { locales, type Locale } from '#core/locale.ts';
import { useSayPublished } from '#features/cms/offered/entry/use-say-published.ts';
import type { PlacedFinding } from '#page/editor/finding-line.tsx';
import { usePublishCheck } from '#page/editor/use-publish-check.tsx';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import type { DeskActs } from './use-desk-acts.ts';

interface DeskBarProps {
  acts: DeskActs;
  locale: Locale;
  /** What would keep a reader out, if it were published as it is. */
  findings: readonly PlacedFinding[];
  /** Whether it is the bar of a part of the page, and stays there. */
  isInline?: boolean;
}

/** Saves and publishes, and says what became of it; it stays in reach while the page scrolls. */
export function DeskBar({ acts, locale, findings, isInline = false }: DeskBarProps) {
  const t = useTranslations();
  const { publishWith, dialog } = usePublishCheck();
  const sayPublished = useSayPublished();
  const { hasChanges, busyWith, done, published, hasFailed, refused, run } = acts;
  const news = () => {
    if (hasFailed) return refused ?? t('learning.editor.saveFailed');
    if (done?.isMerged) return t('learning.editor.merged');
    if (hasChanges) return t('learning.editor.unsaved');
    if (published.length > 0) return sayPublished(published);
    if (done) return t('learning.editor.saved');
    return t('learning.editor.noChanges');
  };
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-2',
        !isInline && 'sticky bottom-3 z-20 rounded-card border-2 border-line bg-paper p-3 shadow-lift-2',
      )}
    >
      <p role="status" className={hasFailed ? 'grow font-medium text-danger' : 'grow font-medium'}>
        {news()}
      </p>
      <Button
        variant="secondary"
        icon={IconDeviceFloppy}
        busy={busyWith === 'save'}
        onClick={() => run('save')}
      >
        {t('learning.editor.save')}
      </Button>
      <Button
        icon={IconWorldUpload}
        busy={busyWith === 'publish'}
        onClick={() => publishWith(findings, () => run('publish'))}
      >
        {t('learning.editor.publish', { language: locales[locale].name })}
      </Button>
      {dialog}
    </div>
  );
}
