import IconMovie from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs';
import { adminHref } from '#admin-urls.ts';
import type { ListedFilm } from '#features/media/films/contract.ts';
import { Icon } from '#ui/icon/icon.tsx';

/** A film's poster and title, which lead to its page. */
export function FilmLink({ film: { id, title, poster } }: { film: ListedFilm }) {
  return (
    <a
      href={adminHref('adminFilm', { filmId: id })}
      className="text-link flex min-h-11 items-center gap-x-3 gap-y-1.5 text-start font-semibold max-sm:flex-col max-sm:items-start max-sm:py-1"
    >
      <span className="grid aspect-video w-24 shrink-0 place-items-center overflow-hidden rounded-small bg-dusk text-white/70">
        {poster === undefined ? (
          <Icon shape={IconMovie} size={28} />
        ) : (
          <img
            src={poster}
            alt=""
            width={192}
            height={108}
            loading="lazy"
            className="size-full object-cover"
          />
        )}
      </span>
      <span className="min-w-28 wrap-break-word">
        <bdi>{title}</bdi>
      </span>
    </a>
  );
}
