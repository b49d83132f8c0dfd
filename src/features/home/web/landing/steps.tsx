import { PageSection } from '#ui/layout/page-section.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';

interface StepsProps {
  id: string;
  title: string;
  intro: string;
  steps: readonly { title: string; text: string }[];
}

/** One evening or one lesson with a film, in numbered steps. */
export function Steps({ id, title, intro, steps }: StepsProps) {
  return (
    <PageSection labelledBy={id} tone="sky">
      <SectionHeading id={id} intro={intro}>
        {title}
      </SectionHeading>
      <ol className="grid gap-8 sm:grid-cols-3 lg:gap-12">
        {steps.map((step, index) => (
          <li key={step.title}>
            <span
              aria-hidden
              className="grid size-14 place-content-center rounded-pill bg-night text-step-1 font-extrabold text-gold shadow-lift-2"
            >
              {index + 1}
            </span>
            <h3 className="mt-4 text-step-1">{step.title}</h3>
            <p className="mt-2 text-pretty text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
