import type { PanelView } from '../contract.ts';

/** Panels that share a row, with their index in the comic, from 0. */
export type PanelRow = readonly { panel: PanelView; index: number }[];

/** The pictures' width and height (studio: kit/comic.ts). */
export const panelSizes = {
  wide: { width: 1280, height: 720 },
  square: { width: 960, height: 960 },
  tall: { width: 720, height: 960 },
} as const;

/** The rows of a comic's page: a wide panel fills one, two squares or two tall ones share one, others stand alone. */
export function rowsOf(panels: readonly PanelView[]): PanelRow[] {
  const rows: PanelRow[] = [];
  for (let index = 0; index < panels.length; index++) {
    const [panel, next] = [panels[index], panels[index + 1]];
    if (!panel) break;
    if (next && panel.shape !== 'wide' && next.shape === panel.shape) {
      rows.push([
        { panel, index },
        { panel: next, index: index + 1 },
      ]);
      index++;
    } else rows.push([{ panel, index }]);
  }
  return rows;
}
