import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useFormatter, useTranslations } from 'use-intl';
import { Icon } from '#ui/icon/icon.tsx';
import { AddressText } from '#features/people/offered/address-text.tsx';
import { ConfirmedForm } from './confirmed-form.tsx';
import { teacherForms } from './teacher-forms.ts';

interface Invitation {
  id: string;
  emailAddress: string;
  sentAt: string;
  isExpired: boolean;
}

/** An invitation that nobody has accepted yet; to send it again, one invites the address again. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const t = useTranslations();
  const format = useFormatter();
  const { id, emailAddress, sentAt, isExpired } = invitation;
  const day = format.dateTime(new Date(sentAt), { day: 'numeric', month: 'long' });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <span className="grid size-12 shrink-0 place-content-center rounded-pill bg-sky text-dusk">
        <Icon shape={IconMail} size={22} />
      </span>
      <div className="min-w-0 grow basis-28">
        <p dir="ltr" className="font-semibold wrap-anywhere rtl:text-end">
          <AddressText address={emailAddress} />
        </p>
        <p className="text-step--1 text-muted" suppressHydrationWarning>
          {isExpired ? t('teaching.teachers.expired', { day }) : t('teaching.teachers.waiting', { day })}
        </p>
      </div>
      <ConfirmedForm
        definition={teacherForms.withdraw}
        about={id}
        opener={t('teaching.teachers.withdraw')}
        spoken={t('teaching.teachers.withdrawOf', { emailAddress })}
        question={t('teaching.teachers.withdrawText')}
        submit={t('teaching.teachers.withdrawYes')}
        doneText={t('teaching.teachers.withdrawn')}
      />
    </li>
  );
}
