import type { Json } from '#core/json.ts';

/** The uploads that content names. */
export interface NamedUploads {
  pictures: Set<string>;
  films: Set<string>;
  /** The keys of files to download. */
  downloads: Set<string>;
}

const picture = /picture-[0-9a-f]{16}\.webp/g;
const film = /^film-[a-z0-9]{10}$/;
const download = /^house\/downloads\/[0-9a-f]{32}\.[a-z]+$/;

/** Whatever has the shape of an upload's name, wherever it stands: none can be forgotten when a kind of content is added. */
export function findNamedUploads(contents: Json): NamedUploads {
  const named: NamedUploads = { pictures: new Set(), films: new Set(), downloads: new Set() };
  collect(contents, named);
  return named;
}

function collect(value: Json, named: NamedUploads): void {
  if (typeof value === 'string') {
    for (const [name] of value.matchAll(picture)) named.pictures.add(name);
    if (film.test(value)) named.films.add(value);
    if (download.test(value)) named.downloads.add(value);
  } else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collect(part, named);
}
