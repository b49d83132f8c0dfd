import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import type * as z from 'zod';
import type { Report } from '#platform/content/mistakes.ts';
import { readValue, readYamlOf, type YamlFile } from '#platform/content/yaml-file.ts';

/** Content files as they are on disk. Paths start with the folder's own name: `content/courses/…`. */
export interface ContentFolder {
  name: string;
  /** YAML and captions, path → text. */
  texts: ReadonlyMap<string, string>;
  /** YAML files that are at hand as values instead, with the place of each value in them. */
  documents?: ReadonlyMap<string, YamlFile<unknown>>;
  /** Every other file: films, posters. */
  media: ReadonlySet<string>;
  /** The downloadable files in `resources` folders. */
  resources: ReadonlyMap<string, ResourceFacts>;
  /** Changes when a text changes or a media file is added or removed. */
  hash: string;
}

/** One of the folder's YAML files, checked; one that is not there is reported as missing. */
export function readFileOf<T>(
  folder: ContentFolder,
  file: string,
  schema: z.ZodType<T>,
  report: Report,
): YamlFile<T> | undefined {
  const document = folder.documents?.get(file);
  return document
    ? readValue(file, document, schema, report)
    : readYamlOf(folder.texts, file, schema, report);
}

export function hasFileOf({ texts, documents, media }: ContentFolder, file: string): boolean {
  return texts.has(file) || media.has(file) || documents?.has(file) === true;
}

/** Only a PDF has `pages`. */
export interface ResourceFacts {
  bytes: number;
  pages: number | undefined;
}

/** Reads `categories.yaml`, `names.yaml`, `retired-ids.yaml` and everything in `courses` and `passages`. */
export async function readContentFolder(folder: string): Promise<ContentFolder> {
  const root = resolve(folder);
  const name = basename(root);
  const texts = new Map<string, string>();
  const media = new Set<string>();
  const resources = new Map<string, ResourceFacts>();
  const hash = createHash('sha256');
  for (const path of await listFiles(root)) {
    const shown = `${name}/${path}`;
    if (/\.(yaml|vtt)$/.test(path)) {
      const text = await readFile(join(root, path), 'utf8');
      texts.set(shown, text);
      hash.update(`${path}\0${text}\0`);
    } else if (/^courses\/[^/]+\/resources\//.test(path)) {
      const facts = readFacts(path, await readFile(join(root, path)));
      resources.set(shown, facts);
      hash.update(`${path}\0${facts.bytes}\0${facts.pages}\0`);
    } else {
      media.add(shown);
      hash.update(`${path}\0`);
    }
  }
  return { name, texts, media, resources, hash: hash.digest('hex') };
}

/** A browser writes our PDFs, and leaves the page objects readable. */
function readFacts(path: string, file: Buffer): ResourceFacts {
  const pages = path.endsWith('.pdf')
    ? (file.toString('latin1').match(/\/Type\s*\/Page(?![a-zA-Z])/g)?.length ?? 0)
    : undefined;
  return { bytes: file.length, pages };
}

async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => /^(?:(?:categories|names|retired-ids)\.yaml|(?:courses|passages)\/.*)$/.test(path))
    .toSorted();
}
