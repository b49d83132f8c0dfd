import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { href } from '#urls.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { childrenWorksQuery } from '#features/submissions/offered/children-works-query.ts';
import { AskedWorks } from './asked-works.tsx';
import { parentAnswerForm } from './guardian-forms.ts';

/** More than these are answered on the dashboard. */
const shownAtMost = 2;

/** On a parent's home: what her children have handed in and waits for her. Nothing, if nothing waits. */
export default function ChildrenWorksPart() {
  const t = useTranslations();
  const { api } = usePage();
  const viewer = useViewer();
  const query = childrenWorksQuery(api);
  const { data } = useQuery({ ...query, enabled: viewer !== null });
  const waiting = data?.items.filter(({ works }) => works.length > 0) ?? [];
  const count = waiting.reduce((sum, { works }) => sum + works.length, 0);
  const [first] = waiting;
  if (!first) return null;
  const shown = first.works.slice(0, shownAtMost);
  return (
    <section aria-labelledby="children-works">
      <Container className="py-8 sm:py-12">
        <SectionHeading id="children-works">
          {t('submissions.approve.title', { name: first.firstName })}
        </SectionHeading>
        <AskedWorks
          works={shown}
          firstName={first.firstName}
          form={parentAnswerForm}
          queryKey={query.queryKey}
          level={3}
          beside
        />
        {count > shown.length && (
          <Button href={`${href('dashboard')}#children-works`} variant="secondary" className="mt-6">
            {t('submissions.children.all', { count })}
          </Button>
        )}
      </Container>
    </section>
  );
}
