import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FilmView } from '#features/media/films/contract.ts';
import { PictureDialog } from '#features/media/offered/web/editor/picture-dialog.tsx';
import { pictureQuery } from '#features/media/offered/web/editor/picture-query.ts';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { PosterChoice } from './poster-choice.tsx';

/** A film's title, and the picture that stands for it before it plays. */
export function FilmForm({ film }: { film: FilmView }) {
  const t = useTranslations();
  const page = usePage();
  const { api } = page;
  const queries = useQueryClient();
  const [title, setTitle] = useState(film.title);
  const [posterAt, setPosterAt] = useState(film.posterAt);
  const [picture, setPicture] = useState(film.posterPicture);
  const [isChoosing, setChoosing] = useState(false);
  const isOther =
    picture === undefined
      ? film.posterPicture !== undefined || posterAt !== film.posterAt
      : picture !== film.posterPicture;
  const { data: uploaded } = useQuery({
    ...pictureQuery(page, picture ?? ''),
    enabled: isOther && picture !== undefined,
  });
  const { mutate, isPending, error } = useMutation(
    api.media.changeFilm.mutationOptions({
      onSuccess: () => toasts.show({ tone: 'success', text: t('media.film.saved') }),
      onSettled: () => queries.invalidateQueries({ queryKey: api.media.key() }),
    }),
  );
  const refusal = findRefusal(error);
  const titleError = refusal?.issues['title'];
  return (
    <Card as="section">
      <form
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          const { id, version } = film;
          const poster = picture === undefined ? { posterAt } : { posterPicture: picture };
          mutate({ id, version, title, ...(isOther && poster) });
        }}
      >
        <Field label={t('media.edit.name')} required error={titleError}>
          {(control) => (
            <TextInput
              {...control}
              value={title}
              maxLength={120}
              dir="auto"
              onChange={({ currentTarget }) => setTitle(currentTarget.value)}
            />
          )}
        </Field>
        {film.src !== undefined && (
          <PosterChoice
            src={film.src}
            title={film.title}
            chosen={
              picture === undefined
                ? t('media.edit.posterAt', { seconds: posterAt })
                : t('media.edit.posterPicture')
            }
            poster={isOther ? uploaded?.small : film.poster}
            onAt={(seconds) => {
              setPosterAt(seconds);
              setPicture(undefined);
            }}
            onPicture={() => setChoosing(true)}
          />
        )}
        {error && titleError === undefined && (
          <Callout tone="danger" announced>
            {refusal?.message ?? t('media.edit.failed')}
          </Callout>
        )}
        <Button type="submit" busy={isPending}>
          {t('media.edit.save')}
        </Button>
      </form>
      {isChoosing && (
        <PictureDialog
          onChoose={(file) => {
            setChoosing(false);
            setPicture(file);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Card>
  );
}
