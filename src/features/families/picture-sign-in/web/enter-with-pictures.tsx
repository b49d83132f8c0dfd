import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { href } from '#urls.ts';
import { PersonFace } from '#features/families/offered/person-face.tsx';
import { useSessionForm } from '#features/sign-in/offered/use-session-form.ts';
import type { FamilyFace } from '../contract.ts';
import { picturesToTouch } from '../policy.ts';
import { PictureBoard } from './picture-board.tsx';
import { enterForm } from './picture-forms.ts';

interface EnterWithPicturesProps {
  face: FamilyFace;
  familyCode: string;
  headline: Ref<HTMLHeadingElement>;
}

/** A child's nine pictures; her three in her order sign her in. */
export function EnterWithPictures({ face, familyCode, headline }: EnterWithPicturesProps) {
  const t = useTranslations();
  const form = useSessionForm(enterForm);
  const { firstName, color, avatarObj, pictures } = face;
  return (
    <div className="mx-auto max-w-md">
      <PersonFace
        firstName={firstName}
        color={color}
        src={avatarObj?.url}
        className="mx-auto size-24 shadow-lift-3"
      />
      <h1
        ref={headline}
        tabIndex={-1}
        className="mt-4 mb-5 text-center text-step-3 font-extrabold text-balance outline-none"
      >
        {t.rich('families.enter.touch', { name: firstName, bdi: isolate })}
      </h1>
      <PageForm form={form}>
        <PictureBoard pictures={pictures} needed={picturesToTouch} />
      </PageForm>
      <p className="mt-8 text-center">
        <a
          href={href('familyEntrance', { familyCode })}
          className="inline-flex min-h-11 items-center text-link"
        >
          {t('families.enter.notYou')}
        </a>
      </p>
    </div>
  );
}
