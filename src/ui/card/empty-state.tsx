import type { ReactNode } from 'react';
import type { SceneName } from '#art/scene-names.ts';
import { ScenePicture } from '#art/scene-picture.tsx';

export interface EmptyStateProps {
  scene: SceneName;
  title: ReactNode;
  /** The level of its headline; 2 by default. */
  level?: 1 | 2 | 3;
  /** The next step: a `Button`. */
  action?: ReactNode;
  children?: ReactNode;
}

/** The placeholder where nothing is yet: a scene, a sentence, the next step. */
export function EmptyState({ scene, title, level = 2, action, children }: EmptyStateProps) {
  const Tag = `h${level}` as const;
  return (
    <div className="mx-auto flex max-w-form flex-col items-center py-8 text-center">
      <ScenePicture name={scene} className="mb-6 w-72 rounded-large shadow-lift-2" />
      <Tag className="text-step-2">{title}</Tag>
      {children && <div className="mt-2 text-muted">{children}</div>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
