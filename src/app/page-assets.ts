import { readFileSync } from 'node:fs';

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, ManifestEntry>;

/** The tags that load a page's styles and scripts. */
export interface PageAssets {
  /** For the end of the head: the page's styles, and the script that hydrates it. */
  head(modules: string[]): string;
  /** The preloads of all further scripts. */
  life(modules: string[]): string;
  /** The styles alone, for a page without scripts. */
  styles(): string;
}

const browserEntry = 'src/app/browser/entry.ts';
/** The module that the entry loads once the page has been seen. */
const livePage = 'src/app/live-page.tsx';

/** Reads the build's manifest once; the tags of each set of modules are made with its first page. */
export function readPageAssets(clientFolder: string): PageAssets {
  const manifest = JSON.parse(readFileSync(`${clientFolder}/.vite/manifest.json`, 'utf8')) as Manifest;
  const entry = manifest[browserEntry];
  if (!entry) throw new Error(`the build has no ${browserEntry}`);
  const known = new Map<string, { head: string; life: string }>();
  const tagsOf = (modules: string[]) => {
    const key = modules.join();
    const tags = known.get(key) ?? makeTags(manifest, entry, modules);
    known.set(key, tags);
    return tags;
  };
  return {
    styles: () => (entry.css ?? []).map(styleTag).join(''),
    head: (modules) => tagsOf(modules).head,
    life: (modules) => tagsOf(modules).life,
  };
}

function makeTags(manifest: Manifest, entry: ManifestEntry, modules: string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const walk = (name: string) => {
    const part = manifest[name];
    if (!part || scripts.has(part.file)) return;
    scripts.add(part.file);
    part.css?.forEach((file) => styles.add(file));
    part.imports?.forEach(walk);
  };
  [browserEntry, livePage, ...modules].forEach(walk);
  scripts.delete(entry.file);
  return {
    head: [
      ...[...styles].map(styleTag),
      `<script type="module" fetchpriority="low" src="/${entry.file}"></script>`,
    ].join(''),
    life: [...scripts].map((file) => `<link rel="modulepreload" href="/${file}">`).join(''),
  };
}

function styleTag(file: string): string {
  return `<link rel="stylesheet" href="/${file}">`;
}
