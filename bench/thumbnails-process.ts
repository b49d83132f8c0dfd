import sharp from 'sharp';
import { createCtx } from '#app/request-ctx.ts';
import { quickKinds, makeWaitingFiles } from '#features/media/handed-in/server/make-files.ts';
import { makeWaitingFile } from '#features/media/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { median } from './load.ts';
import { openWorld } from './world.ts';

const rounds = 5;
/** A hundred in all rounds together. */
const photographs = 20;

/**
 * How fast photographs that were handed in are made ready (upload read, drawn upright in two sizes, stored, noted in the database), beside
 * sharp alone making the same two pictures of the same bytes. They have eight million pixels.
 */
const services = await openWorld();
const ctx = createCtx(services);
const owner = await makeUser(ctx);
const photos = await Promise.all(Array.from({ length: 5 }, (_, seed) => makePhoto(seed)));
const all = Array.from({ length: photographs }, (_, at) => photos[at % photos.length] ?? Buffer.alloc(0));

const ratios: number[] = [];
let seconds = 0;
for (let round = 0; round < rounds; round += 1) {
  for (const photo of all) await makeWaitingFile(ctx, photo, owner.userId);
  const ours = await timeOf(() => makeWaitingFiles(ctx, quickKinds));
  const bare = await timeOf(async () => {
    for (const photo of all) await drawBare(photo);
  });
  ratios.push(bare / ours);
  seconds = ours;
}
process.send?.({ median: median(ratios), perSecond: photographs / seconds });

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

async function drawBare(photo: Buffer): Promise<void> {
  const draw = (side: number, quality: number) =>
    sharp(photo).rotate().resize(side, side, { fit: 'inside' }).webp({ quality }).toBuffer();
  await Promise.all([draw(1600, 82), draw(400, 78)]);
}

/** Noise that was enlarged: as much detail as a photograph has, lying on its side as a telephone leaves it. */
async function makePhoto(seed: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 100 + seed * 10, sigma: 40 } as const;
  const small = await sharp({ create: { width: 1000, height: 750, channels: 3, noise, background: '#000' } })
    .png()
    .toBuffer();
  return sharp(small).resize(3264, 2448).withMetadata({ orientation: 6 }).jpeg({ quality: 90 }).toBuffer();
}
