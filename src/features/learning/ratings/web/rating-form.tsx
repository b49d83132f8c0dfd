import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { ratingsQuery } from '#features/learning/offered/learning-queries.ts';
import type { OwnRating } from '../contract.ts';
import { longestReview } from '../policy.ts';
import { rateForm, unrateForm } from './rating-forms.ts';
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
  const about = [itemId];
  const invalidates = [ratingsQuery(page, itemId).queryKey];
  const rating = usePageForm(rateForm, { about, invalidates, doneText: t('learning.rating.saved') });
  const dropping = usePageForm(unrateForm, { about, invalidates, doneText: t('learning.rating.dropped') });
  return (
    <div>
      <PageForm form={rating} className="grid items-start gap-x-12 gap-y-5 md:grid-cols-[auto_minmax(0,1fr)]">
        <StarChoice known={mine?.stars} />
        <div className="md:row-span-2">
          <PageField
            name="review"
            known={mine?.text}
            label={t('learning.rating.words')}
            hint={t('learning.rating.wordsHint')}
            error={rating.refusal?.issues['text']}
          >
            {(control) => (
              <textarea {...control} rows={3} maxLength={longestReview} className={controlLook} />
            )}
          </PageField>
          {mine?.status && <p className="mt-2 text-step--1 text-muted">{t(statusMessages[mine.status])}</p>}
        </div>
        <div className="flex flex-wrap gap-3">
          <SubmitButton size="s">
            {mine ? t('learning.rating.change') : t('learning.rating.save')}
          </SubmitButton>
          {mine && (
            <Button type="submit" form={dropping.id} size="s" variant="quiet" busy={dropping.busy}>
              {t('learning.rating.drop')}
            </Button>
          )}
        </div>
      </PageForm>
      {mine && <PageForm form={dropping} />}
    </div>
  );
}
