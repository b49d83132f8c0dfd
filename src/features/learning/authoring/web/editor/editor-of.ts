import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { ItemType } from '#core/item-types.ts';
import type { TrialProps } from './trial-props.ts';

interface KindEditor {
  /** Undefined for what is only a film: its course says everything of it. */
  Editor?: LazyExoticComponent<ComponentType>;
  /** Tries it as a learner. */
  Trial?: LazyExoticComponent<ComponentType<TrialProps>>;
}

const task = lazy(async () => ({
  default: (await import('#features/learning/tasks/web/editor/task-editor.tsx')).TaskEditor,
}));
const taskTrial = lazy(async () => ({
  default: (await import('#features/learning/tasks/web/editor/task-trial.tsx')).TaskTrial,
}));

/** How each kind of item is written and tried by staff: loaded by the page that does so. */
export const editorOf: Record<ItemType, KindEditor> = {
  film: {},
  bonus: {},
  visual: {
    Editor: lazy(async () => ({
      default: (await import('#features/learning/comics/web/editor/comic-editor.tsx')).ComicEditor,
    })),
    Trial: lazy(async () => ({
      default: (await import('#features/learning/comics/web/editor/comic-trial.tsx')).ComicTrial,
    })),
  },
  quiz: {
    Editor: lazy(async () => ({
      default: (await import('#features/learning/quizzes/web/editor/quiz-editor.tsx')).QuizEditor,
    })),
    Trial: lazy(async () => ({
      default: (await import('#features/learning/quizzes/web/editor/quiz-trial.tsx')).QuizTrial,
    })),
  },
  vidquiz: {
    Editor: lazy(async () => ({
      default: (await import('#features/learning/quizzes/web/editor/vid-quiz-editor.tsx')).VidQuizEditor,
    })),
    Trial: lazy(async () => ({
      default: (await import('#features/learning/quizzes/web/editor/vid-quiz-trial.tsx')).VidQuizTrial,
    })),
  },
  game: {
    Editor: lazy(async () => ({
      default: (await import('#features/learning/games/web/editor/game-editor.tsx')).GameEditor,
    })),
    Trial: lazy(async () => ({
      default: (await import('#features/learning/games/web/editor/game-trial.tsx')).GameTrial,
    })),
  },
  challenge: { Editor: task, Trial: taskTrial },
  rwi: { Editor: task, Trial: taskTrial },
};
