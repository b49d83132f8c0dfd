import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { toasts } from '#ui/toasts/toasts.ts';

/** Mails the signed-in user another link to verify her address, and says so. */
export function VerificationButton() {
  const t = useTranslations();
  const { api } = usePage();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.signIn.sendVerification.call(),
    onSuccess: () => void toasts.show({ tone: 'success', text: t('signIn.verify.sent') }),
    onError: (error) =>
      void toasts.show({
        tone: 'danger',
        text: findRefusal(error)?.message ?? t('page.request.network'),
      }),
  });
  return (
    <Button variant="secondary" wide busy={isPending} className="mt-6" onClick={() => mutate()}>
      {t('signIn.verify.resend')}
    </Button>
  );
}
