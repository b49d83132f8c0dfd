import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon/icon.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { href } from '#urls.ts';
import type { OffersView } from '#features/plans/purchase/contract.ts';

/** What one plan does for a family and for a class. */
export function SeatsPanel({ seats }: { seats: OffersView['seats'] }) {
  const t = useTranslations();
  const panels = [
    {
      icon: IconUsers,
      title: t('plans.seats.familyTitle'),
      text: t('plans.seats.familyText', seats),
      href: href('parents'),
      link: t('plans.seats.familyLink'),
    },
    {
      icon: IconSchool,
      title: t('plans.seats.classTitle'),
      text: t('plans.seats.classText', seats),
      href: href('educators'),
      link: t('plans.seats.classLink'),
    },
    {
      icon: IconBuilding,
      title: t('plans.seats.schoolTitle'),
      text: t('plans.seats.schoolText'),
      href: href('licenses'),
      link: t('plans.seats.schoolLink'),
    },
  ];
  return (
    <PageSection tone="paper" labelledBy="seats">
      <SectionHeading id="seats">{t('plans.seats.title')}</SectionHeading>
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {panels.map((panel) => (
          <li key={panel.title} className="flex gap-5">
            <span className="grid size-14 shrink-0 place-content-center rounded-control bg-tint-olive text-olive">
              <Icon shape={panel.icon} size={30} />
            </span>
            <div>
              <h3 className="text-step-1">{panel.title}</h3>
              <p className="mt-2 text-pretty text-muted">{panel.text}</p>
              <a href={panel.href} className="mt-1 inline-flex min-h-11 items-center font-semibold text-link">
                {panel.link}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
