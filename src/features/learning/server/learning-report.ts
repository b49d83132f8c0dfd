import type { Ctx } from '#platform/ctx.ts';
import {
  makeTimeChart,
  periodFor,
  readSums,
  readWatchedSeconds,
  type Asked,
  type Chart,
  type Report,
} from '#features/reports/server/public.ts';
import { clockTime } from '#core/clock-time.ts';
import { getCatalogue } from '../catalogue/server/catalogue.ts';
import type { Catalogue } from '../catalogue/server/catalogue-types.ts';
import { hasFilm } from '../kinds/policy.ts';
import { chartHardest } from './hardest-questions.ts';

const mostRows = 20;
const nobody = { amount: 0, people: 0 };

interface Read {
  catalogue: Catalogue;
  /** How many have begun each item. */
  started: Awaited<ReturnType<typeof readSums>>;
}

/** What is learned: how much, which items, how far into a film, and which questions are hard. */
export const learningReport: Report = {
  name: 'learning',
  title: 'learning.report.title',
  place: 2,
  async charts(ctx, asked) {
    const catalogue = await getCatalogue(ctx, ctx.locale);
    const started = await readSums(ctx, {
      kind: 'started',
      dimension: 'subject',
      span: asked.span,
      once: true,
    });
    return [
      await chartLearning(ctx, asked),
      await chartMinutes(ctx, asked),
      await chartItems(ctx, asked, { catalogue, started }),
      ...(await chartFilm(ctx, asked, { catalogue, started })),
      await chartHardest(ctx, asked, catalogue),
    ];
  },
};

function chartLearning(ctx: Ctx, { span }: Asked): Promise<Chart> {
  return makeTimeChart(ctx, {
    id: 'starts-and-completions',
    title: ctx.say('learning.report.startsAndCompletions'),
    span,
    period: periodFor(span),
    lines: [
      { label: ctx.say('learning.report.started'), kind: 'started' },
      { label: ctx.say('learning.report.completed'), kind: 'completed' },
    ],
  });
}

function chartMinutes(ctx: Ctx, { span }: Asked): Promise<Chart> {
  return makeTimeChart(ctx, {
    id: 'minutes',
    title: ctx.say('learning.report.minutes'),
    note: ctx.say('learning.report.minutesNote'),
    span,
    period: periodFor(span),
    lines: [
      {
        label: ctx.say('learning.report.minutesColumn'),
        kind: 'watched',
        of: ({ amount, people }) => ({ amount: amount / 60, people }),
      },
    ],
  });
}

async function chartItems(ctx: Ctx, { span }: Asked, { catalogue, started }: Read): Promise<Chart> {
  const { say } = ctx;
  const { itemById } = catalogue;
  const completed = await readSums(ctx, { kind: 'completed', dimension: 'subject', span, once: true });
  const rows = [...completed].flatMap(([id, counted]) => {
    const item = itemById.get(id);
    if (!item) return [];
    return [{ id, label: item.title, cells: [started.get(id) ?? nobody, counted] }];
  });
  return {
    id: 'items',
    title: say('learning.report.items'),
    note: say('learning.report.itemsNote'),
    shape: 'strips',
    rowHeading: say('learning.report.item'),
    columns: [
      { label: say('learning.report.started'), unit: 'number' },
      { label: say('learning.report.completed'), unit: 'number' },
    ],
    rows: rows.slice(0, mostRows),
  };
}

/** Where a film loses its audience: of the one asked for, else of the one that most people have begun. */
async function chartFilm(
  ctx: Ctx,
  { span, request }: Asked,
  { catalogue: { itemById }, started }: Read,
): Promise<Chart[]> {
  const { say } = ctx;
  const films = [...started.keys()].flatMap((id) => {
    const item = itemById.get(id);
    return item && hasFilm(item.type) ? [{ value: id, label: item.title }] : [];
  });
  const film = films.find(({ value }) => value === request.film) ?? films[0];
  if (!film) return [];
  const seconds = await readWatchedSeconds(ctx, film.value, span);
  return [
    {
      id: 'film',
      title: say('learning.report.film'),
      note: say('learning.report.filmNote'),
      shape: 'curve',
      rowHeading: say('learning.report.second'),
      columns: [{ label: say('learning.report.watching'), unit: 'number' }],
      rows: seconds.map((people, second) => ({
        id: String(second),
        label: clockTime(second),
        cells: [{ amount: people, people }],
      })),
      choice: {
        name: 'film',
        label: say('learning.report.chooseFilm'),
        value: film.value,
        options: films.toSorted((one, other) => one.label.localeCompare(other.label, ctx.locale)),
      },
    },
  ];
}
