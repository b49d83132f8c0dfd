import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EngineOptions = Parameters<NodeFS['init']>[1];

/** What the engine's view of the disk lacks: `nfd` is the descriptor of the real file. */
interface DiskOperations {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

/**
 * PGlite's files on disk, with a real fsync. The engine's own fsync is an empty function, so acknowledged writes would be
 * lost in a power failure.
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
