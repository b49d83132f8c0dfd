import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { Container } from '#ui/layout/container.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { AskedWorks } from '../guardian/web/asked-works.tsx';
import { parentAnswerForm, parentRevokeForm } from '../guardian/web/guardian-forms.ts';
import { childrenWorksQuery } from './children-works-query.ts';

/** On a parent's dashboard: what her children have handed in and waits for her; nothing for anyone else. */
export function ChildrenWorks() {
  const t = useTranslations();
  const { api } = usePage();
  const query = childrenWorksQuery(api);
  const { data } = useQuery(query);
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="children-works">
      <Container className="py-8 sm:py-12">
        <SectionHeading id="children-works">{t('submissions.children.title')}</SectionHeading>
        <div className="space-y-10">
          {data.items.map(({ childId, firstName, works, standing }) => (
            <div key={childId} className="space-y-6">
              {works.length > 0 && (
                <>
                  <h3 className="text-step-2">{t('submissions.approve.title', { name: firstName })}</h3>
                  <AskedWorks
                    works={works}
                    firstName={firstName}
                    form={parentAnswerForm}
                    queryKey={query.queryKey}
                    level={3}
                    beside
                  />
                </>
              )}
              {standing && <StandingCard childId={childId} firstName={firstName} />}
            </div>
          ))}
        </div>
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
    <Card className="max-w-reading sm:flex sm:items-center sm:justify-between sm:gap-6">
      <p className="text-pretty">{t('submissions.children.standing', { name: firstName })}</p>
      <PageForm form={form} className="mt-4 shrink-0 sm:mt-0">
        <SubmitButton variant="secondary">{t('submissions.children.revoke')}</SubmitButton>
      </PageForm>
    </Card>
  );
}
