export interface BubbleOnSheet {
  x: number;
  y: number;
  width: number;
  text: string;
  tail?: { x: number; y: number };
}

interface Drawn {
  id: string;
  canvas: OffscreenCanvas;
  mouths: readonly { x: number; y: number }[];
}

const ROW = 540;
const GAP = 40;
const TYPE = 17;

/** All panels on one sheet, with a grid of tenths, the mouths as red dots and the bubbles roughly where they will be. */
export function contactSheet(
  panels: readonly Drawn[],
  bubbles: Record<string, BubbleOnSheet[]>,
): OffscreenCanvas {
  const columns = 2;
  const rows = Math.ceil(panels.length / columns);
  const sheet = new OffscreenCanvas(columns * (960 + GAP) + GAP, rows * (ROW + GAP) + GAP);
  const ctx = sheet.getContext('2d');
  if (!ctx) throw new Error('This browser gives no canvas.');
  ctx.fillStyle = '#fff';
  ctx.fillRect(0, 0, sheet.width, sheet.height);
  panels.forEach(({ id, canvas, mouths }, i) => {
    const width = (canvas.width / canvas.height) * ROW;
    ctx.save();
    ctx.translate(GAP + (i % columns) * (960 + GAP), GAP + Math.floor(i / columns) * (ROW + GAP));
    ctx.drawImage(canvas, 0, 0, width, ROW);
    grid(ctx, width);
    for (const bubble of bubbles[id] ?? []) place(ctx, bubble, width);
    ctx.fillStyle = '#e3002b';
    for (const { x, y } of mouths) ctx.fillRect((x / 100) * width - 4, (y / 100) * ROW - 4, 8, 8);
    ctx.font = `bold ${TYPE}px sans-serif`;
    ctx.fillStyle = '#000';
    ctx.fillText(`${i + 1} ${id} ${mouths.map(({ x, y }) => `mouth ${x}, ${y}`).join(' · ')}`, 0, -12);
    ctx.restore();
  });
  return sheet;
}

function grid(ctx: OffscreenCanvasRenderingContext2D, width: number): void {
  ctx.fillStyle = 'rgba(255, 255, 255, 0.45)';
  ctx.font = '11px sans-serif';
  for (let tenth = 1; tenth < 10; tenth++) {
    ctx.fillRect((tenth / 10) * width, 0, 1, ROW);
    ctx.fillRect(0, (tenth / 10) * ROW, width, 1);
    ctx.fillText(String(tenth * 10), (tenth / 10) * width + 2, ROW - 3);
    ctx.fillText(String(tenth * 10), 2, (tenth / 10) * ROW - 2);
  }
}

function place(
  ctx: OffscreenCanvasRenderingContext2D,
  { x, y, width, text, tail }: BubbleOnSheet,
  panel: number,
): void {
  const [left, top, wide] = [(x / 100) * panel, (y / 100) * ROW, (width / 100) * panel];
  ctx.font = `${TYPE}px sans-serif`;
  const lines = wrap(ctx, text, wide - 24);
  const high = lines.length * TYPE * 1.3 + 18;
  ctx.fillStyle = 'rgba(255, 255, 255, 0.88)';
  ctx.beginPath();
  ctx.roundRect(left, top, wide, high, 14);
  ctx.fill();
  if (tail) {
    ctx.beginPath();
    ctx.moveTo(left + wide / 2 - 10, top + high / 2);
    ctx.lineTo((tail.x / 100) * panel, (tail.y / 100) * ROW);
    ctx.lineTo(left + wide / 2 + 10, top + high / 2);
    ctx.fill();
  }
  ctx.fillStyle = '#111';
  lines.forEach((line, i) => ctx.fillText(line, left + 12, top + 24 + i * TYPE * 1.3));
}

function wrap(ctx: OffscreenCanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && ctx.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
