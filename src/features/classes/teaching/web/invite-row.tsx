import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useFormatter, useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { useClassForm } from '#features/classes/web/use-class-form.ts';
import { FormMessage } from '#page/form/form-message.tsx';
import { inviteForms } from './invite-forms.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import type { InviteView } from '#features/classes/invites/contract.ts';
import { ConfirmedForm } from './confirmed-form.tsx';
import { CorrectInviteForm } from './correct-invite-form.tsx';

interface InviteRowProps {
  classId: string;
  invite: InviteView;
  onRemoved(): void;
}

/** One unclaimed invitation: it can be sent again, sent to another address, or withdrawn. */
export function InviteRow({ classId, invite, onRemoved }: InviteRowProps) {
  const t = useTranslations();
  const format = useFormatter();
  const { id, emailAddress, isExpired } = invite;
  const name = `${invite.firstName} ${invite.lastName}`.trim();
  const form = useClassForm(inviteForms.send, {
    about: [classId, id],
    doneText: t('classes.invites.sentAgain', { emailAddress }),
  });
  const day = format.dateTime(new Date(invite.sentAt), { day: 'numeric', month: 'long' });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <span className="grid size-9 shrink-0 place-content-center rounded-pill bg-sky text-dusk">
        <Icon shape={IconMail} size={20} />
      </span>
      <div className="min-w-0 grow basis-28">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name || emailAddress}</bdi>
        </p>
        {name && (
          <p dir="ltr" className="text-step--1 wrap-anywhere rtl:text-end">
            {emailAddress}
          </p>
        )}
        <p className="text-step--1 text-muted" suppressHydrationWarning>
          {isExpired ? t('classes.invites.expired', { day }) : t('classes.invites.since', { day })}
        </p>
        <FormMessage form={form} className="mt-2" />
      </div>
      <div className="flex flex-wrap gap-x-4 max-sm:basis-full max-sm:ps-12 has-open:basis-full">
        <PageForm form={form} isMessageElsewhere>
          <button
            type="submit"
            aria-label={t('classes.invites.againTo', { emailAddress })}
            aria-disabled={form.busy}
            className="text-link min-h-11 cursor-pointer px-1"
          >
            {t('classes.invites.again')}
          </button>
        </PageForm>
        <CorrectInviteForm classId={classId} invite={invite} />
        <ConfirmedForm
          definition={inviteForms.withdraw}
          about={[classId, id]}
          opener={t('classes.invites.withdraw')}
          spoken={t('classes.invites.withdrawOf', { emailAddress })}
          question={t('classes.invites.withdrawText')}
          submit={t('classes.invites.withdrawSubmit')}
          onDone={() => {
            toasts.show({ tone: 'success', text: t('classes.invites.withdrawn') });
            onRemoved();
          }}
        />
      </div>
    </li>
  );
}
