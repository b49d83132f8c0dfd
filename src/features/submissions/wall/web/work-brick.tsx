import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { stickerHref, stickerNames } from '#core/sticker-names.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import type { SubmissionView } from '#features/submissions/life/contract.ts';
import { findBrickShape } from './brick-shapes.ts';
import { findFace, WorkFace } from './work-face.tsx';

interface WorkBrickProps {
  work: Omit<SubmissionView, 'mayRespond' | 'given'>;
  href: string;
  eager?: boolean;
  headingLevel?: 2 | 3;
  /** Replaces the name of its maker. */
  note?: ReactNode;
}

/** One work on the wall: its picture in nearly its own shape, what it answers, and who made it. */
export function WorkBrick({ work, href, eager = false, headingLevel = 2, note }: WorkBrickProps) {
  const t = useTranslations();
  const format = useFormatter();
  const { item, by, files, stickers } = work;
  const face = findFace(work);
  const pictures = files.filter(({ variants }) => variants['small'] !== undefined).length;
  const stickerCount = Object.values(stickers).reduce((sum, each) => sum + each, 0);
  // The one that most people gave stands for all of them.
  const [favorite] = stickerNames
    .filter((name) => stickers[name] !== undefined)
    .toSorted((one, other) => (stickers[other] ?? 0) - (stickers[one] ?? 0));
  const Heading = `h${headingLevel}` as const;
  return (
    <li
      className={classNames(
        'on-paper relative flex min-w-28 shrink grow-[calc(var(--ratio)*100)] basis-[calc(var(--ratio)*9rem)] flex-col overflow-clip rounded-card bg-paper shadow-lift-2 transition duration-200 ease-paper focus-within:shadow-lift-3 hover:shadow-lift-3 motion-safe:hover:-translate-y-1 sm:basis-[calc(var(--ratio)*15rem)]',
        // On a phone two texts stand beside one another.
        face ? findBrickShape(face) : '[--ratio:1] sm:[--ratio:1.3333]',
      )}
    >
      <WorkFace
        work={work}
        eager={eager}
        // Words alone in a row of a phone are as low as beside others.
        className={face ? 'aspect-(--ratio) w-full' : 'min-h-36 w-full grow sm:aspect-(--ratio)'}
      />
      {pictures > 1 && (
        <span className="absolute end-2 top-2 flex items-center gap-1 rounded-pill bg-paper px-2 py-0.5 text-step--1 font-semibold shadow-lift-1">
          <Icon shape={IconPhoto} size={16} />
          <span aria-hidden>{format.number(pictures)}</span>
          <span className="sr-only">{t('submissions.wall.pictures', { count: pictures })}</span>
        </span>
      )}
      <div className="p-3 pt-2.5">
        <Heading className="truncate text-step-0 font-bold">
          <a href={href} className="stretched-link">
            {item.title ?? t('submissions.work.untitled')}
          </a>
        </Heading>
        <div
          className={classNames(
            'mt-1 flex items-center gap-2 text-step--1 text-muted',
            note === undefined ? 'h-7' : 'min-h-7 flex-wrap',
          )}
        >
          {note ?? (
            <>
              <Avatar name={by.name} src={by.avatar} size="s" className="size-7! text-[0.7rem]!" />
              <span className="min-w-0 grow truncate">
                <bdi>{by.name}</bdi>
              </span>
            </>
          )}
          {favorite && (
            <span className="flex shrink-0 items-center gap-1 font-semibold">
              <img src={stickerHref(favorite)} alt="" width={26} height={26} loading="lazy" />
              <span aria-hidden>{format.number(stickerCount)}</span>
              <span className="sr-only">{t('submissions.wall.stickers', { count: stickerCount })}</span>
            </span>
          )}
        </div>
      </div>
    </li>
  );
}
