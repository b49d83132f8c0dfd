import { localeCodes } from '#core/locale.ts';
import type { ContentFolder } from '../content-folder.ts';
import { inLanguages } from '#platform/content/in-languages.ts';
import type { Report } from '#platform/content/mistakes.ts';
import { readYaml } from '#platform/content/yaml-file.ts';
import { PassageLibrary, type Passage } from './passage-library.ts';
import type { SaidText } from './check-wording.ts';
import { PassageFile, WorksFile } from './passage-schemas.ts';

export interface CheckedPassages {
  passages: Passage[];
  library: PassageLibrary;
  works: WorksFile['works'];
  /** The told and translated texts in them, to check against the rules for every text. */
  said: SaidText[];
}

/** Every passage of `passages/`, by id, and the library that content cites from. Reports every mistake. */
export function checkPassages(folder: ContentFolder, report: Report): CheckedPassages {
  const prefix = `${folder.name}/passages/`;
  const worksFile = `${prefix}works.yaml`;
  const worksText = folder.texts.get(worksFile);
  const known =
    worksText === undefined ? undefined : readYaml(worksFile, worksText, WorksFile, report)?.value;
  const said: SaidText[] = [];
  const passages = [...folder.texts]
    .filter(([file]) => file.startsWith(prefix) && file !== worksFile)
    .flatMap(([file, text]) => {
      const id = file.slice(prefix.length, -'.yaml'.length);
      return checkPassage({ id, file, text }, { known, said, report }) ?? [];
    });
  const library = new PassageLibrary(passages);
  const written = passages.map((passage) => ({
    ...passage,
    context:
      passage.context &&
      inLanguages((locale) => {
        const { text, unknown } = library.writeOut(passage.context?.[locale] ?? '', locale);
        for (const id of unknown)
          report(`${prefix}${passage.id}.yaml`, 1, `cites ${id}, which is not a passage`);
        return text;
      }),
  }));
  return { passages: written, library, works: known?.works ?? {}, said };
}

function checkPassage(
  { id, file, text }: { id: string; file: string; text: string },
  { known, said, report }: { known: WorksFile | undefined; said: SaidText[]; report: Report },
): Passage | undefined {
  const read = readYaml(file, text, PassageFile, report);
  if (!read) return undefined;
  const { work: workId, chapter, context, lines = [] } = read.value;
  const work = known?.works[workId];
  const edition = work && known?.editions[work.edition];
  if (!work || !edition) {
    if (known) report(file, read.lineOf(['work']), `work ${workId} is not in works.yaml`);
    return undefined;
  }
  if (!id.startsWith(`${workId}-`)) report(file, 1, `must be named after its work, ${workId}-…`);
  for (const locale of localeCodes) {
    if (context) said.push({ file, line: read.lineOf(['context', locale]), locale, text: context[locale] });
    lines.forEach((line, index) =>
      said.push({ file, line: read.lineOf(['lines', index, locale]), locale, text: line[locale] }),
    );
  }
  const hasChapter = chapter !== undefined;
  if (hasChapter !== (work.counts === 'verses'))
    report(file, 1, work.counts === 'verses' ? 'names no chapter' : 'is of a work without chapters');
  return {
    id,
    work: { counts: work.counts, names: work.names, edition: edition.names },
    chapter,
    context,
    lines: lines.flatMap((line, index) => {
      const at = work.counts === 'verses' ? line.verse : line.folio;
      if (at !== undefined) return { at: String(at), original: line.original, texts: pickTexts(line) };
      const unit = work.counts === 'verses' ? 'verse' : 'folio';
      report(file, read.lineOf(['lines', index]), `line ${index + 1} names no ${unit}`);
      return [];
    }),
  };
}

function pickTexts(line: Record<(typeof localeCodes)[number], string>) {
  return inLanguages((locale) => line[locale]);
}
