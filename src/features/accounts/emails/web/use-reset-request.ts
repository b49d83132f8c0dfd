import { usePage } from '#page/page-provider.tsx';
import { textOf } from '#features/accounts/web/text-of.ts';
import { useDoneForm, type DoneFormPost } from './done-form.ts';

/** The form that requests a new password; says the same whether or not the address is known. */
export function useResetRequest(): DoneFormPost {
  const { api } = usePage();
  return useDoneForm((form) =>
    api.accounts.requestReset.call({ emailAddress: textOf(form, 'emailAddress') }),
  );
}
