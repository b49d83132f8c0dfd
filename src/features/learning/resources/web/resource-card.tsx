import IconBooks from '@tabler/icons-react/dist/esm/icons/IconBooks.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconMusic from '@tabler/icons-react/dist/esm/icons/IconMusic.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconPresentation from '@tabler/icons-react/dist/esm/icons/IconPresentation.mjs';
import { useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon, type IconShape } from '#ui/icon/icon.tsx';
import type { ResourceView } from '../contract.ts';
import { resourceNames, type ResourceKind } from '../policy.ts';
import { FileLink } from './file-link.tsx';
import { resourceHints, resourceLockMessage } from './resource-words.ts';

/** Each kind has its own icon and paper color. */
const looks: Record<ResourceKind, { shape: IconShape; paper: string }> = {
  workbook: { shape: IconPencil, paper: 'bg-pomegranate' },
  sourcesheet: { shape: IconBooks, paper: 'bg-teal' },
  presentation: { shape: IconPresentation, paper: 'bg-violet' },
  poster: { shape: IconPhoto, paper: 'bg-olive' },
  music: { shape: IconMusic, paper: 'bg-dusk' },
  kahoot: { shape: IconListCheck, paper: 'bg-gold-deep' },
  material: { shape: IconFileText, paper: 'bg-ink-soft' },
};

/** For music, which has no words and so no captions. */
const Player = 'audio';

interface ResourceCardProps {
  kind: ResourceKind;
  /** At least one, all of this kind and one course. */
  files: readonly ResourceView[];
  headingLevel: 3 | 4;
}

/** A course's files of one kind, in each language; or why they are closed. */
export function ResourceCard({ kind, files, headingLevel }: ResourceCardProps) {
  const t = useTranslations();
  const Heading = `h${headingLevel}` as const;
  const { shape, paper } = looks[kind];
  const open = files.filter(({ mayDownload }) => mayDownload);
  const locked = files.find(({ mayDownload }) => !mayDownload);
  const why = locked && resourceLockMessage(locked);
  return (
    <li className="on-paper group/kind flex flex-col rounded-card bg-paper p-5 shadow-lift-2 only:col-span-full">
      <div className="flex items-start gap-4">
        <span
          className={classNames(
            'grid size-12 shrink-0 place-content-center rounded-control text-white shadow-lift-1',
            paper,
          )}
        >
          <Icon shape={shape} size={26} />
        </span>
        <div className="min-w-0">
          <Heading className="text-step-1 leading-snug">{t(resourceNames[kind])}</Heading>
          <p className="text-step--1 text-pretty text-muted">{t(resourceHints[kind])}</p>
        </div>
      </div>
      <div className="grid gap-2 pt-4 sm:group-only/kind:grid-cols-2">
        {open.map(
          (file) =>
            file.src && (
              <Player
                key={file.id}
                controls
                preload="none"
                src={file.src}
                aria-label={t('learning.resource.play', { title: file.title })}
                className="w-full"
              />
            ),
        )}
        {open.map((file) => (
          <FileLink key={file.id} file={file} />
        ))}
        {why && (
          <p className="flex items-center gap-2 rounded-control bg-sand px-4 py-3 text-step--1 font-semibold">
            <Icon shape={IconLock} size={18} />
            {t(why)}
          </p>
        )}
      </div>
    </li>
  );
}
