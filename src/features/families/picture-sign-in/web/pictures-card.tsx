import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';
import { PersonRow } from '#features/families/grown-ups/web/person-row.tsx';
import { ConfirmedForm } from '#features/families/web/confirmed-form.tsx';
import { FamilyCode } from './family-code.tsx';
import { newCodeForm } from './picture-forms.ts';
import { pictureSignInQuery } from './picture-queries.ts';
import { PicturesNote } from './pictures-note.tsx';

/** The family's code, and which of the children sign in with pictures where no parent's device is. */
export function PicturesCard() {
  const t = useTranslations();
  const { code, children } = useSuspenseQuery(pictureSignInQuery(usePage().api)).data;
  return (
    <Card as="section" labelledBy="picture-sign-in">
      <h2 id="picture-sign-in" className="text-step-2">
        {t('families.pictures.title')}
      </h2>
      <p className="mt-2 text-pretty text-ink-soft">{t('families.pictures.text')}</p>
      {code !== null && (
        <>
          <FamilyCode code={code} />
          <ConfirmedForm
            definition={newCodeForm}
            about={[]}
            opener={t('families.pictures.newCode')}
            question={t('families.pictures.newCodeText')}
            submit={t('families.pictures.newCodeSubmit')}
            doneText={t('families.pictures.newCodeDone')}
          />
        </>
      )}
      <ul className="mt-3 divide-y divide-line">
        {children.map(({ id, firstName, avatarObj, color, chosenAt }) => (
          <PersonRow
            key={id}
            name={firstName}
            picture={avatarObj?.url}
            color={color}
            note={<PicturesNote chosenAt={chosenAt} />}
          >
            <a
              href={`${href('familyMember', { memberId: id })}#pictures`}
              aria-label={t('families.pictures.manageOf', { name: firstName })}
              className="inline-flex min-h-11 items-center text-link"
            >
              {t('families.pictures.manage')}
            </a>
          </PersonRow>
        ))}
      </ul>
    </Card>
  );
}
