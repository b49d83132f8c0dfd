/** How a picture is enlarged: by `scale` around its center, which is moved by `x` and `y` pixels. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };
export const mostZoom = 4;

/** Enlarges by a factor so that the point at `at`, relative to the center of the view, stays in place. */
export function zoomAt(zoom: Zoom, factor: number, at: Point, size: Size): Zoom {
  const scale = Math.min(mostZoom, Math.max(1, zoom.scale * factor));
  const k = scale / zoom.scale;
  return within({ scale, x: at.x - (at.x - zoom.x) * k, y: at.y - (at.y - zoom.y) * k }, size);
}

export function panBy(zoom: Zoom, x: number, y: number, size: Size): Zoom {
  return within({ ...zoom, x: zoom.x + x, y: zoom.y + y }, size);
}

/** Keeps the picture, `size` being its unenlarged size, from being dragged past its edges. */
function within({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  if (scale <= 1.01) return unzoomed;
  const most = { x: (width * (scale - 1)) / 2, y: (height * (scale - 1)) / 2 };
  return {
    scale,
    x: Math.min(most.x, Math.max(-most.x, x)),
    y: Math.min(most.y, Math.max(-most.y, y)),
  };
}
