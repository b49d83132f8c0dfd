import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isJsonObject } from '#core/json.ts';
import { motifs } from '#art/motifs.ts';
import { palettes } from '#art/palettes.ts';
import { PictureDialog } from '#features/media/offered/web/editor/picture-dialog.tsx';
import { pictureQuery } from '#features/media/offered/web/editor/picture-query.ts';
import type { WrittenCover } from '#features/learning/editions/contract.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { withShared, type CourseDraft } from './course-draft.ts';
import { courseNamesQuery } from './course-queries.ts';
import type { CourseEditor } from './use-course-editor.ts';

interface CourseCoverProps {
  editor: CourseEditor;
  courseId: string;
}

/** A course's cover: the one that is shipped with it, cut paper, or an uploaded picture. */
export function CourseCover({ editor, courseId }: CourseCoverProps) {
  const t = useTranslations();
  const page = usePage();
  const { items } = useSuspenseQuery(courseNamesQuery(page)).data;
  const shipped = items.find(({ id }) => id === courseId)?.shippedCover ?? null;
  const cover = coverOf(editor.draft);
  const { motif, palette, picture } = cover;
  const { data: uploaded } = useQuery({
    ...pictureQuery(page, picture ?? ''),
    enabled: picture !== undefined,
  });
  const [isChoosing, setChoosing] = useState(false);
  // Paper that is cut like the shipped cover is that cover, unless it is being cut just now.
  const [isCutting, setCutting] = useState(false);
  const isShipped = shipped !== null && isSame(cover, shipped);
  const own = picture === undefined ? 'made' : 'uploaded';
  const kind = isShipped && !isCutting ? 'shipped' : own;
  const set = ({ picture: file, ...paper }: WrittenCover, cuts: boolean) => {
    setCutting(cuts);
    editor.change((draft) =>
      withShared(draft, { cover: { ...paper, ...(file !== undefined && { picture: file }) } }),
    );
  };
  const issue = editor.refusal?.issues['shared.cover.picture'];
  return (
    <fieldset className="space-y-4">
      <legend className="mb-1.5 font-semibold">{t('learning.courses.cover')}</legend>
      <p className="text-step--1 text-muted">{t('learning.courses.coverHint')}</p>
      {/* A picture that is being read, or was removed meanwhile, has no address. */}
      <div className="aspect-4/3 w-full overflow-hidden rounded-card bg-sand">
        {(picture === undefined || uploaded) && (
          <img
            src={uploaded && picture !== undefined ? uploaded.src : `/covers/made/${motif}.${palette}.svg`}
            alt={t('learning.courses.cover')}
            width={320}
            height={240}
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="grid gap-2">
        {shipped && (
          <CoverKind
            name={t('learning.courses.coverShipped')}
            isChosen={kind === 'shipped'}
            onChoose={() => set(shipped, false)}
          />
        )}
        <CoverKind
          name={t('learning.courses.coverMade')}
          isChosen={kind === 'made'}
          onChoose={() => set({ motif, palette }, true)}
        />
        <CoverKind
          name={t('learning.courses.coverUploaded')}
          isChosen={kind === 'uploaded'}
          onChoose={() => setChoosing(true)}
        />
      </div>
      {kind === 'made' && <PaperCutter cover={cover} onCut={(next) => set(next, true)} />}
      {kind === 'uploaded' && (
        <div className="flex flex-wrap items-center gap-3">
          <bdi className="min-w-0 break-all text-step--1 text-muted">{uploaded?.title}</bdi>
          <Button variant="secondary" size="s" onClick={() => setChoosing(true)}>
            {t('learning.editor.otherPicture')}
          </Button>
        </div>
      )}
      {issue && <p className="text-step--1 text-danger">{issue}</p>}
      {isChoosing && (
        <PictureDialog
          onChoose={(file) => {
            setChoosing(false);
            set({ motif, palette, picture: file }, false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </fieldset>
  );
}

function coverOf({ shared }: CourseDraft): WrittenCover {
  const cover = isJsonObject(shared['cover']) ? shared['cover'] : {};
  const { motif, palette, picture } = cover;
  return {
    motif: typeof motif === 'string' ? motif : 'open-hands',
    palette: typeof palette === 'string' ? palette : 'sky',
    ...(typeof picture === 'string' && { picture }),
  };
}

function isSame(a: WrittenCover, b: WrittenCover): boolean {
  return a.motif === b.motif && a.palette === b.palette && a.picture === b.picture;
}

interface CoverKindProps {
  name: string;
  isChosen: boolean;
  onChoose(): void;
}

function CoverKind({ name, isChosen, onChoose }: CoverKindProps) {
  return (
    <label className="relative flex min-h-11 cursor-pointer items-center rounded-control border-2 border-line bg-white px-4 py-2 font-medium hover:border-edge has-checked:border-dusk has-checked:bg-sky has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
      <input
        type="radio"
        name="cover"
        data-path="shared.cover"
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control outline-none"
      />
      {name}
    </label>
  );
}

/** A motif on papers of a palette. */
function PaperCutter({
  cover: { motif, palette },
  onCut,
}: {
  cover: WrittenCover;
  onCut(cover: WrittenCover): void;
}) {
  const t = useTranslations();
  return (
    <>
      <Field label={t('learning.courses.motif')}>
        {(control) => (
          <SelectInput
            {...control}
            value={motif}
            onChange={({ currentTarget }) => onCut({ motif: currentTarget.value, palette })}
          >
            {Object.keys(motifs).map((name, place) => (
              <option key={name} value={name}>
                {t('learning.courses.motifNumber', { number: place + 1 })}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label={t('learning.courses.palette')}>
        {(control) => (
          <SelectInput
            {...control}
            value={palette}
            onChange={({ currentTarget }) => onCut({ motif, palette: currentTarget.value })}
          >
            {Object.keys(palettes).map((name, place) => (
              <option key={name} value={name}>
                {t('learning.courses.paletteNumber', { number: place + 1 })}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
    </>
  );
}
