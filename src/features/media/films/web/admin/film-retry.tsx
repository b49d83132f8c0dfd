import { useMutation, useQueryClient } from '@tanstack/react-query';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { toasts } from '#ui/toasts/toasts.ts';

/** Has a film that failed made again. */
export function FilmRetry({ id }: { id: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation(
    api.media.retryFilm.mutationOptions({
      onSettled: () => queries.invalidateQueries({ queryKey: api.media.films.key() }),
      onError: (error) =>
        toasts.show({ tone: 'danger', text: findRefusal(error)?.message ?? t('media.edit.failed') }),
    }),
  );
  return (
    <Button variant="secondary" size="s" icon={IconRefresh} busy={isPending} onClick={() => mutate({ id })}>
      {t('media.films.retry')}
    </Button>
  );
}
