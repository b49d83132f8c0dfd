import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { viewerKey } from '#features/people/offered/viewer-query.ts';
import type { FrameTold } from '#features/store/offered/page-places.ts';
import { frameForm } from './store-forms.ts';

/** Puts on a frame that she has, or takes it off: only someone with an account loads it. */
export default function FramePart({ frame, isWorn }: FrameTold) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(frameForm, { about: [frame], invalidates: [api.store.key(), viewerKey] });
  return (
    <PageForm form={form}>
      <input type="hidden" name="wear" value={isWorn ? 'no' : 'yes'} />
      <SubmitButton variant="secondary" wide>
        {isWorn ? t('store.frame.takeOff') : t('store.frame.wear')}
      </SubmitButton>
    </PageForm>
  );
}
