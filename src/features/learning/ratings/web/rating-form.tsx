import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { Field } from '#ui/field/field.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import type { OwnRating } from '../contract.ts';
import { longestReview } from '../policy.ts';
import { ratingsQuery } from '#features/learning/offered/learning-queries.ts';
import { isRatingForm, ratingForms } from './rating-forms.ts';
import { StarChoice } from './star-choice.tsx';

const statusMessages = {
  pending: 'learning.rating.pending',
  approved: 'learning.rating.approved',
  rejected: 'learning.rating.rejected',
} as const;

interface RatingFormProps {
  itemId: string;
  mine: OwnRating | undefined;
}

/** Rates an item: stars, and an optional review; saved in place, or by the page without scripts. */
export function RatingForm({ itemId, mine }: RatingFormProps) {
  const t = useTranslations();
  const page = usePage();
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ name, form }: { name: keyof typeof ratingForms; form: FormData }) =>
      ratingForms[name](page.api, itemId, form),
    async onSuccess(_, { name }) {
      await queries.invalidateQueries({ queryKey: ratingsQuery(page, itemId).queryKey });
      toasts.show({
        tone: 'success',
        text: name === 'rate' ? t('learning.rating.saved') : t('learning.rating.dropped'),
      });
    },
    onError: (error) => setProblem(findRefusal(error)?.message ?? t('page.form.network')),
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = event.nativeEvent.submitter;
    const name = button instanceof HTMLButtonElement ? button.value : 'rate';
    if (isPending || !isRatingForm(name)) return;
    setProblem(undefined);
    mutate({ name, form: new FormData(event.currentTarget) });
  };
  return (
    <form
      method="post"
      onSubmit={onSubmit}
      className="grid items-start gap-x-12 gap-y-5 md:grid-cols-[auto_minmax(0,1fr)]"
    >
      <StarChoice stars={mine?.stars} />
      <div className="md:row-span-2">
        <Field label={t('learning.rating.words')} hint={t('learning.rating.wordsHint')}>
          {(control) => (
            <textarea
              {...control}
              name="review"
              rows={3}
              maxLength={longestReview}
              defaultValue={mine?.text}
              className={controlLook}
            />
          )}
        </Field>
        {mine?.status && <p className="mt-2 text-step--1 text-muted">{t(statusMessages[mine.status])}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="s" name="form" value="rate" busy={isPending && variables.name === 'rate'}>
          {mine ? t('learning.rating.change') : t('learning.rating.save')}
        </Button>
        {mine && (
          <Button
            type="submit"
            size="s"
            variant="quiet"
            name="form"
            value="unrate"
            formNoValidate
            busy={isPending && variables.name === 'unrate'}
          >
            {t('learning.rating.drop')}
          </Button>
        )}
      </div>
      {problem && (
        <Callout tone="danger" announced className="md:col-span-2">
          {problem}
        </Callout>
      )}
    </form>
  );
}
