import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon/icon.tsx';
import { CampaignCover } from '#features/campaigns/web/campaign-cover.tsx';
import type { CampaignView } from '../contract.ts';
import { readFilm, type Film } from '../policy-film.ts';

/** A campaign's film. Nothing comes from its host before someone presses; without scripts it opens at its own place. */
export function FilmBox({ campaign: { filmUrl, cover, name } }: { campaign: CampaignView }) {
  const t = useTranslations();
  const [isOpen, setIsOpen] = useState(false);
  const film = filmUrl === null ? undefined : readFilm(filmUrl);
  if (!film) return null;
  const host = hostOf(film);
  if (isOpen && film.frame !== undefined)
    return (
      <iframe
        src={film.frame}
        title={t('campaigns.film.title', { name })}
        allow="autoplay; fullscreen; picture-in-picture"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- its host is another origin, and its player needs that
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full rounded-large bg-night shadow-lift-2"
      />
    );
  return (
    <a
      href={film.href}
      target="_blank"
      rel="noopener nofollow ugc"
      onClick={(event) => {
        if (film.frame === undefined) return;
        event.preventDefault();
        setIsOpen(true);
      }}
      className="on-night group relative block aspect-video overflow-clip rounded-large bg-night no-underline shadow-lift-2"
    >
      <CampaignCover cover={cover} className="absolute inset-0 size-full object-cover opacity-55" />
      <span className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-night/35 p-4 text-center">
        <span className="grid size-18 place-content-center rounded-pill bg-pomegranate text-white shadow-lift-3 transition duration-200 group-hover:bg-pomegranate-deep">
          <Icon shape={IconPlayerPlayFilled} size={34} />
        </span>
        <span className="rounded-card bg-night/85 px-4 py-2 text-white">
          <span className="block text-step-1 font-bold">{t('campaigns.film.watch')}</span>
          <span className="block text-step--1 text-pretty">
            {film.frame === undefined
              ? t('campaigns.film.away', { host })
              : t('campaigns.film.here', { host })}
          </span>
        </span>
      </span>
    </a>
  );
}

function hostOf({ host, href }: Film): string {
  if (host === 'vimeo') return 'Vimeo';
  return host === 'youtube' ? 'YouTube' : new URL(href).hostname;
}
