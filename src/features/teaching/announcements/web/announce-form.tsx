import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import { useTranslations } from 'use-intl';
import { PageCheckbox } from '#page/form/page-checkbox.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { SelectInput } from '#ui/field/select-input.tsx';
import { longestAnnouncement } from '../policy.ts';
import { announcementForms } from './announcement-forms.ts';

/** What a teacher says to her class, or to one of its groups. */
export function AnnounceForm({ groups }: { groups: readonly { id: string; name: string }[] }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(announcementForms.announce, {
    clears: true,
    doneText: t('teaching.board.announceDone'),
    invalidates: [api.teaching.announcements.key()],
  });
  return (
    <Card as="section" labelledBy="announce" tone="sand">
      <h2 id="announce" className="text-step-1">
        {t('teaching.board.announceTitle')}
      </h2>
      <PageForm form={form} className="mt-4 space-y-4">
        <PageField name="text" label={t('teaching.board.text')} hint={t('teaching.board.textHint')} required>
          {(control) => (
            <textarea
              {...control}
              rows={4}
              dir="auto"
              maxLength={longestAnnouncement}
              className={controlLook}
            />
          )}
        </PageField>
        {groups.length > 0 && (
          <PageField name="to" known="" label={t('teaching.assign.to')}>
            {(control) => (
              <SelectInput {...control}>
                <option value="">{t('teaching.assign.toAll')}</option>
                {groups.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectInput>
            )}
          </PageField>
        )}
        <PageCheckbox name="pinned" label={t('teaching.board.pinThis')} />
        <SubmitButton icon={IconSpeakerphone}>{t('teaching.board.announce')}</SubmitButton>
      </PageForm>
    </Card>
  );
}
