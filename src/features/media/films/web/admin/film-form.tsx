import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import type { FilmView } from '#features/media/films/contract.ts';
import { PictureDialog } from '#features/media/offered/web/editor/picture-dialog.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { Editor } from '#page/editor/editor.tsx';
import { useEditor } from '#page/editor/use-editor.ts';
import { PageField } from '#page/form/page-field.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { filmForm } from './film-forms.ts';
import { PosterField } from './poster-field.tsx';
import { useSayPoster } from './use-say-poster.ts';

/** A film's title, and the picture that stands for it before it plays. */
export function FilmForm({ film }: { film: FilmView }) {
  const t = useTranslations();
  const { api } = usePage();
  const sayPoster = useSayPoster();
  // What is done with the picture that is being chosen.
  const [choosing, setChoosing] = useState<{ take(file: string): void }>();
  const editor = useEditor(filmForm, {
    about: [film.id],
    object: `film:${film.id}`,
    person: useViewer()?.id ?? '',
    version: film.version,
    versionOf: ({ version }) => version,
    labels: { title: t('media.edit.name'), poster: t('media.edit.poster') },
    sayValue: (name, value) => (name === 'poster' ? sayPoster(value) : value),
    doneText: t('media.film.saved'),
    invalidates: [api.media.key()],
  });
  return (
    <>
      <Editor
        editor={editor}
        actions={
          <Button variant="quiet" href={adminHref('adminFilms')}>
            {t('media.film.toList')}
          </Button>
        }
      >
        <PageField name="title" known={film.title} label={t('media.edit.name')} required>
          {(control) => <TextInput {...control} autoComplete="off" maxLength={120} dir="auto" />}
        </PageField>
        <PosterField film={film} onPicture={(take) => setChoosing({ take })} />
      </Editor>
      {/* Outside the form, which would take the search for a picture for a change of the film. */}
      {choosing && (
        <PictureDialog
          onChoose={(file) => {
            setChoosing(undefined);
            choosing.take(file);
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </>
  );
}
