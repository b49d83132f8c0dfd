/** Three units of the drawing are one degree; its top left corner is 180° west and 82° north. */
const perDegree = 3;

export const worldSize = { width: 1080, height: 414 };

/** Where a place lies on the drawing. */
export function placeOnPaper({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { x: (longitude + 180) * perDegree, y: (82 - latitude) * perDegree };
}

/** The lands of the world as scissors would cut them: coasts in whole degrees, and no borders, on which nobody need agree. */
export const land =
  'M36 48l36-15l84 3l60 6l42-12l30 6l6 9l-15 9l-21 9l0 9l36 9l6 12l6-12l3-21l15 3l21 6l27 21l-12 6' +
  'l-18 0l6 9l9 3l-15 6l-12 3l-12 9l-6 12l-15 15l3 15l-6-6l-6-6l-18 0l-21 9l0 15l6 12l12 0l3-9l9 0' +
  'l-3 15l12 3l3 12l15 6l-6 6l-9-3l-9-12l-27-12l-30-12l-3-9l-18-18l-6-6l12 24l-21-27l-12-9l-9-15l0-21' +
  'l-18-21l-24-15l-24-3l-36 12l-21 6l21-15l-21-6ZM360 0l90-3l36 12l-9 21l-15 9l-30 9l-21 18l-24-9' +
  'l-9-18l-15-18l-33-6ZM348 48l-18 12l-15-9l-15-15l-24-9l27-3l27 12ZM189 27l36 0l9 12l-33 0ZM270 18' +
  'l42-6l36-12l-63 0l-33 9ZM309 222l6-9l12-3l27 3l15 15l18 6l3 12l18 9l21 6l6 9l-12 15l0 15l-9 15' +
  'l-18 9l-3 9l-15 15l-12 3l3 9l-15 3l-9 12l-9 21l-3 9l9 6l-18-6l-9-15l6-30l6-24l3-33l-18-15l-15-24' +
  'l3-15ZM522 138l27-3l21 0l3 9l12 6l15 3l9-6l27 6l9 18l9 21l15 18l24 0l-12 24l-15 18l-9 12l6 15' +
  'l-3 12l-15 15l0 12l-9 12l-15 18l-21 3l-6-9l-9-15l-9-27l6-27l-15-24l3-15l-15-6l-27 3l-12 3l-15-15' +
  'l-12-18l0-18l12-18l12-12ZM513 135l0-18l24 0l0-9l-12-6l21-9l18-9l0-9l6-3l0 12l12 0l15 0l6-9l9-6' +
  'l18-3l-21 0l-6-9l12-6l-9-3l-15 15l3 3l-6 12l-9 3l-6-12l-12 3l-6-9l15-9l12-12l18-6l24-3l39 12l-9 9' +
  'l18-6l30-9l42 3l-3-12l15-3l3 15l9-12l30-6l42-9l39 9l42 3l39 0l36 6l54 3l30 3l0 9l-6 12l-24 6l-21 6' +
  'l-3 12l-15 9l-3-18l21-15l-24 9l-39 0l-15 15l12 6l-3 12l-15 15l-15 3l-9 9l6 9l-9 6l-3-12l-12-3l-9 0' +
  'l12 6l-9 6l9 12l-3 9l-9 12l-15 6l-12 3l-9 6l9 18l-12 12l-9-9l-6-3l-3 12l12 15l3 9l-9-6l-9-15l0-21' +
  'l-9-3l-3-9l-9-9l-12 3l-21 18l0 12l-6 9l-9-12l-6-18l-3-9l-9-3l-6-9l-30-3l-12-3l-9-9l-6 0l6 12l12 6' +
  'l6-6l9 12l-12 15l-30 12l-6 0l-3-12l-9-12l-12-21l-3-9l6-12l0-6l-18 3l-9-3l0-9l6-3l18-3l18 3l-12-12' +
  'l6-6l-18 3l-9 0l-6 9l0 6l-12 3l0 6l-6 3l-9-9l0-6l-15-9l-6 0l6 6l12 9l-6 6l-3-6l-9-6l-9-6l-18 3' +
  'l-9 9l0 6l-6 3l-12 3ZM525 96l18-3l3-6l-9-6l-3-9l-9-3l-3 9l9 6l-6 6ZM510 90l12 0l0-6l-6-3l-6 3Z' +
  'M471 54l15 3l12-6l-6-3l-18 0ZM699 33l12-12l33-6l-30 12ZM933 144l15 0l12-3l6-12l-3-6l-6 9l-9 3Z' +
  'M960 120l15-3l-9-6ZM930 147l6 0l-3 6ZM966 108l6-12l-3-12l-3 9ZM900 177l6-6l-3 9ZM900 198l3-6l3 0' +
  'l0 12l6 3l-12-3ZM906 225l9-9l6 9l-6 3ZM867 243l12-6l12-12l6 6l-6 12l-3 15l-15-3ZM825 231l15 9' +
  'l12 12l6 12l-12-6l-12-15ZM855 264l15 3l15 3l-21 0ZM897 261l3-18l15 0l-12 3l6 12l-6-3ZM933 249l30 6' +
  'l18 9l9 12l-12-3l-24-3l-15-12ZM780 219l6 6l-6 3ZM687 282l3 12l-9 27l-9 0l0-15l3-12ZM882 312l0 15' +
  'l6 15l6 9l18-6l15-3l15 0l6 9l6-6l6 12l12 3l18 0l9-21l0-18l-21-18l-3-12l-9-12l-3 18l-15-6l3-9l-18 0' +
  'l-6 9l-9-3l-12 12ZM975 369l9 0l-3 9ZM1059 351l9 6l6 3l-9 9l-3-6ZM1059 369l3 3l-12 12l-9 0l6-6Z' +
  'M285 180l15-3l18 9l-12 0ZM318 192l3-6l15 6ZM363 102l9-9l9 12ZM576 132l9 0l0 3ZM564 129l3-6l3 6Z';

/** The Caspian Sea lies within them. */
export const caspian = 'M684 108l15 0l0 12l3 15l-12 0l-3-12Z';
