import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon/icon.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import type { SubmissionView, WorkFile } from '#features/submissions/life/contract.ts';

const papers = ['bg-tint-peach', 'bg-tint-teal', 'bg-tint-gold', 'bg-tint-violet', 'bg-tint-olive'] as const;

/** The picture that stands for a work: its first picture or film that is ready. */
export function findFace({ files }: Pick<SubmissionView, 'files'>): WorkFile | undefined {
  return files.find(({ state, variants }) => state === 'ready' && variants['small'] !== undefined);
}

interface WorkFaceProps {
  work: Pick<SubmissionView, 'id' | 'text' | 'files' | 'language'>;
  /** For a work on the first screen: fetched at once. */
  eager?: boolean;
  className?: string;
}

/** What a work looks like among others: its first picture, or else the beginning of its words on colored paper. */
export function WorkFace({ work, eager = false, className }: WorkFaceProps) {
  const t = useTranslations();
  const face = findFace(work);
  const hasSound = work.files.some(({ kind }) => kind === 'sound');
  if (!face) {
    return (
      <div className={classNames('grid p-4', paperOf(work.id), className)}>
        {work.text ? (
          <p
            lang={work.language}
            dir="auto"
            className="line-clamp-4 self-center text-step--1 text-pretty sm:line-clamp-5 sm:text-step-0"
          >
            {work.text}
          </p>
        ) : (
          <Icon
            shape={hasSound ? IconMicrophone : IconFileText}
            size={56}
            className="place-self-center text-ink-soft"
          />
        )}
        {work.text && hasSound && (
          <span className="flex items-center gap-1.5 self-end text-step--1 font-semibold">
            <Icon shape={IconMicrophone} size={16} /> {t('submissions.wall.sound')}
          </span>
        )}
      </div>
    );
  }
  const { width, height, variants, caption } = face;
  return (
    <div className={classNames('relative bg-sand', className)}>
      <img
        src={variants['small']}
        alt={caption}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className="size-full object-cover"
      />
      {face.kind === 'film' && (
        <span className="on-night absolute inset-0 m-auto grid size-14 place-content-center rounded-pill bg-night text-white shadow-lift-2">
          <Icon shape={IconPlayerPlayFilled} size={24} />
          <span className="sr-only">{t('submissions.wall.film')}</span>
        </span>
      )}
    </div>
  );
}

/** The same paper for the same work, wherever it is shown. */
function paperOf(id: string): string {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return papers[sum % papers.length] ?? papers[0];
}
