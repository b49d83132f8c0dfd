import * as z from 'zod';
import type { FilmTools } from './film-tools.ts';
import { runTool, ToolFailed } from './run-tool.ts';

/** What a file says it contains. */
export interface Probed {
  /** In seconds. */
  duration: number;
  /** The picture as it is shown, turned upright. */
  picture: { width: number; height: number } | undefined;
  hasSound: boolean;
}

/**
 * Only containers of films and sound, and only what is in the file itself: a playlist, or a file that names others, could make
 * the server read its own files or call other hosts.
 */
export const safeInput = [
  '-format_whitelist',
  'mov,matroska,webm,avi,mpegts,mpeg,mpegvideo,asf,flv,ogg,mp3,wav,flac,aac,aiff',
  '-protocol_whitelist',
  'file',
] as const;

const Answer = z.object({
  format: z.object({ duration: z.coerce.number().optional() }),
  streams: z.array(
    z.object({
      codec_type: z.string().optional(),
      width: z.number().optional(),
      height: z.number().optional(),
      duration: z.coerce.number().optional(),
      disposition: z.object({ attached_pic: z.number().optional() }).optional(),
      side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
    }),
  ),
});

/**
 * Reads what a file contains, whatever its name; undefined if it is neither film nor sound. `input` says how it may be read.
 */
export async function probe(
  tools: FilmTools,
  path: string,
  input: readonly string[] = safeInput,
): Promise<Probed | undefined> {
  const lines: string[] = [];
  try {
    const args = [...input, '-v', 'error', '-print_format', 'json', '-show_format', '-show_streams'];
    await runTool(tools.ffprobe, [...args, '-i', path], { onLine: (line) => lines.push(line) });
  } catch (error) {
    if (error instanceof ToolFailed) return undefined;
    throw error;
  }
  const { format, streams } = Answer.parse(JSON.parse(lines.join('\n')));
  const sound = streams.find(({ codec_type: type }) => type === 'audio');
  // An album cover in a file of sound is a video stream too.
  const film = streams.find(
    ({ codec_type: type, disposition }) => type === 'video' && disposition?.attached_pic !== 1,
  );
  const duration = format.duration ?? film?.duration ?? sound?.duration ?? 0;
  if ((!film && !sound) || !(duration > 0)) return undefined;
  return { duration, picture: film && uprightSize(film), hasSound: sound !== undefined };
}

/** When the picture of a file begins, in the seconds that the file counts; undefined without a picture. */
export async function readStart(tools: FilmTools, path: string): Promise<number | undefined> {
  const lines: string[] = [];
  const args = ['-v', 'error', '-select_streams', 'v:0', '-show_entries', 'stream=start_time'];
  await runTool(tools.ffprobe, [...safeInput, ...args, '-of', 'csv=p=0', '-i', path], {
    onLine: (line) => lines.push(line),
  });
  const start = Number.parseFloat(lines[0] ?? '');
  return Number.isFinite(start) ? start : undefined;
}

type Stream = z.infer<typeof Answer>['streams'][number];

function uprightSize({ width = 0, height = 0, side_data_list: sides = [] }: Stream): Probed['picture'] {
  if (width < 1 || height < 1) return undefined;
  const isTurned = sides.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90);
  return isTurned ? { width: height, height: width } : { width, height };
}
