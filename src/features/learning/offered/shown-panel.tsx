import { GuidedPanel } from '../comics/web/guided-panel.tsx';
import type { PanelView } from '../comics/contract.ts';
import { BodyLanguageProvider } from '../lesson/web/body-text.tsx';
import type { Locale } from '#core/locale.ts';

/** One panel of a comic for a whole class, as large as there is room. */
export function ShownPanel({ panel, lang }: { panel: PanelView; lang: Locale | undefined }) {
  return (
    <BodyLanguageProvider lang={lang}>
      <div className="size-full overflow-y-auto [container-type:size]">
        <GuidedPanel key={panel.id} panel={panel} />
      </div>
    </BodyLanguageProvider>
  );
}
