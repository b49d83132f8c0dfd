import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { href } from '#urls.ts';
import { useViewer, viewerKey } from '#features/people/offered/viewer-query.ts';

/** On every page of a user who has deleted her account: until when she may keep it, and the button that does. */
export function DeletionNotice() {
  const t = useTranslations();
  const format = useFormatter();
  const viewer = useViewer();
  const { api } = usePage();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.settings.keepAccount.call(),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: viewerKey });
      toasts.show({ tone: 'success', text: t('settings.deletion.kept') });
    },
  });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  if (!viewer?.eraseAt) return null;
  return (
    <aside aria-label={t('settings.deletion.label')} className="on-paper bg-tint-gold py-3">
      <Container>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p className="grow basis-80 font-medium" suppressHydrationWarning>
            {t('settings.deletion.notice', {
              day: format.dateTime(new Date(viewer.eraseAt), { dateStyle: 'long' }),
            })}
          </p>
          <form method="post" action={href('settingsAccount')} onSubmit={onSubmit}>
            <input type="hidden" name="form" value="keep" />
            <Button type="submit" size="s" busy={isPending}>
              {t('settings.deletion.keep')}
            </Button>
          </form>
        </div>
      </Container>
    </aside>
  );
}
