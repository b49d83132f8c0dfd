import type { Upload } from 'tus-js-client';
import type { HandedInLimitsView, HandedInView } from '#features/media/handed-in/contract.ts';
import { findRefusal } from '#page/find-refusal.ts';
import { guessKind, judgeChoice } from './judge-choice.ts';
import { findKeptFile, forgetFile, forgetOldFiles, keepFile } from './kept-files.ts';
import type { PickedFile, PickProblem } from './picked-file.ts';
import { fingerprintOf, sendPicked } from './send-picked.ts';

/** The calls that it makes. */
export interface FileCalls {
  limits(): Promise<HandedInLimitsView>;
  look(id: string): Promise<HandedInView>;
  receive(id: string): Promise<HandedInView>;
  drop(id: string): Promise<unknown>;
}

/** A file of a draft or of an earlier version. */
export interface KnownFile {
  uploadId: string;
  caption: string;
}

const lookMilliseconds = 1500;

/** The files that were chosen in one form, on their way to the server. */
export class FilePicking {
  readonly #calls: FileCalls;
  readonly #listeners = new Set<() => void>();
  readonly #sources = new Map<number, File>();
  readonly #uploads = new Map<number, Upload>();
  #files: readonly PickedFile[] = [];
  #lastKey = 0;
  #limits: HandedInLimitsView | undefined;
  #isOpen = true;

  /** With the files of a draft, which it shows from the beginning: they have to be opened to go on. */
  constructor(calls: FileCalls, known: readonly KnownFile[]) {
    this.#calls = calls;
    this.#files = known.map((file) => this.#toRow({ ...file, name: '', state: 'checking' }));
  }

