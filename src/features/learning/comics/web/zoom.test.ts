import { describe, expect, test } from 'vitest';
import { mostZoom, panBy, unzoomed, zoomAt } from './zoom.ts';

const size = { width: 800, height: 600 };

describe('an enlarged picture', () => {
  test('keeps the point under the fingers in place', () => {
    const zoom = zoomAt(unzoomed, 2, { x: 100, y: 50 }, size);
    // A point at 100, 50 of the picture is at scale × 100 + x.
    expect(zoom).toEqual({ scale: 2, x: -100, y: -50 });
    expect(zoom.scale * 100 + zoom.x).toBe(100);
  });

  test('grows up to a limit and returns to its place when it shrinks', () => {
    expect(zoomAt(unzoomed, 99, { x: 0, y: 0 }, size).scale).toBe(mostZoom);
    const moved = panBy(zoomAt(unzoomed, 2, { x: 0, y: 0 }, size), 300, 0, size);
    expect(zoomAt(moved, 0.1, { x: 0, y: 0 }, size)).toEqual(unzoomed);
  });

  test('cannot be dragged past its edges', () => {
    const zoom = zoomAt(unzoomed, 2, { x: 0, y: 0 }, size);
    expect(panBy(zoom, 10_000, -10_000, size)).toEqual({ scale: 2, x: 400, y: -300 });
    expect(panBy(unzoomed, 50, 50, size)).toEqual(unzoomed);
  });
});
