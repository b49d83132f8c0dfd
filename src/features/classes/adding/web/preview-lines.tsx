import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon/icon.tsx';
import type { StudentOutcome } from '../contract.ts';
import type { ListedStudent } from '../policy.ts';

type PreviewedLine = ListedStudent & StudentOutcome;

const icons = { card: IconQrcode, invite: IconMail } as const;

/** What will happen to each student; the names are in columns, so that a mix-up is obvious. */
export function PreviewLines({ lines }: { lines: readonly PreviewedLine[] }) {
  const t = useTranslations();
  if (lines.length === 0) return null;
  const cell = 'min-w-0 py-2 pe-3 align-top wrap-anywhere';
  return (
    <table className="mt-4 w-full table-fixed text-start text-step--1">
      <thead>
        <tr className="border-b border-edge text-start">
          <th scope="col" className="w-1/4 py-2 pe-3 text-start">
            {t('classes.add.firstName')}
          </th>
          <th scope="col" className="w-1/4 py-2 pe-3 text-start">
            {t('classes.add.lastName')}
          </th>
          <th scope="col" className="py-2 text-start">
            {t('classes.add.what')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.line} ${line.written}`} className="border-b border-line">
            <td className={cell}>
              <bdi>{line.firstName}</bdi>
            </td>
            <td className={cell}>
              <bdi>{line.lastName}</bdi>
            </td>
            <td className={cell}>
              <Outcome line={line} />
              {line.leftOut.length > 0 && (
                <p className="mt-0.5 text-muted">
                  {t('classes.add.leftOut')} <bdi>{line.leftOut.join(', ')}</bdi>
                </p>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Outcome({ line: { outcome, emailAddress } }: { line: PreviewedLine }) {
  const t = useTranslations();
  const words = {
    card: t('classes.add.card'),
    invite: t('classes.add.invite'),
    invited: t('classes.add.isInvited'),
    member: t('classes.add.isMember'),
    repeated: t('classes.add.isRepeated'),
    wrong: '',
  };
  const isAdded = outcome === 'card' || outcome === 'invite';
  return (
    <>
      <p className={`flex gap-1.5 ${isAdded ? 'font-medium' : 'text-muted'}`}>
        <Icon
          shape={isAdded ? icons[outcome] : IconCheck}
          size={18}
          className={isAdded ? 'mt-px text-olive' : 'mt-px'}
        />
        <span>{words[outcome]}</span>
      </p>
      {emailAddress !== undefined && (
        <p dir="ltr" className="text-muted rtl:text-end">
          {emailAddress}
        </p>
      )}
    </>
  );
}
