import { fsyncSync } from 'node:fs';
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
