import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FilmView } from '#features/media/films/contract.ts';
import { pictureQuery } from '#features/media/offered/web/editor/picture-query.ts';
import { useFormField } from '#page/form/form-context.ts';
import { usePage } from '#page/page-provider.tsx';
import { PosterChoice } from './poster-choice.tsx';
import { readPoster, typePoster } from './typed-poster.ts';
import { useSayPoster } from './use-say-poster.ts';

interface PosterFieldProps {
  film: FilmView;
  /** Has an uploaded picture chosen, for `take`. */
  onPicture(take: (file: string) => void): void;
}

/** The film's poster, chosen once there is a film to choose it from. */
export function PosterField({ film, onPicture }: PosterFieldProps) {
  const page = usePage();
  const sayPoster = useSayPoster();
  const { value } = useFormField('poster');
  const field = useRef<HTMLInputElement>(null);
  const saved = typePoster(film);
  const [typed, setTyped] = useState(value ?? saved);
  const poster = readPoster(typed);
  const picture = 'posterPicture' in poster ? poster.posterPicture : undefined;
  const isOther = typed !== saved;
  const { data: uploaded } = useQuery({
    ...pictureQuery(page, picture ?? ''),
    enabled: isOther && picture !== undefined,
  });
  const choose = (chosen: string) => {
    flushSync(() => setTyped(chosen));
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <>
      <input ref={field} type="hidden" name="poster" value={typed} />
      {film.src !== undefined && (
        <PosterChoice
          src={film.src}
          title={film.title}
          chosen={sayPoster(typed)}
          poster={isOther ? uploaded?.small : film.poster}
          onAt={(seconds) => choose(String(seconds))}
          onPicture={() => onPicture(choose)}
        />
      )}
    </>
  );
}
