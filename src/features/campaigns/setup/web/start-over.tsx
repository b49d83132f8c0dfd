import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { href } from '#urls.ts';
import { discardForm } from './setup-forms.ts';

/** Removes all that was typed; opened first, so that nobody does so by mistake. */
export function StartOver() {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const form = usePageForm(discardForm, {
    invalidates: [api.campaigns.setup.key()],
    onDone: () => void navigate(href('campaignsCreate')),
  });
  return (
    <details className="mt-6">
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        {t('campaigns.create.startOver')}
      </summary>
      <p className="mt-1 max-w-reading text-pretty text-ink-soft">{t('campaigns.create.startOverText')}</p>
      <PageForm form={form} className="mt-3">
        <SubmitButton variant="secondary" size="s">
          {t('campaigns.create.startOverSure')}
        </SubmitButton>
      </PageForm>
    </details>
  );
}
