import { Icon, type IconShape } from '#ui/icon/icon.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';

interface PromisesProps {
  id: string;
  title: string;
  promises: readonly {
    icon: IconShape;
    title: string;
    text: string;
    /** Where there is more about it. */
    link?: { href: string; text: string };
  }[];
}

/** What the product offers today, each point on its own sheet. */
export function Promises({ id, title, promises }: PromisesProps) {
  return (
    <PageSection labelledBy={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <ul className="grid gap-5 sm:grid-cols-2 lg:gap-6">
        {promises.map((promise) => (
          <li
            key={promise.title}
            className="on-paper flex gap-5 rounded-card bg-paper p-6 shadow-lift-1 sm:p-8"
          >
            <span className="grid size-14 shrink-0 place-content-center rounded-control bg-tint-olive text-olive">
              <Icon shape={promise.icon} size={30} />
            </span>
            <div>
              <h3 className="text-step-1">{promise.title}</h3>
              <p className="mt-2 text-pretty text-muted">{promise.text}</p>
              {promise.link && (
                <a
                  href={promise.link.href}
                  className="mt-1 inline-flex min-h-11 items-center font-semibold text-link"
                >
                  {promise.link.text}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
