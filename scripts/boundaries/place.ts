/** Where a file belongs: a part of the product and, inside a feature, the feature's name. */
export interface Place {
  part: string;
  feature?: string;
}

const outsideFeatures = ['core', 'platform', 'ui', 'art', 'page', 'app'];
const pieceFiles = ['contract', 'policy', 'api', 'routes', 'testing'];
const pieceFolders = ['server', 'web'];

/** The part that a path below the root belongs to; undefined if the architecture knows no such place. */
export function placeOf(path: string): Place | undefined {
  if (/^src\/(admin-)?urls(\.test)?\.ts$/.test(path)) return { part: 'urls' };
  const [, folder = '', feature = '', ...inside] = path.split('/');
  if (outsideFeatures.includes(folder)) return { part: folder };
  const part = folder === 'features' ? partOfFeature(inside) : undefined;
  return part === undefined ? undefined : { part, feature };
}

/** What other features may show. */
export const isOffered = (path: string) => /^src\/features\/[^/]+\/offered\/.+/.test(path);

export const isTestFile = (path: string) => /\.test\.tsx?$/.test(path);

/** Tests, and what makes their worlds. */
export const isForTests = (path: string) => isTestFile(path) || placeOf(path)?.part === 'testing';

function partOfFeature(inside: string[]): string | undefined {
  const [first = '', ...rest] = inside;
  if (rest.length === 0) return partOfRootFile(first) ?? partOfPiece(inside);
  if (first === 'messages' || first === 'admin-messages') return 'messages';
  if (first === 'offered') return 'web';
  // Any other folder is a slice: the same pieces one level down.
  return partOfPiece(inside) ?? partOfPiece(rest);
}

// `feature.ts` is what the app takes from a feature on the server, `pages.ts` and `admin-pages.ts` what it takes in the
// browser.
function partOfRootFile(file: string): string | undefined {
  if (nameOfFile(file) === 'feature') return 'manifest';
  return ['pages', 'admin-pages'].includes(nameOfFile(file)) ? 'routes' : undefined;
}

// `kind.ts` holds the rules for a kind of item (docs/decisions/0068).
function partOfPiece([first = '', ...rest]: string[]): string | undefined {
  if (rest.length === 0 && first === 'kind.ts') return 'policy';
  const [names, name] = rest.length > 0 ? [pieceFolders, first] : [pieceFiles, nameOfFile(first)];
  return names.includes(name) ? name : undefined;
}

// `contract-<noun>.ts` is a piece of the contract, and so on.
const nameOfFile = (file: string) =>
  file
    .replace(/(\.test)?\.tsx?$/, '')
    .replace(/^admin-routes$/, 'routes')
    .replace(/^(contract|policy|api|routes|feature)-.+$/, '$1');
