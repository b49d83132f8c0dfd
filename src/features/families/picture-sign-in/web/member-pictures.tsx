import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { href } from '#urls.ts';
import { ConfirmedForm } from '#features/families/web/confirmed-form.tsx';
import type { PictureChild } from '../contract.ts';
import { FamilyCode } from './family-code.tsx';
import { PictureBoard } from './picture-board.tsx';
import { choosePicturesForm, memberPictureForms, touchesToChoose } from './picture-forms.ts';
import { pictureSignInQuery } from './picture-queries.ts';
import { PicturesNote } from './pictures-note.tsx';

/** A child's signing in with pictures, on the page of that child: a guardian turns it on, changes it and turns it off. */
export function MemberPictures({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const { code, children } = useSuspenseQuery(pictureSignInQuery(usePage().api)).data;
  const child = children.find(({ id }) => id === memberId);
  if (!child) return null;
  const isOn = child.chosenAt !== null;
  return (
    <section
      id="pictures"
      aria-labelledby="pictures-title"
      className="mt-8 scroll-mt-6 border-t border-line pt-6"
    >
      <h2 id="pictures-title" className="text-step-1 font-bold">
        {t('families.pictures.title')}
      </h2>
      <p className="mt-2 text-pretty text-ink-soft">{t('families.pictures.memberText')}</p>
      <p className="mt-2 font-semibold">
        <PicturesNote chosenAt={child.chosenAt} />
      </p>
      {isOn && code !== null && <FamilyCode code={code} />}
      <div className="mt-2 flex flex-wrap gap-x-6">
        <ChoosePictures child={child} />
        {isOn && (
          <ConfirmedForm
            definition={memberPictureForms.removePictures}
            about={[]}
            opener={t('families.pictures.remove')}
            question={t('families.pictures.removeText')}
            submit={t('families.pictures.removeSubmit')}
            doneText={t('families.pictures.removed')}
          />
        )}
      </div>
    </section>
  );
}

function ChoosePictures({ child: { id, chosenAt, pictures } }: { child: PictureChild }) {
  const t = useTranslations();
  const { api } = usePage();
  const box = useRef<HTMLDetailsElement>(null);
  const form = usePageForm(choosePicturesForm, {
    doneText: t('families.pictures.saved'),
    invalidates: [api.families.key()],
    onDone() {
      if (box.current) box.current.open = false;
      box.current?.querySelector('summary')?.focus();
    },
  });
  const isUnderWay =
    form.refusal !== undefined || form.values['touched'] !== undefined || form.doneNote !== undefined;
  return (
    <details ref={box} className="open:basis-full" open={isUnderWay || undefined}>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center rounded-small px-1">
        {chosenAt === null ? t('families.pictures.turnOn') : t('families.pictures.change')}
      </summary>
      <PageForm
        form={form}
        action={`${href('familyMember', { memberId: id })}#pictures`}
        className="mt-2 max-w-sm"
      >
        <PictureBoard
          pictures={pictures}
          needed={touchesToChoose}
          words={[t('families.pictures.first'), t('families.pictures.again')]}
        />
      </PageForm>
    </details>
  );
}
