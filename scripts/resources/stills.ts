import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convert } from '#studio/ffmpeg.ts';

const count = 3;
/** Pixels of a still's width: sharp on paper at a third of a page. */
const width = 400;

/** Pictures of a film at moments spread over it, as addresses that hold the picture. `at`: seconds in which parts begin. */
export async function takeStills(
  file: string,
  { duration, at }: { duration: number; at: readonly number[] },
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'stills-'));
  try {
    return await Promise.all(
      momentsOf(duration, at).map(async (second, index) => {
        const still = join(folder, `${index}.jpg`);
        const picture = ['-frames:v', '1', '-vf', `scale=${width}:-2`, '-q:v', '12', '-bitexact'];
        await convert(['-ss', second.toFixed(2), '-i', file, ...picture, still]);
        return `data:image/jpeg;base64,${(await readFile(still)).toString('base64')}`;
      }),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The middle of as many parts, the first and the last among them; without enough parts, moments as far apart. */
export function momentsOf(duration: number, at: readonly number[]): number[] {
  const middles = at.map((begin, index) => (begin + (at[index + 1] ?? duration)) / 2);
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const middle = middles.length >= count ? middles[Math.round(share * (middles.length - 1))] : undefined;
    return middle ?? duration * (0.15 + 0.7 * share);
  });
}
