import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';
import { ConfirmedForm } from '#features/families/web/confirmed-form.tsx';
import type { FamilyGrownUps } from '../contract.ts';
import { InvitationRow } from './invitation-row.tsx';
import { InviteForm } from './invite-form.tsx';
import { peopleForms } from './people-forms.ts';
import { PersonRow } from './person-row.tsx';

/** The guardians, who have equal rights, and the way to invite a second one. */
export function GuardiansCard({ people }: { people: FamilyGrownUps }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const { guardians, invitations, guardiansAtMost, mayLeave } = people;
  const invited = invitations.filter(({ kind }) => kind === 'guardian');
  return (
    <Card as="section" labelledBy="guardians">
      <h2 id="guardians" className="text-step-2">
        {t('families.people.guardians')}
      </h2>
      <p className="mt-2 text-pretty text-ink-soft">{t('families.people.guardiansText')}</p>
      <ul className="mt-3 divide-y divide-line">
        {guardians.map(({ id, firstName, lastName, avatarObj, isYou }) => (
          <PersonRow
            key={id}
            name={`${firstName} ${lastName}`.trim()}
            picture={avatarObj?.url}
            note={isYou ? t('families.people.you') : undefined}
          >
            {isYou && mayLeave && (
              <ConfirmedForm
                definition={peopleForms.leave}
                about={[id]}
                opener={t('families.people.leave')}
                question={t('families.people.leaveText')}
                submit={t('families.people.leaveSubmit')}
                doneText={t('families.people.left')}
                onDone={() => void navigate(href('home'))}
              />
            )}
          </PersonRow>
        ))}
        {invited.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      {guardians.length < guardiansAtMost && invited.length === 0 && (
        <InviteForm kind="guardian" hint={t('families.people.inviteGuardianHint')} />
      )}
    </Card>
  );
}
