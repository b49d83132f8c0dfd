import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { ScenePicture } from '#art/scene-picture.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { leaveClassicModeForm } from './leave-classic-mode.ts';

/**
 * Replaces content that classic mode leaves out: why, the button that switches it off, and what to watch instead. A member of a
 * family has no such button, since her guardians decide. The form reloads the page, since everything on it changes.
 */
export function ClassicModePanel({ children }: { children: ReactNode }) {
  const t = useTranslations();
  const isMember = useViewer()?.family === 'member';
  return (
    <section
      aria-labelledby="classic-title"
      className="on-paper flex flex-wrap items-center gap-x-8 gap-y-5 rounded-card bg-paper p-6 shadow-lift-2 sm:p-8"
    >
      <ScenePicture name="watch" lazy={false} className="w-full rounded-card sm:w-64" />
      <div className="min-w-0 grow basis-64">
        <h2 id="classic-title" className="text-step-2">
          {t('learning.classic.title')}
        </h2>
        <p className="mt-2 text-muted">
          {isMember ? t('learning.classic.textOfMember') : t('learning.classic.text')}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          {!isMember && (
            <form method="post">
              <Button type="submit" name="form" value={leaveClassicModeForm.name} size="s">
                {t('learning.classic.leave')}
              </Button>
            </form>
          )}
          {children}
        </div>
      </div>
    </section>
  );
}
