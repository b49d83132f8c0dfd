import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { href } from '#urls.ts';
import type { CurriculumView, MonthView } from '#features/curriculum/contract.ts';
import { formatCivilMonth } from '../civil-day.ts';
import { fromThisMonth } from '../from-this-month.ts';
import { LinkChips } from '#ui/menu/link-chips.tsx';
import { RespectNote } from '../respect-note.tsx';
import { PlanCard } from './plan-card.tsx';

interface GradesGridProps {
  curriculum: CurriculumView;
  /** The only age group to show; an unknown id shows all. */
  bandId: string | null;
}

/**
 * The lesson plans of a school year from the current month on: one row per month, one column per age group; for a
 * single group, its months side by side.
 */
export function GradesGrid({ curriculum, bandId }: GradesGridProps) {
  const t = useTranslations();
  const { slug, bands, months, monthNow } = curriculum;
  const { ahead, behind } = fromThisMonth(months, monthNow);
  const band = bands.find(({ id }) => id === bandId);
  const address = (id?: string) => href('curriculum', { curriculumSlug: slug }, { band: id });
  return (
    <>
      <LinkChips
        label={t('curriculum.grades.bands')}
        className="mb-10"
        chips={[
          { text: t('curriculum.grades.allBands'), href: address(), current: !band },
          ...bands.map(({ id, name }) => ({ text: name, href: address(id), current: id === band?.id })),
        ]}
      />
      {band ? (
        <section aria-labelledby={band.id}>
          <h2 id={band.id} className="mb-5 text-step-2">
            {band.name}
          </h2>
          <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
            {[...ahead, ...behind].flatMap((month) =>
              month.plans
                .filter((plan) => plan.bandId === band.id)
                .map((plan) => <PlanCard key={plan.id} slug={slug} plan={plan} eyebrow={month.name} />),
            )}
          </ul>
        </section>
      ) : (
        <div className="space-y-10 sm:space-y-12">
          {ahead.map((month) => (
            <MonthRow key={month.id} slug={slug} month={month} bands={bands} />
          ))}
          {behind.length > 0 && (
            <p className="border-t border-line pt-8 text-step-1 font-bold">
              {t('curriculum.grades.earlier')}
            </p>
          )}
          {behind.map((month) => (
            <MonthRow key={month.id} slug={slug} month={month} bands={bands} />
          ))}
        </div>
      )}
      <RespectNote />
    </>
  );
}

interface MonthRowProps {
  slug: string;
  month: MonthView;
  bands: CurriculumView['bands'];
}

function MonthRow({ slug, month, bands }: MonthRowProps) {
  const { locale } = usePage();
  return (
    <section
      id={month.id}
      aria-labelledby={`month-${month.id}`}
      className="grid gap-4 lg:grid-cols-[8rem_1fr] lg:gap-6 print:break-inside-avoid"
    >
      <h2
        id={`month-${month.id}`}
        className="flex flex-wrap items-baseline gap-x-3 text-step-2 lg:block lg:pt-4"
      >
        {month.name}{' '}
        {month.civilMonth !== undefined && (
          <span className="text-step--1 font-semibold tracking-normal text-muted lg:block lg:pt-1">
            {formatCivilMonth(month.civilMonth, locale)}
          </span>
        )}
      </h2>
      <ul className="grid gap-4 md:grid-cols-3 lg:gap-6">
        {month.plans.map((plan) => (
          <PlanCard
            key={plan.id}
            slug={slug}
            plan={plan}
            eyebrow={bands.find(({ id }) => id === plan.bandId)?.name ?? ''}
          />
        ))}
      </ul>
    </section>
  );
}
