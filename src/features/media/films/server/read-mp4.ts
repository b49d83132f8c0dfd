import { open, type FileHandle } from 'node:fs/promises';

/** What an mp4 says of itself, read without ffmpeg. */
export interface Mp4Facts {
  /** In seconds. */
  duration: number;
  width: number;
  height: number;
  /** Whether a player can begin before all of it has arrived. */
  startsFast: boolean;
}

/** An index is a few bytes for each frame; a larger one is no film's. */
const maxIndexBytes = 64 * 1024 * 1024;
const maxBoxes = 1000;

interface Box {
  type: string;
  /** Where its content begins and ends. */
  start: number;
  end: number;
}

/** Reads the facts of an mp4; undefined if the file is none, or is broken. */
export async function readMp4(path: string): Promise<Mp4Facts | undefined> {
  await using file = await open(path);
  const { size } = await file.stat();
  const boxes = await listTopBoxes(file, size);
  const index = boxes.find(({ type }) => type === 'moov');
  if (boxes[0]?.type !== 'ftyp' || !index || index.end - index.start > maxIndexBytes) return undefined;
  const bytes = Buffer.alloc(index.end - index.start);
  await file.read(bytes, 0, bytes.length, index.start);
  const duration = readDuration(bytes);
  const size2d = readSize(bytes);
  if (!duration || !size2d) return undefined;
  const media = boxes.find(({ type }) => type === 'mdat');
  return { duration, ...size2d, startsFast: media !== undefined && index.start < media.start };
}

async function listTopBoxes(file: FileHandle, size: number): Promise<Box[]> {
  const boxes: Box[] = [];
  const head = Buffer.alloc(16);
  for (let at = 0; at + 8 <= size && boxes.length < maxBoxes;) {
    await file.read(head, 0, 16, at);
    const short = head.readUInt32BE(0);
    const isLong = short === 1;
    const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? size - at : short;
    if (length < 8 || at + length > size) break;
    boxes.push({ type: head.toString('latin1', 4, 8), start: at + (isLong ? 16 : 8), end: at + length });
    at += length;
  }
  return boxes;
}

/** The boxes directly inside a part of the index. */
function listBoxes(bytes: Buffer, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end && boxes.length < maxBoxes;) {
    const length = bytes.readUInt32BE(at);
    if (length < 8 || at + length > end) break;
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at + 8, end: at + length });
    at += length;
  }
  return boxes;
}

function readDuration(bytes: Buffer): number | undefined {
  const box = listBoxes(bytes, 0, bytes.length).find(({ type }) => type === 'mvhd');
  if (!box || box.end - box.start < 32) return undefined;
  const isLong = bytes[box.start] === 1;
  const scale = bytes.readUInt32BE(box.start + (isLong ? 20 : 12));
  const units = isLong ? Number(bytes.readBigUInt64BE(box.start + 24)) : bytes.readUInt32BE(box.start + 16);
  return scale > 0 ? units / scale : undefined;
}

/** The size of the first track that has a picture: two 16.16 fixed-point numbers at the end of its header. */
function readSize(bytes: Buffer): { width: number; height: number } | undefined {
  for (const track of listBoxes(bytes, 0, bytes.length).filter(({ type }) => type === 'trak')) {
    const header = listBoxes(bytes, track.start, track.end).find(({ type }) => type === 'tkhd');
    if (!header || header.end - header.start < 8) continue;
    const width = Math.round(bytes.readUInt32BE(header.end - 8) / 65_536);
    const height = Math.round(bytes.readUInt32BE(header.end - 4) / 65_536);
    if (width > 0 && height > 0) return { width, height };
  }
  return undefined;
}
