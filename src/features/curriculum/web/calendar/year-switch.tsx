import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import type { CurriculumView } from '#features/curriculum/contract.ts';

interface YearSwitchProps {
  year: NonNullable<CurriculumView['year']>;
  addressOf(year: number): string;
}

/** The Hebrew year shown, between links to the previous and the next. */
export function YearSwitch({ year, addressOf }: YearSwitchProps) {
  const t = useTranslations();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {year.previous !== undefined && (
        <Button variant="quiet" size="s" icon={IconChevronLeft} iconMirrors href={addressOf(year.previous)}>
          {t('curriculum.calendar.yearBefore')}
        </Button>
      )}
      <h2 className="text-step-2">{t('curriculum.calendar.year', { year: year.name })}</h2>
      {year.next !== undefined && (
        <Button
          variant="quiet"
          size="s"
          icon={IconChevronRight}
          iconMirrors
          iconAfter
          href={addressOf(year.next)}
        >
          {t('curriculum.calendar.yearAfter')}
        </Button>
      )}
    </div>
  );
}
