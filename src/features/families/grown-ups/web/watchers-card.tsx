import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { ConfirmedForm } from '#features/families/web/confirmed-form.tsx';
import type { FamilyGrownUps } from '../contract.ts';
import { InvitationRow } from './invitation-row.tsx';
import { InviteForm } from './invite-form.tsx';
import { peopleForms } from './people-forms.ts';
import { PersonRow } from './person-row.tsx';

/** Grandparents and others who see how the children are doing, and nothing else. */
export function WatchersCard({ people }: { people: FamilyGrownUps }) {
  const t = useTranslations();
  const { watchers, invitations, watchersAtMost } = people;
  const invited = invitations.filter(({ kind }) => kind === 'watcher');
  return (
    <Card as="section" labelledBy="watchers">
      <h2 id="watchers" className="text-step-2">
        {t('families.people.watchers')}
      </h2>
      <p className="mt-2 text-pretty text-ink-soft">{t('families.people.watchersText')}</p>
      {(watchers.length > 0 || invited.length > 0) && (
        <ul className="mt-3 divide-y divide-line">
          {watchers.map(({ id, firstName, lastName, avatarObj }) => {
            const name = `${firstName} ${lastName}`.trim();
            return (
              <PersonRow key={id} name={name} picture={avatarObj?.url}>
                <ConfirmedForm
                  definition={peopleForms.removeWatcher}
                  about={[id]}
                  opener={t('families.people.remove')}
                  spoken={t('families.people.removeOf', { name })}
                  question={t('families.people.removeText')}
                  submit={t('families.people.removeSubmit')}
                  doneText={t('families.people.removed')}
                />
              </PersonRow>
            );
          })}
          {invited.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
      {watchers.length + invited.length < watchersAtMost && (
        <InviteForm kind="watcher" hint={t('families.people.inviteWatcherHint')} />
      )}
    </Card>
  );
}
