import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { href } from '#urls.ts';
import { embedQuery } from '#features/campaigns/web/campaign-queries.ts';
import { embedForm } from './embed-forms.ts';

/** Which sites may show the campaign in a frame, and what to put there. */
export function EmbedCard({ slug, name }: { slug: string; name: string }) {
  const t = useTranslations();
  const { api, origin } = usePage();
  const { hosts } = useSuspenseQuery(embedQuery(api, slug)).data;
  const form = usePageForm(embedForm, {
    doneText: t('campaigns.embed.saved'),
    invalidates: [api.campaigns.embed.key()],
  });
  const source = origin + href('campaignEmbed', { campaignSlug: slug });
  return (
    <Card as="section" labelledBy="campaign-embed">
      <h2 id="campaign-embed" className="text-step-1 font-bold">
        {t('campaigns.embed.title')}
      </h2>
      <PageForm form={form} className="mt-3 space-y-4">
        <PageField
          name="hosts"
          known={hosts.join('\n')}
          label={t('campaigns.embed.hosts')}
          hint={t('campaigns.embed.hostsHint')}
        >
          {(control) => <textarea {...control} rows={3} dir="ltr" maxLength={2000} className={controlLook} />}
        </PageField>
        <SubmitButton variant="secondary">{t('campaigns.edit.save')}</SubmitButton>
      </PageForm>
      {hosts.length === 0 ? (
        <p className="mt-5 text-pretty text-muted">{t('campaigns.embed.first')}</p>
      ) : (
        <>
          <p className="mt-5 font-semibold">{t('campaigns.embed.code')}</p>
          <p
            dir="ltr"
            className="on-paper mt-2 rounded-control bg-sand px-4 py-3 text-start text-step--1 break-all select-all"
          >
            {frameOf(source, name)}
          </p>
        </>
      )}
    </Card>
  );
}

/** The line of HTML for the other site. */
function frameOf(source: string, name: string): string {
  const title = name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const attributes = { src: source, title, width: '360', height: '460', loading: 'lazy' };
  const written = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${value}"`);
  return ['<iframe', ...written].join(' ').concat('></iframe>');
}
