import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { LocaleOptions } from '#page/form/locale-options.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { href } from '#urls.ts';
import type { FamilyMember, FamilyView } from '#features/families/contract.ts';
import { chooseColor } from '#features/families/policy.ts';
import { PlaceField } from '#features/people/offered/place-field.tsx';
import { useViewer, viewerKey } from '#features/people/offered/viewer-query.ts';
import { ColorChoice } from './color-choice.tsx';
import { GenderChoice } from './gender-choice.tsx';
import { memberForms } from './member-forms.ts';
import { PictureChoice } from './picture-choice.tsx';

interface MemberFormProps {
  family: FamilyView;
  /** Undefined for a new one. */
  member: FamilyMember | undefined;
}

/** Who a child is and how the family knows her at a glance; for a new one and for one who is there. */
export function MemberForm({ family, member }: MemberFormProps) {
  const t = useTranslations();
  const viewer = useViewer();
  const navigate = useNavigate();
  const { api, locale } = usePage();
  const form = usePageForm(member ? memberForms.change : memberForms.add, {
    doneText: member ? t('families.form.saved') : t('families.form.added'),
    // With her first child the viewer belongs to a family.
    invalidates: [api.families.key(), viewerKey],
    onDone: () => (member ? undefined : navigate(href('familyWho'))),
  });
  const color = member?.color ?? chooseColor(family.members.map((one) => one.color));
  return (
    <PageForm form={form} className="space-y-6">
      <div className="grid gap-5 sm:grid-cols-2">
        <PageField name="firstName" known={member?.firstName} label={t('families.form.firstName')} required>
          {(control) => <TextInput {...control} autoComplete="off" maxLength={60} />}
        </PageField>
        <PageField
          name="lastName"
          known={member?.lastName ?? family.primaryUser.lastName}
          label={t('families.form.lastName')}
        >
          {(control) => <TextInput {...control} autoComplete="off" maxLength={60} />}
        </PageField>
      </div>
      <GenderChoice known={member?.gender ?? null} />
      <div className="grid gap-5 sm:grid-cols-2">
        <PageField
          name="birthYear"
          known={member?.birthYear}
          label={t('families.form.birthYear')}
          hint={t('families.form.birthYearHint')}
          required
        >
          {(control) => (
            <TextInput {...control} inputMode="numeric" autoComplete="off" maxLength={4} dir="ltr" />
          )}
        </PageField>
        <PageField name="language" known={member?.language ?? locale} label={t('families.form.language')}>
          {(control) => (
            <SelectInput {...control}>
              <LocaleOptions />
            </SelectInput>
          )}
        </PageField>
      </div>
      <PlaceField
        known={member ? member.place : (viewer?.place ?? null)}
        label={t('families.form.place')}
        hint={t('families.form.placeHint')}
        none={t('families.form.noPlace')}
      />
      <PictureChoice known={member?.avatar ?? undefined} />
      <ColorChoice known={color} />
      <SubmitButton wide={!member}>{member ? t('families.form.save') : t('families.form.add')}</SubmitButton>
    </PageForm>
  );
}
