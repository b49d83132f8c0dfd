import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { href } from '#urls.ts';
import { AboutFields } from '#features/campaigns/web/about-fields.tsx';
import type { SetupView } from '../contract.ts';
import { KeptNote } from './kept-note.tsx';
import { aboutForm } from './setup-forms.ts';
import { useKeeping } from './use-keeping.ts';

/** What it is for, and who leads it. */
export function AboutStep({ setup }: { setup: SetupView }) {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const form = usePageForm(aboutForm, {
    invalidates: [api.campaigns.setup.key()],
    onDone: () => void navigate(href('campaignsCreate')),
  });
  const { status, listeners } = useKeeping(form);
  const { typed } = setup;
  return (
    <div {...listeners}>
      <PageForm form={form} className="space-y-8">
        <AboutFields
          known={{
            ...typed,
            teamLeaderName: typed.teamLeaderName ?? setup.teamLeaderName,
            email: typed.email ?? setup.email,
          }}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <SubmitButton size="l">{t('campaigns.create.next')}</SubmitButton>
          <KeptNote status={status} />
        </div>
      </PageForm>
    </div>
  );
}
