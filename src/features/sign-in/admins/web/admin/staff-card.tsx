import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconShieldOff from '@tabler/icons-react/dist/esm/icons/IconShieldOff.mjs';
import { useFormatter, useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { locales } from '#core/locale.ts';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { StaffMemberView } from '#features/sign-in/admins/contract.ts';
import { useRoleWords } from './use-role-words.ts';

/** One person of the staff: her rights, who granted them, and whether her account is protected. */
export function StaffCard({ person }: { person: StaffMemberView }) {
  const t = useTranslations();
  const format = useFormatter();
  const words = useRoleWords();
  const { userId, name, emailAddress, admin, roles, languages, hasSecondFactor, isCaller } = person;
  const { grantedAt, grantedBy } = person;
  return (
    <Card as="li" raises className="flex flex-col gap-3">
      <div>
        <h2 className="text-step-1 font-bold">
          <a href={adminHref('adminStaffMember', { userId })} className="stretched-link hover:underline">
            <bdi>{name}</bdi>
          </a>
          {isCaller && <span className="ms-2 font-normal text-muted">{t('signIn.staff.you')}</span>}
        </h2>
        <p className="wrap-anywhere text-muted">
          <bdi dir="ltr">{emailAddress}</bdi>
        </p>
      </div>
      <p className="flex flex-wrap gap-2">
        {admin && <Badge tone="night">{t('signIn.staff.admin')}</Badge>}
        {roles.map((role) => (
          <Badge key={role} tone="info">
            {words[role].name}
            {role === 'translator' && `: ${format.list(languages.map((locale) => locales[locale].name))}`}
          </Badge>
        ))}
      </p>
      <p className={`flex items-center gap-2 ${hasSecondFactor ? 'text-olive' : 'text-danger'}`}>
        <Icon shape={hasSecondFactor ? IconShieldCheck : IconShieldOff} size={20} />
        {hasSecondFactor ? t('signIn.staff.protected') : t('signIn.staff.unprotected')}
      </p>
      {grantedAt && grantedBy && (
        <p className="text-step--1 text-muted">
          {t('signIn.staff.grantedBy', {
            name: grantedBy,
            time: format.dateTime(new Date(grantedAt), { dateStyle: 'medium' }),
          })}
        </p>
      )}
    </Card>
  );
}
