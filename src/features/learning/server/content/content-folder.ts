import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';

/** The files of content as they lie on disk. Paths start with the folder's own name: `content/courses/…`. */
export interface ContentFolder {
  name: string;
  /** YAML and captions, path → text. */
  texts: ReadonlyMap<string, string>;
  /** Every other file: films, posters. */
  media: ReadonlySet<string>;
  /** What is in the folders `resources`, to be downloaded. */
  resources: ReadonlyMap<string, ResourceFacts>;
  /** Changes when a text changes or a media file comes or goes. */
  hash: string;
}

/** `pages` only of a PDF. */
export interface ResourceFacts {
  bytes: number;
  pages: number | undefined;
}

/** Reads `categories.yaml` and everything in `courses`. */
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

/** Our PDFs are written by a browser, which leaves the pages' entries to be read. */
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
    .filter((path) => path === 'categories.yaml' || path.startsWith('courses/'))
    .toSorted();
}
