/** What a key does in the guided view; arrows pan an enlarged picture. */
export type Turn =
  | { kind: 'go'; by: 1 | -1 }
  | { kind: 'jump'; to: 'first' | 'last' }
  | { kind: 'zoom'; by: 1 | -1 | 0 }
  | { kind: 'pan'; x: number; y: number };

interface Key {
  key: string;
  shiftKey: boolean;
}

/** How far an arrow pans, in pixels. */
const stride = 60;

const arrows: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next panel is to the right, or to the left for right-to-left readers. Undefined for keys we do not handle. */
export function turnOf(
  { key, shiftKey }: Key,
  direction: 'ltr' | 'rtl',
  isZoomed: boolean,
): Turn | undefined {
  const arrow = arrows[key];
  if (arrow) {
    const [x, y] = arrow;
    if (isZoomed) return { kind: 'pan', x: -x * stride, y: -y * stride };
    const forward = direction === 'rtl' ? -x : x;
    return forward === 1 || forward === -1 ? { kind: 'go', by: forward } : undefined;
  }
  switch (key) {
    case ' ':
      return { kind: 'go', by: shiftKey ? -1 : 1 };
    case 'PageDown':
      return { kind: 'go', by: 1 };
    case 'PageUp':
      return { kind: 'go', by: -1 };
    case 'Home':
      return { kind: 'jump', to: 'first' };
    case 'End':
      return { kind: 'jump', to: 'last' };
    case '+':
    case '=':
      return { kind: 'zoom', by: 1 };
    case '-':
    case '_':
      return { kind: 'zoom', by: -1 };
    case '0':
      return { kind: 'zoom', by: 0 };
    default:
      return undefined;
  }
}
