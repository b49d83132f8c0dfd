import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { FormDefinition } from '#page/form/define-form.ts';
import { PageCheckbox } from '#page/form/page-checkbox.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { familyPeopleQuery } from '#features/families/offered/family-queries.ts';
import { sharingForms } from './sharing-forms.ts';

/** Whether one child may change to another without a grown-up: on this device, if the family shares it, and on new ones. */
export function SharingCard({ onNew }: { onNew: boolean }) {
  const t = useTranslations();
  const { shared, siblingsMaySwap } = useSuspenseQuery(familyPeopleQuery(usePage().api)).data;
  return (
    <Card as="section" labelledBy="sharing">
      <h2 id="sharing" className="text-step-2">
        {t('families.sharing.title')}
      </h2>
      <p className="mt-2 text-pretty text-ink-soft">{t('families.sharing.text')}</p>
      {shared && (
        <SiblingsForm
          definition={sharingForms.siblingsHere}
          known={siblingsMaySwap}
          label={t('families.sharing.here')}
        />
      )}
      <SiblingsForm
        definition={sharingForms.siblingsOnNew}
        known={onNew}
        label={t('families.sharing.onNew')}
        hint={t('families.sharing.onNewHint')}
      />
    </Card>
  );
}

interface SiblingsFormProps {
  definition: FormDefinition;
  known: boolean;
  label: string;
  hint?: string;
}

function SiblingsForm({ definition, known, ...words }: SiblingsFormProps) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(definition, {
    doneText: t('families.sharing.saved'),
    invalidates: [api.families.key()],
  });
  return (
    <PageForm form={form} className="mt-4 space-y-2">
      <PageCheckbox name="siblingsMaySwap" known={known} {...words} />
      <SubmitButton size="s" variant="secondary">
        {t('families.form.save')}
      </SubmitButton>
    </PageForm>
  );
}
