import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EngineOptions = Parameters<NodeFS['init']>[1];

/** What the engine's view of the disk does not offer by itself: `nfd` is the file of the real disk. */
interface DiskOperations {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

/**
 * PGlite's files on disk, with an fsync that reaches the disk. Without it the engine's fsync is an empty
 * function, and what it has acknowledged is lost when the power fails.
 */
export class DurableFiles extends NodeFS {
  override async init(engine: Parameters<NodeFS['init']>[0], options: EngineOptions) {
    const { emscriptenOpts } = await super.init(engine, options);
    emscriptenOpts.preRun?.push((module) => {
      const disk = module.NODEFS as unknown as DiskOperations;
      disk.stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        return 0;
      };
    });
    return { emscriptenOpts };
  }
}

/** Brings a whole folder to the disk: the engine creates a new database without doing so. */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) syncFolder(name);
    else syncFile(name);
  }
  syncFile(folder);
}

function syncFile(name: string): void {
  const file = openSync(name, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
