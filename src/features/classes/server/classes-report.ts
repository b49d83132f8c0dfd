import { makeStandingChart, type Report } from '#features/reports/server/public.ts';

/** How many classes, teachers and students there are. */
export const classesReport: Report = {
  name: 'classes',
  title: 'classes.report.title',
  place: 4,
  charts: async (ctx, { span }) => [
    await makeStandingChart(ctx, {
      id: 'classes',
      title: ctx.say('classes.report.classes'),
      kind: 'classes',
      span,
      lines: [
        { value: 'classes', label: ctx.say('classes.report.classesColumn') },
        { value: 'teachers', label: ctx.say('classes.report.teachers') },
      ],
    }),
    await makeStandingChart(ctx, {
      id: 'students',
      title: ctx.say('classes.report.students'),
      kind: 'classes',
      span,
      lines: [
        { value: 'students', label: ctx.say('classes.report.joined') },
        { value: 'pending', label: ctx.say('classes.report.pending') },
      ],
    }),
  ],
};
