import { useQueryClient } from '@tanstack/react-query';
import { usePage } from '#page/page-provider.tsx';
import { sendClassForm } from '#features/classes/web/class-forms.ts';
import { useSentForm, type SentForm } from '#features/classes/web/sent-form.ts';

/** One of an educator's forms; afterwards her classes are fetched again. */
export function useClassForm(name: string, onDone?: (answer: unknown) => void): SentForm<unknown> {
  const { api } = usePage();
  const queries = useQueryClient();
  return useSentForm(
    name,
    async (form) => {
      const answer = await sendClassForm(api, form);
      await queries.invalidateQueries({ queryKey: api.classes.key() });
      return answer;
    },
    { onDone },
  );
}
