import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { useClassForm } from '#features/classes/web/use-class-form.ts';
import { inviteForms } from './invite-forms.ts';
import { TextInput } from '#ui/field/text-input.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import type { InviteView } from '#features/classes/invites/contract.ts';
import { Disclosure, useDisclosed } from '#ui/disclosure/disclosure.tsx';

/** Sends an invitation to the corrected address. */
export function CorrectInviteForm({ classId, invite }: { classId: string; invite: InviteView }) {
  const t = useTranslations();
  const { box, close } = useDisclosed();
  const { id, emailAddress } = invite;
  const form = useClassForm(inviteForms.correct, {
    about: [classId, id],
    onDone(sent) {
      close();
      toasts.show({
        tone: 'success',
        text: t('classes.invites.sentAgain', { emailAddress: sent.emailAddress }),
      });
    },
  });
  return (
    <Disclosure
      box={box}
      opener={t('classes.invites.correct')}
      spoken={t('classes.invites.correctOf', { emailAddress })}
      isRefused={form.refusal !== undefined}
    >
      <PageForm form={form} className="mt-2 max-w-reading rounded-control bg-sand p-4">
        <PageField
          name="emailAddress"
          known={emailAddress}
          label={t('classes.invites.address')}
          hint={t('classes.invites.addressHint')}
          required
        >
          {(control) => (
            <TextInput {...control} key={emailAddress} type="email" autoComplete="off" maxLength={254} />
          )}
        </PageField>
        <SubmitButton size="s" className="mt-3">
          {t('classes.invites.correctSubmit')}
        </SubmitButton>
      </PageForm>
    </Disclosure>
  );
}
