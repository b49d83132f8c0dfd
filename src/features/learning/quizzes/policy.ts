/** How many questions a quiz has, and how many a film stops for in a VidQuiz. */
export const quizQuestions = { min: 3, max: 12 };
export const vidQuizQuestions = { min: 2, max: 8 };

/** Marks each gap in the text of a `fill` question. */
export const gapMark = '___';