  readonly list = (): readonly PickedFile[] => this.#files;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Looks where the files of the draft are, and goes on with those that had not arrived. */
  async open(): Promise<void> {
    this.#isOpen = true;
    window.addEventListener('online', this.#goOnOnline);
    for (const { key, uploadId, state, name } of this.#files) {
      if (name === '' && uploadId !== undefined) void this.#restore(key, uploadId);
      else if (state === 'sending') void this.#send(key);
    }
    await forgetOldFiles();
    this.#limits = await this.#calls.limits().catch(() => undefined);
  }

  /** Left: what has arrived stays on the server, and the rest in this browser. */
  close(): void {
    this.#isOpen = false;
    window.removeEventListener('online', this.#goOnOnline);
    for (const upload of this.#uploads.values()) void upload.abort();
    this.#uploads.clear();
  }

  /** Adds files at the end, up to so many in all; one that is there already is not added twice. */
  add(files: Iterable<File>, most: number): void {
    for (const file of files) {
      if (this.#files.length >= most) return;
      const same = [...this.#sources].find(([, other]) => fingerprintOf(other) === fingerprintOf(file));
      if (same) continue;
      const problem = judgeChoice(file, this.#limits);
      const row = this.#toRow({
        name: file.name,
        caption: '',
        size: file.size,
        kind: guessKind(file.type),
        state: problem ? 'failed' : 'sending',
        problem,
      });
      this.#set([...this.#files, row]);
      this.#sources.set(row.key, file);
      if (!problem) void this.#send(row.key);
    }
  }

  pause(key: number): void {
    void this.#uploads.get(key)?.abort();
    this.#change(key, { state: 'paused' });
  }

  /** Goes on after a pause or a failure, with what the server has. */
  resume(key: number): void {
    const file = this.#find(key);
    this.#change(key, { state: 'sending', problem: undefined });
    // All of it is there already: only the answer was lost.
    if (file?.uploadId !== undefined && file.size > 0 && file.sent === file.size)
      void this.#receive(key, file.uploadId);
    else void this.#send(key);
  }

  /** Gives up, or takes it out; what a work was handed in with before stays with that. */
  async remove(key: number): Promise<void> {
    const file = this.#find(key);
    const upload = this.#uploads.get(key);
    this.#uploads.delete(key);
    this.#sources.delete(key);
    this.#set(this.#files.filter((each) => each.key !== key));
    if (file?.uploadId === undefined) return upload?.abort();
    await forgetFile(file.uploadId);
    const isSent = file.state !== 'sending' && file.state !== 'paused' && file.state !== 'failed';
    // The server removes by itself, after a day, what is not removed now.
    await (isSent ? this.#calls.drop(file.uploadId) : upload?.abort(true))?.catch(() => undefined);
  }

  /** Moves a file by one place, and says its new one, from 1. */
  move(key: number, by: -1 | 1): number {
    const at = this.#files.findIndex((each) => each.key === key);
    const [moved, other] = [this.#files[at], this.#files[at + by]];
    if (!moved || !other) return at + 1;
    this.#set(this.#files.with(at, other).with(at + by, moved));
    return at + by + 1;
  }

  caption(key: number, caption: string): void {
    this.#change(key, { caption });
  }

  readonly #goOnOnline = () => {
    for (const { key, state, problem } of this.#files)
      if (state === 'failed' && isLost(problem)) this.resume(key);
  };

  async #send(key: number): Promise<void> {
    const source = this.#sources.get(key);
    if (!source) return;
    const upload = await sendPicked(source, this.#find(key)?.uploadId, {
      onBegun: (uploadId) => this.#begin(key, uploadId, source),
      onSent: (sent) => this.#change(key, { sent }),
      onFailed: (problem) => this.#change(key, { state: 'failed', problem }),
      onDone: (uploadId) => void this.#receive(key, uploadId),
    });
    if (!this.#isOpen || this.#find(key)?.state !== 'sending') return;
    this.#uploads.set(key, upload);
    upload.start();
  }

  #begin(key: number, uploadId: string, source: File): void {
    // A row of a draft that waited for this file to be chosen again.
    const before = this.#files.find((each) => each.key !== key && each.uploadId === uploadId);
    if (before) {
      this.#set(this.#files.filter((each) => each !== before));
      this.#change(key, { caption: before.caption });
    }
    this.#change(key, { uploadId });
    void keepFile(uploadId, source);
  }

  async #receive(key: number, uploadId: string): Promise<void> {
    this.#change(key, { state: 'checking' });
    try {
      this.#show(key, await this.#calls.receive(uploadId));
      await forgetFile(uploadId);
    } catch (error) {
      const said = findRefusal(error)?.message;
      this.#change(key, { state: 'failed', problem: said === undefined ? { word: 'lost' } : { said } });
    }
  }

  async #restore(key: number, uploadId: string): Promise<void> {
    const view = await this.#calls.look(uploadId).catch(() => undefined);
    if (view) return this.#show(key, view);
    const source = await findKeptFile(uploadId);
    if (!source) return this.#restoreWithoutFile(key, uploadId);
    this.#sources.set(key, source);
    const { name, size, type } = source;
    this.#change(key, { name, size, kind: guessKind(type), state: 'sending' });
    await this.#send(key);
  }

  /** It may have arrived whole just before the page was left. */
  async #restoreWithoutFile(key: number, uploadId: string): Promise<void> {
    const view = await this.#calls.receive(uploadId).catch(() => undefined);
    if (view) this.#show(key, view);
    else this.#change(key, { state: 'failed', problem: 'gone' });
  }

  #show(key: number, { name, state, kind, problem, variants }: HandedInView): void {
    this.#change(key, {
      name,
      state,
      ...(kind && { kind }),
      problem: problem && { refused: problem },
      small: variants.small,
    });
    if (state === 'checking') setTimeout(() => void this.#lookAgain(key), lookMilliseconds);
  }

  async #lookAgain(key: number): Promise<void> {
    const file = this.#find(key);
    if (!this.#isOpen || file?.uploadId === undefined) return;
    try {
      this.#show(key, await this.#calls.look(file.uploadId));
    } catch (error) {
      if (findRefusal(error)?.status === 404) this.#change(key, { state: 'failed', problem: 'gone' });
      else setTimeout(() => void this.#lookAgain(key), lookMilliseconds * 4);
    }
  }

  #toRow(row: Pick<PickedFile, 'name' | 'caption' | 'state'> & Partial<PickedFile>): PickedFile {
    this.#lastKey += 1;
    return { uploadId: undefined, kind: undefined, sent: 0, size: 0, ...row, key: this.#lastKey };
  }

  #find(key: number): PickedFile | undefined {
    return this.#files.find((each) => each.key === key);
  }

  #change(key: number, changes: Partial<PickedFile>): void {
    if (this.#find(key))
      this.#set(this.#files.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  }

  #set(files: readonly PickedFile[]): void {
    this.#files = files;
    for (const listener of this.#listeners) listener();
  }
}

function isLost(problem: PickProblem | undefined): boolean {
  return typeof problem === 'object' && 'word' in problem && problem.word === 'lost';
}

/** Whether sending it again may help. */
export function mayTryAgain({ state, problem }: PickedFile): boolean {
  if (state === 'paused') return true;
  return state === 'failed' && typeof problem === 'object' && ('said' in problem || 'word' in problem);
}
