import { useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';
import { href } from '#urls.ts';
import { filterMessages } from './choice-messages.ts';
import { useCourseChoices } from './course-choices.ts';

export interface CategoryChipsProps {
  /** The slug of the selection shown; left out if all courses are. */
  current?: string | undefined;
  className?: string | undefined;
}

/** Links to all courses and to each selection the viewer is offered. For use on paper. */
export function CategoryChips({ current, className }: CategoryChipsProps) {
  const t = useTranslations();
  const { choices } = useCourseChoices();
  const chips = [
    { slug: undefined, text: t('learning.category.all'), href: `${href('home')}#courses` },
    ...choices.map((choice) => ({
      slug: choice.slug,
      text: choice.kind === 'category' ? choice.category.name : t(filterMessages[choice.slug].name),
      href: href('category', { categorySlug: choice.slug }),
    })),
  ];
  return (
    <nav aria-label={t('learning.category.topics')} className={className}>
      <ul className="flex flex-wrap gap-2">
        {chips.map((chip) => (
          <li key={chip.href}>
            <a
              href={chip.href}
              aria-current={chip.slug === current ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-pill px-5 text-step--1 font-semibold transition duration-200 ease-paper',
                chip.slug === current
                  ? 'on-night bg-night'
                  : 'on-paper bg-paper shadow-lift-1 hover:bg-tint-gold hover:shadow-lift-2',
              )}
            >
              {chip.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
