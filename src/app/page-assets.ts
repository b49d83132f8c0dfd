import { readFileSync } from 'node:fs';

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, ManifestEntry>;

/** The tags that bring a page its styles and scripts. */
export interface PageAssets {
  /** For the end of the head: styles, the entry and the page's own modules, preloaded. */
  head(modules: string[]): string;
  /** The styles alone, for a page without scripts. */
  styles(): string;
}

const browserEntry = 'src/app/browser.tsx';

/** Reads the build's manifest once; the tags of each set of modules are made at its first page. */
export function readPageAssets(clientFolder: string): PageAssets {
  const manifest = JSON.parse(readFileSync(`${clientFolder}/.vite/manifest.json`, 'utf8')) as Manifest;
  const entry = manifest[browserEntry];
  if (!entry) throw new Error(`the build has no ${browserEntry}`);
  const known = new Map<string, string>();
  return {
    styles: () => (entry.css ?? []).map(styleTag).join(''),
    head(modules) {
      const key = modules.join();
      const found = known.get(key);
      if (found !== undefined) return found;
      const tags = tagsFor(manifest, entry, modules);
      known.set(key, tags);
      return tags;
    },
  };
}

function tagsFor(manifest: Manifest, entry: ManifestEntry, modules: string[]): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const walk = (name: string) => {
    const part = manifest[name];
    if (!part || scripts.has(part.file)) return;
    scripts.add(part.file);
    part.css?.forEach((file) => styles.add(file));
    part.imports?.forEach(walk);
  };
  [browserEntry, ...modules].forEach(walk);
  scripts.delete(entry.file);
  return [
    ...[...styles].map(styleTag),
    `<script type="module" src="/${entry.file}"></script>`,
    ...[...scripts].map((file) => `<link rel="modulepreload" href="/${file}">`),
  ].join('');
}

function styleTag(file: string): string {
  return `<link rel="stylesheet" href="/${file}">`;
}
