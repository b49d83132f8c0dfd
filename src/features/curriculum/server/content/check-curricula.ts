import { readInLanguages, type InLanguages } from '#platform/content/in-languages.ts';
import { collectMistakes, type Report } from '#platform/content/mistakes.ts';
import { readYaml, readYamlOf } from '#platform/content/yaml-file.ts';
import { monthIds } from '../calendar/month-ids.ts';
import { CurriculumFile, CurriculumTextFile } from './curriculum-schemas.ts';

/** A curriculum as stored: its structure, and its texts in every language. */
export interface Curriculum {
  slug: string;
  file: CurriculumFile;
  texts: InLanguages<CurriculumTextFile>;
}

/**
 * The curricula from a folder's texts (path → text), in order. Throws ContentMistakes with every mistake at once; if
 * `itemSlugs` is given, an item that is not among them is a mistake.
 */
export function checkCurricula(
  texts: ReadonlyMap<string, string>,
  itemSlugs?: ReadonlySet<string>,
): Curriculum[] {
  const curricula = collectMistakes((report) =>
    [...texts]
      .filter(([path]) => /^[^/]+\/[^/]+\/[^/]+\.yaml$/.test(path))
      .map(([path, text]) => checkCurriculum({ path, text, texts, itemSlugs, report })),
  );
  return curricula
    .filter((curriculum) => curriculum !== undefined)
    .toSorted((a, b) => a.file.order - b.file.order);
}

interface ToCheck {
  path: string;
  text: string;
  texts: ReadonlyMap<string, string>;
  itemSlugs: ReadonlySet<string> | undefined;
  report: Report;
}

function checkCurriculum({ path, text, texts, itemSlugs, report }: ToCheck): Curriculum | undefined {
  const slug = path.slice(path.lastIndexOf('/') + 1, -'.yaml'.length);
  const read = readYaml(path, text, CurriculumFile, report);
  if (!read) return undefined;
  const file = read.value;
  file.plans.forEach((plan, index) => {
    const say = (key: string, message: string) => report(path, read.lineOf(['plans', index, key]), message);
    for (const slug of plan.items)
      if (itemSlugs && !itemSlugs.has(slug)) say('items', `there is no item ${slug}`);
    if (file.kind === 'calendar') return;
    if (plan.band === undefined || !file.bands.includes(plan.band))
      say('band', `${plan.id} has none of the bands`);
  });
  for (const gap of gapsOf(file)) report(path, read.lineOf(['plans']), `there is no plan for ${gap}`);

  const said = readInLanguages((locale) => {
    const textPath = path.replace(/[^/]+$/, `${locale}/${slug}.yaml`);
    const written = readYamlOf(texts, textPath, CurriculumTextFile, report);
    if (!written) return undefined;
    matchTexts(written.value, file, (keys, message) => report(textPath, written.lineOf(keys), message));
    return written.value;
  });
  return said && { slug, file, texts: said };
}

/** The months, or cells of the grid, that have no plan or more than one. */
function gapsOf(file: CurriculumFile): string[] {
  const wanted =
    file.kind === 'calendar'
      ? monthIds.map((month) => month as string)
      : file.months.flatMap(({ id }) => file.bands.map((band) => `${id} ${band}`));
  const planned = file.plans.map(({ month, band }) =>
    file.kind === 'calendar' ? month : `${month} ${band}`,
  );
  return wanted.filter((place) => planned.filter((other) => other === place).length !== 1);
}

function matchTexts(
  texts: CurriculumTextFile,
  file: CurriculumFile,
  report: (keys: string[], message: string) => void,
): void {
  const wanted = {
    bands: file.kind === 'grades' ? file.bands : [],
    materials: [...new Set(file.plans.flatMap(({ materials }) => materials))],
    plans: file.plans.map(({ id }) => id),
  };
  for (const group of ['bands', 'materials', 'plans'] as const) {
    const written = Object.keys(texts[group] ?? {});
    for (const id of wanted[group]) if (!written.includes(id)) report([group], `${group}.${id} is missing`);
    for (const id of written) {
      if (!wanted[group].includes(id))
        report([group, id], `${group}.${id} is not in any plan of the curriculum`);
    }
  }
}
