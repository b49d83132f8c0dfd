import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { Container } from '#ui/layout/container.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { AskedWorkSheet } from '../guardian/web/asked-work.tsx';
import { parentAnswerForm, parentRevokeForm } from '../guardian/web/guardian-forms.ts';
import { childrenWorksQuery } from './children-works-query.ts';

/** On a parent's dashboard: what her children have handed in and waits for her; nothing for anyone else. */
export function ChildrenWorks() {
  const t = useTranslations();
  const { api } = usePage();
  const { data } = useQuery(childrenWorksQuery(api));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="children-works">
      <Container className="pb-12">
        <SectionHeading id="children-works">{t('submissions.children.title')}</SectionHeading>
        {data.items.map(({ childId, firstName, works, standing }) => (
          <div key={childId} className="mt-5 max-w-reading space-y-6">
            {works.length > 0 && (
              <ul className="space-y-6">
                {works.map((work) => (
                  <AskedWorkSheet
                    key={`${work.id} ${work.version}`}
                    work={work}
                    firstName={firstName}
                    form={parentAnswerForm}
                    invalidates={[childrenWorksQuery(api).queryKey]}
                  />
                ))}
              </ul>
            )}
            {standing && <StandingCard childId={childId} firstName={firstName} />}
          </div>
        ))}
      </Container>
    </section>
  );
}

function StandingCard({ childId, firstName }: { childId: string; firstName: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(parentRevokeForm, {
    about: [childId],
    doneText: t('submissions.standing.doneTitle'),
    invalidates: [childrenWorksQuery(api).queryKey],
  });
  return (
    <Card>
      <p>{t('submissions.children.standing', { name: firstName })}</p>
      <PageForm form={form} className="mt-3">
        <SubmitButton variant="secondary">{t('submissions.children.revoke')}</SubmitButton>
      </PageForm>
    </Card>
  );
}
