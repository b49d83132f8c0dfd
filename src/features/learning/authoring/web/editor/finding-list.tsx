import IconAccessible from '@tabler/icons-react/dist/esm/icons/IconAccessible.mjs';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon/icon.tsx';
import type { Finding } from './draft/accessibility.ts';
import { useEditing } from './editing.tsx';
import { focusPlace } from './focus-place.ts';
import { placeNumber } from './draft/place-number.ts';

const words: Record<Finding['kind'], string> = {
  noDescription: 'learning.editor.findNoDescription',
  fileNameAsDescription: 'learning.editor.findFileName',
  saysPictureOf: 'learning.editor.findPictureOf',
  sameDescription: 'learning.editor.findSame',
  longWords: 'learning.editor.findLong',
};

/** What would keep someone out who cannot see well or reads slowly; each entry leads to its place. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const t = useTranslations();
  const { draft } = useEditing();
  return (
    <section
      aria-labelledby="findings-title"
      className="rounded-card border-2 border-line bg-paper p-4 sm:p-5"
    >
      <h2 id="findings-title" className="flex items-center gap-2 text-step-0 font-bold">
        <Icon shape={IconAccessible} />
        {t('learning.editor.accessibility')}
      </h2>
      {findings.length === 0 ? (
        <p className="mt-1 text-muted">{t('learning.editor.accessible')}</p>
      ) : (
        <ul className="mt-2">
          {findings.map(({ path, kind }) => {
            const number = placeNumber(draft, path);
            return (
              <li key={`${path} ${kind}`}>
                <button
                  type="button"
                  className="text-link min-h-11 text-start"
                  onClick={() => focusPlace(path)}
                >
                  {number === undefined ? '' : `${t('learning.editor.place', { number })} `}
                  {t(words[kind])}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
