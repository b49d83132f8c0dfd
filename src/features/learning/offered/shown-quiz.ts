export { AnswerInput } from '../quizzes/web/answer-input.tsx';
export { emptyDraft, isWhole } from '../quizzes/web/draft.ts';
export { BodyLanguageProvider } from '../lesson/web/body-text.tsx';
export { quizQuery } from '../quizzes/web/quiz-query.ts';
export { comicQuery } from '../comics/web/comic-query.ts';
export { videoQuery } from '../films/web/video-query.ts';
export type { QuestionView } from '../quizzes/contract.ts';
export type { PanelView } from '../comics/contract.ts';
