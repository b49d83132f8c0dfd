import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import type { InviteView } from '#features/classes/invites/contract.ts';
import { formName } from '#features/classes/web/form-name.ts';
import { Disclosure, useDisclosed } from './disclosure.tsx';
import { useClassForm } from './use-class-form.ts';

/** Sends an invitation to the corrected address. */
export function CorrectInviteForm({ classId, invite }: { classId: string; invite: InviteView }) {
  const t = useTranslations();
  const { box, close } = useDisclosed();
  const { id, emailAddress } = invite;
  const form = formName('correctInvite', classId, id);
  const { formRef, onSubmit, busy, refusal, values } = useClassForm(form, (answer) => {
    close();
    const sent = answer as InviteView;
    toasts.show({
      tone: 'success',
      text: t('classes.invites.sentAgain', { emailAddress: sent.emailAddress }),
    });
  });
  const issue = refusal?.issues['emailAddress'];
  return (
    <Disclosure
      box={box}
      opener={t('classes.invites.correct')}
      spoken={t('classes.invites.correctOf', { emailAddress })}
      isRefused={refusal !== undefined}
      className="open:basis-full"
    >
      <form
        ref={formRef}
        method="post"
        noValidate
        onSubmit={onSubmit}
        className="mt-2 max-w-reading rounded-control bg-sand p-4"
      >
        <input type="hidden" name="form" value={form} />
        {refusal && !issue && (
          <Callout tone="danger" announced className="mb-3">
            {refusal.message}
          </Callout>
        )}
        <Field
          label={t('classes.invites.address')}
          hint={t('classes.invites.addressHint')}
          error={issue}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              key={emailAddress}
              name="emailAddress"
              type="email"
              autoComplete="off"
              defaultValue={values['emailAddress'] ?? emailAddress}
              maxLength={254}
            />
          )}
        </Field>
        <Button type="submit" size="s" busy={busy} className="mt-3">
          {t('classes.invites.correctSubmit')}
        </Button>
      </form>
    </Disclosure>
  );
}
