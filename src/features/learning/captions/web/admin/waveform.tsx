import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { Cue } from '#core/cues.ts';

export interface Peaks {
  perSecond: number;
  levels: Uint8Array;
}

interface WaveformProps {
  player: RefObject<HTMLVideoElement | null>;
  duration: number;
  cues: readonly Cue[];
  selected: number;
  peaks: Peaks | undefined;
  label: string;
  onSelect(index: number): void;
  /** An end of a caption was dragged to a second. */
  onDrag(index: number, times: { start: number; end: number }): void;
}

/** How many seconds are in view, and how near to a caption's end the pointer takes hold of it. */
const secondsInView = 16;
const gripPixels = 8;

/**
 * The sound of the film round its present moment, with the captions as blocks: a click goes there, and the ends of a caption can
 * be dragged. Everything it does can be done by keys and fields too, so it is one picture to a screen reader.
 */
export function Waveform(props: WaveformProps) {
  const { player, cues, label, onSelect, onDrag } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const current = useRef(props);
  const grip = useRef<{ index: number; edge: 'start' | 'end' }>(null);
  useEffect(() => {
    current.current = props;
  });
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      if (canvas.current) paint(canvas.current, current.current);
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, []);

  const secondAt = (event: PointerEvent<HTMLCanvasElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return viewStart(current.current) + ((event.clientX - box.left) / box.width) * secondsInView;
  };
  const findGrip = (event: PointerEvent<HTMLCanvasElement>) => {
    const at = secondAt(event);
    const near = (gripPixels / event.currentTarget.clientWidth) * secondsInView;
    for (const [index, { start, end }] of cues.entries()) {
      if (Math.abs(at - start) < near) return { index, edge: 'start' as const };
      if (Math.abs(at - end) < near) return { index, edge: 'end' as const };
    }
    return null;
  };
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    const held = grip.current;
    const cue = held && cues[held.index];
    if (cue) onDrag(held.index, { start: cue.start, end: cue.end, [held.edge]: secondAt(event) });
  };
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      dir="ltr"
      className="h-28 w-full cursor-pointer touch-none rounded-control bg-night"
      onPointerDown={(event) => {
        grip.current = findGrip(event);
        event.currentTarget.setPointerCapture(event.pointerId);
        if (grip.current) return onSelect(grip.current.index);
        const at = secondAt(event);
        seek(player, at);
        const under = cues.findIndex(({ start, end }) => start <= at && at < end);
        if (under >= 0) onSelect(under);
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        grip.current = null;
      }}
    />
  );
}

function seek({ current: video }: WaveformProps['player'], seconds: number): void {
  if (video) video.currentTime = Math.max(0, seconds);
}

function viewStart({ player, duration }: WaveformProps): number {
  const now = player.current?.currentTime ?? 0;
  return Math.max(0, Math.min(now - secondsInView / 2, duration - secondsInView));
}

function paint(canvas: HTMLCanvasElement, props: WaveformProps): void {
  const scale = window.devicePixelRatio;
  const [width, height] = [canvas.clientWidth * scale, canvas.clientHeight * scale];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const style = getComputedStyle(canvas);
  const ink = (name: string) => style.getPropertyValue(`--${name}`);
  const from = viewStart(props);
  const toX = (second: number) => ((second - from) / secondsInView) * width;
  pen.clearRect(0, 0, width, height);
  for (const [index, { start, end }] of props.cues.entries()) {
    if (end < from || start > from + secondsInView) continue;
    pen.globalAlpha = index === props.selected ? 0.55 : 0.3;
    pen.fillStyle = ink(index === props.selected ? 'gold' : 'sky');
    pen.fillRect(toX(start), 0, Math.max(2, toX(end) - toX(start) - scale), height);
  }
  pen.globalAlpha = 1;
  paintLevels(pen, props.peaks, { from, width, height, color: ink('paper') });
  pen.fillStyle = ink('pomegranate');
  pen.fillRect(toX(props.player.current?.currentTime ?? 0) - scale, 0, 2 * scale, height);
}

function paintLevels(
  pen: CanvasRenderingContext2D,
  peaks: Peaks | undefined,
  { from, width, height, color }: { from: number; width: number; height: number; color: string },
): void {
  if (!peaks) return;
  pen.fillStyle = color;
  const step = width / (secondsInView * peaks.perSecond);
  const first = Math.floor(from * peaks.perSecond);
  for (let at = first; at < first + secondsInView * peaks.perSecond; at += 1) {
    const tall = Math.max(1, ((peaks.levels[at] ?? 0) / 255) * height * 0.9);
    pen.fillRect(
      (at / peaks.perSecond - from) * (width / secondsInView),
      (height - tall) / 2,
      Math.max(1, step - 1),
      tall,
    );
  }
}
