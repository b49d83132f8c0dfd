import { disc } from '../pen.ts';
import type { Sheet } from '../sheet.tsx';

export type MedalPapers = readonly [edge: string, ring: string, middle: string];

const lobes = 18;

/** The paper disc that every medallion is cut from: a scalloped edge, a dotted ring, a calm middle. */
export function medal([edge, ring, middle]: MedalPapers): Sheet[] {
  return [
    { d: scalloped(100, 100, 84), fill: edge, lift: true },
    { d: disc(100, 100, 76), fill: ring, lift: true },
    { d: beads(100, 100, 69), stroke: middle, width: 4, opacity: 0.75 },
    { d: disc(100, 100, 61), fill: middle, lift: true },
  ];
}

function onCircle(x: number, y: number, r: number, index: number): string {
  const turn = (index / lobes) * 2 * Math.PI;
  return `${Math.round(x + Math.cos(turn) * r)} ${Math.round(y + Math.sin(turn) * r)}`;
}

function scalloped(x: number, y: number, r: number): string {
  const arcs = Array.from({ length: lobes }, (_, index) => `A15 15 0 0 1 ${onCircle(x, y, r, index + 1)}`);
  return `M${onCircle(x, y, r, 0)}${arcs.join('')}Z`;
}

function beads(x: number, y: number, r: number): string {
  return Array.from({ length: lobes }, (_, index) => `M${onCircle(x, y, r, index)}h0`).join('');
}
