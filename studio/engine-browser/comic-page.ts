import { SHAPES, type Comic, type Panel } from '../kit/comic.ts';
import { Easel } from '../kit/easel.ts';
import { contactSheet, type BubbleOnSheet } from './contact-sheet.ts';

const MOST_BYTES = 60_000;

/** Draws every panel of a comic, and sends its picture and where the mouths of its speakers are. */
async function work(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const loaded = (await import(`/comics/${query.get('comic') ?? ''}.ts`)) as { default: Comic };
  const panels = Object.entries(loaded.default.panels).map(([id, panel]) => ({ id, ...paint(panel) }));
  const facts = panels.map(({ id, shape, mouths }) => ({ id, shape, mouths }));
  await post('/facts', JSON.stringify({ course: loaded.default.course, panels: facts }));
  if (query.has('sheet')) {
    const bubbles = (await (await fetch('/bubbles')).json()) as Record<string, BubbleOnSheet[]>;
    await post('/sheet', await contactSheet(panels, bubbles).convertToBlob());
  } else
    for (const { id, canvas } of panels)
      await post(`/picture?${new URLSearchParams({ id }).toString()}`, await webp(canvas));
  await post('/done', '');
}

function paint({ shape, draw }: Panel): Pick<Easel, 'shape' | 'mouths'> & { canvas: OffscreenCanvas } {
  const { width, height } = SHAPES[shape];
  const canvas = new OffscreenCanvas(width, height);
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (!ctx) throw new Error('This browser gives no canvas.');
  const easel = new Easel(ctx, shape);
  ctx.fillStyle = '#fdf3dc';
  ctx.fillRect(0, 0, width, height);
  ctx.scale(height / 720, height / 720);
  ctx.translate(-easel.left, 0);
  draw(easel);
  return { shape, mouths: easel.mouths, canvas };
}

/** The best quality that fits 60 kB. */
async function webp(canvas: OffscreenCanvas): Promise<Blob> {
  for (const quality of [0.88, 0.8, 0.7, 0.6, 0.5]) {
    const picture = await canvas.convertToBlob({ type: 'image/webp', quality });
    if (picture.size <= MOST_BYTES) return picture;
  }
  throw new Error('A panel is larger than 60 kB; calm its picture.');
}

async function post(to: string, body: BodyInit): Promise<void> {
  const answer = await fetch(to, { method: 'POST', body });
  if (!answer.ok) throw new Error(await answer.text());
}

work().catch((error: unknown) =>
  post('/failed', error instanceof Error ? `${error.message}\n${error.stack}` : String(error)),
);
