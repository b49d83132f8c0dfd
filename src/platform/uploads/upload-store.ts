import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';

/** Where files are kept while they arrive in pieces, and until they have been made into something. */
export interface UploadStore {
  /** The protocol's side of it. */
  readonly tus: DataStore;
  /** How many bytes have arrived; undefined if there is no such upload. */
  countReceived(id: string): Promise<number | undefined>;
  /** What has arrived, from its first byte. */
  read(id: string): Promise<Readable>;
  /** Where an upload lies, if that is on this disk. */
  findPath(id: string): string | undefined;
  /** A folder of this disk for what is made of uploads; what is in it may be gone after a restart. */
  readonly workFolder: string;
  /** Removing an upload that is gone is not an error. */
  remove(id: string): Promise<void>;
  /** How many bytes can still be written; undefined where there is no such bound. */
  countFree(): Promise<number | undefined>;
}
