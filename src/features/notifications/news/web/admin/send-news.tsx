import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { NewsView } from '#features/notifications/news/contract.ts';
import { sendNewsForm, withdrawNewsForm } from './news-forms.ts';

/** Sends a draft as it was saved last, at once or at a chosen time. */
export function SendNews({ news: { id, version } }: { news: NewsView }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(sendNewsForm, {
    about: [id],
    doneText: t('notifications.news.sendDone'),
    invalidates: [api.notifications.key()],
  });
  return (
    <Card>
      <h2 className="text-step-1">{t('notifications.news.send')}</h2>
      <p className="mt-2 text-pretty text-ink-soft">{t('notifications.news.sendHint')}</p>
      <PageForm form={form} className="mt-4 grid gap-4">
        <input type="hidden" name="version" value={version} />
        <PageField
          name="sendAt"
          label={t('notifications.news.sendAt')}
          hint={t('notifications.news.sendAtHint')}
        >
          {(control) => <TextInput {...control} type="datetime-local" />}
        </PageField>
        <div>
          <SubmitButton>{t('notifications.news.send')}</SubmitButton>
        </div>
      </PageForm>
    </Card>
  );
}

/** Takes back what was sent or is going to be. */
export function WithdrawNews({ news: { id } }: { news: NewsView }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(withdrawNewsForm, {
    about: [id],
    doneText: t('notifications.news.withdrawDone'),
    invalidates: [api.notifications.key()],
  });
  return (
    <Card>
      <h2 className="text-step-1">{t('notifications.news.withdraw')}</h2>
      <p className="mt-2 text-pretty text-ink-soft">{t('notifications.news.withdrawHint')}</p>
      <PageForm form={form} className="mt-4">
        <SubmitButton variant="secondary">{t('notifications.news.withdraw')}</SubmitButton>
      </PageForm>
    </Card>
  );
}
