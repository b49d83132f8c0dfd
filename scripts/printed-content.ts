import { checkContent as checkFiles } from '#features/learning/content/server/check-content.ts';
import type { ContentFolder } from '#features/learning/content/server/content-folder.ts';
import type { Content, ContentCourse, ContentItem } from '#features/learning/content/server/content.ts';
import { inLanguages } from '#platform/content/in-languages.ts';
import type { Question } from '#features/learning/quizzes/server/authoring/questions.ts';

/**
 * Checked content as it is printed, which knows no ids: a course goes by its folder and a question by its slug. So an id
 * makes no resource out of date (docs/decisions/0061-content-identity.md).
 */
export function checkContent(folder: ContentFolder, options: { requireMedia: boolean }): Content {
  const content = checkFiles(folder, options);
  return { ...content, courses: content.courses.map(withoutIds) };
}

function withoutIds(course: ContentCourse): ContentCourse {
  return {
    ...course,
    id: course.folder,
    chapters: course.chapters.map((chapter) => ({
      ...chapter,
      items: chapter.items.map(withNamedQuestions),
    })),
  };
}

function withNamedQuestions(item: ContentItem): ContentItem {
  return {
    ...item,
    texts: inLanguages((locale) => {
      const { body, ...text } = item.texts[locale];
      if (body?.kind === 'quiz') return { ...text, body: { ...body, questions: body.questions.map(named) } };
      if (body?.kind === 'vidquiz')
        return { ...text, body: { ...body, questions: body.questions.map(named) } };
      return item.texts[locale];
    }),
  };
}

/** The slug is its id, and nothing else beside it. */
function named<Q extends Question>({ slug, ...question }: Q): Omit<Q, 'slug'> {
  return { ...question, id: slug ?? question.id };
}
