import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { editorOf } from './editor-of.ts';
import { Button } from '#ui/button/button.tsx';
import type { DraftInput } from '#features/learning/authoring/contract.ts';
import { useEditing } from './editing.tsx';
import { SpeakingProvider } from './speaking-provider.tsx';

/** The draft as a learner would meet it, with the learner's own components and judge. */
export function DraftTrial({ input }: { input: DraftInput }) {
  const t = useTranslations();
  const { item, view, locale } = useEditing();
  const [round, setRound] = useState(0);
  const { Trial } = editorOf[item.type];
  if (!Trial || !view) return null;
  const isReady = view.issues.length === 0;
  return (
    <section aria-labelledby="trial-title" className="rounded-card bg-sand p-4 sm:p-6">
      <h2 id="trial-title" className="text-step-1">
        {t('learning.editor.try')}
      </h2>
      <p className="mt-1 mb-4 text-muted">
        {isReady ? t('learning.editor.tryHint') : t('learning.editor.tryLater')}
      </p>
      <Button icon={IconPlayerPlayFilled} disabled={!isReady} onClick={() => setRound(round + 1)}>
        {round > 0 ? t('learning.editor.tryAgain') : t('learning.editor.tryStart')}
      </Button>
      {round > 0 && isReady && (
        <div lang={locale} dir={locales[locale].direction} className="mt-6">
          <SpeakingProvider locale={locale}>
            <Suspense fallback={<p>{t('learning.editor.loading')}</p>}>
              <Trial key={round} view={view} input={input} />
            </Suspense>
          </SpeakingProvider>
        </div>
      )}
    </section>
  );
}
