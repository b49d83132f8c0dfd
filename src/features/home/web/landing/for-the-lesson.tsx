import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconMovie from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { href } from '#urls.ts';

/** What an educator needs besides her classes: films for the board, plans for the year, sheets to print. */
export function ForTheLesson() {
  const t = useTranslations();
  const ways = [
    {
      icon: IconMovie,
      address: `${href('home')}#courses`,
      title: t('home.lesson.films'),
      text: t('home.lesson.filmsText'),
    },
    {
      icon: IconPrinter,
      address: href('downloads'),
      title: t('home.lesson.sheets'),
      text: t('home.lesson.sheetsText'),
    },
    {
      icon: IconCalendar,
      address: href('curricula'),
      title: t('home.lesson.plans'),
      text: t('home.lesson.plansText'),
    },
  ];
  return (
    <PageSection labelledBy="for-the-lesson" tone="sky">
      <SectionHeading id="for-the-lesson">{t('home.lesson.title')}</SectionHeading>
      <ul className="grid gap-4 md:grid-cols-3 lg:gap-6">
        {ways.map(({ icon, address, title, text }) => (
          <Card as="li" key={address} raises className="flex gap-4 md:flex-col">
            <span className="grid size-12 shrink-0 place-content-center rounded-control bg-tint-olive text-olive">
              <Icon shape={icon} size={26} />
            </span>
            <div>
              <h3 className="text-step-1">
                <a href={address} className="stretched-link">
                  {title}
                </a>
              </h3>
              <p className="mt-1 text-pretty text-muted">{text}</p>
            </div>
          </Card>
        ))}
      </ul>
    </PageSection>
  );
}
