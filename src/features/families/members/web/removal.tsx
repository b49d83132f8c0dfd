import { useNavigate } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { href } from '#urls.ts';
import type { FamilyMember } from '#features/families/contract.ts';
import { keepChildForm } from '#features/families/offered/keep-child-form.ts';
import { memberForms } from './member-forms.ts';

/** Removes a child, after a second look: it can be undone for thirty days, or she leaves with the account that she brought along. */
export function RemoveMember({ member }: { member: FamilyMember }) {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const { hasOwnAccount } = member;
  const form = usePageForm(
    memberForms.remove,
    // Who has left with the account that she brought along has no page here any more.
    hasOwnAccount ? { onDone: () => navigate(href('family')) } : { invalidates: [api.families.key()] },
  );
  return (
    <details className="mt-8 border-t border-line pt-4">
      <summary className="flex min-h-11 cursor-pointer items-center text-link">
        <span>{t.rich('families.remove.opener', { name: member.firstName, bdi: isolate })}</span>
      </summary>
      <div className="mt-2 rounded-control bg-sand p-5">
        <p className="text-pretty">
          {t.rich(hasOwnAccount ? 'families.remove.ownText' : 'families.remove.text', {
            name: member.firstName,
            bdi: isolate,
          })}
        </p>
        <PageForm form={form} className="mt-4">
          <SubmitButton variant="secondary">{t('families.remove.submit')}</SubmitButton>
        </PageForm>
      </div>
    </details>
  );
}

/** Says until when a removed child can be kept, and keeps her. */
export function KeepMember({ member }: { member: FamilyMember }) {
  const t = useTranslations();
  const format = useFormatter();
  const { api } = usePage();
  const form = usePageForm(keepChildForm, {
    doneText: t('families.remove.kept'),
    invalidates: [api.families.key()],
  });
  const day = format.dateTime(new Date(member.eraseAt ?? 0), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Callout tone="warning" title={t('families.remove.removed')}>
      <p className="mt-1 text-pretty">
        {t.rich('families.remove.until', { name: member.firstName, day, bdi: isolate })}
      </p>
      <PageForm form={form} className="mt-4">
        <SubmitButton>{t('families.remove.keep')}</SubmitButton>
      </PageForm>
    </Callout>
  );
}
