import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const place = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g;
const stacksAtMost = 200;

/** Maps take 20 MB each once they are read: kept only as long as there is memory. */
const maps = new Map<string, WeakRef<SourceMap>>();
/** What fails once often fails a thousand times. */
const translated = new Map<string, string>();

/**
 * A stack with lines of the sources instead of the built server's. Node does the same with --enable-source-maps, but keeps
 * all maps in memory from the start, which takes 70 MB.
 */
export function nameSources(stack: string): string {
  const known = translated.get(stack);
  if (known !== undefined) return known;
  const named = stack.replaceAll(place, (built: string, file: string, line: string, column: string) => {
    const entry = readMap(fileURLToPath(file))?.findOrigin(Number(line), Number(column));
    if (entry === undefined || !('fileName' in entry)) return built;
    const source = path.resolve(path.dirname(fileURLToPath(file)), entry.fileName);
    return `${path.relative('', source)}:${entry.lineNumber}:${entry.columnNumber}`;
  });
  if (translated.size >= stacksAtMost) translated.clear();
  translated.set(stack, named);
  return named;
}

function readMap(file: string): SourceMap | undefined {
  const known = maps.get(file)?.deref();
  if (known) return known;
  if (!existsSync(`${file}.map`)) return undefined;
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  maps.set(file, new WeakRef(map));
  return map;
}
