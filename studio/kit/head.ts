import type { Look } from './look.ts';
import { darker, ink, lighter } from './palette.ts';
import { blob, ellipse, svg } from './shapes.ts';
import type { Stage } from './stage.ts';

const PROFILE = [
  [-13, 26],
  [-22, 14],
  [-26, -4],
  [-19, -23],
  [0, -30],
  [17, -22],
  [23, -8],
  [24, -3],
  [30.5, 5.5],
  [25, 10],
  [24, 15],
  [21, 24],
  [10, 29],
  [-2, 28],
] as const;

/** Told by the brow and the mouth; films tell it by stance alone. */
export type Feeling = 'glad' | 'sad' | 'cross' | 'amazed';

export interface Face {
  /** 1 open, 0 shut. */
  eyes: number;
  /** 0 shut, 1 wide open: for speaking. */
  mouth: number;
  feels?: Feeling;
}

const BROWS: Record<Feeling, string> = {
  glad: 'M10 -13 Q15 -16.5 20.5 -13.5',
  sad: 'M9.5 -10 Q15 -13.5 20.5 -15',
  cross: 'M8.5 -14.5 Q15 -12.5 21.5 -8.5',
  amazed: 'M9.5 -16 Q15 -20 20.5 -17',
};
const LIPS: Record<Feeling, string> = {
  glad: 'M14 14.5 Q18 20.5 24 14',
  sad: 'M16 19 Q20 14.5 23.5 17.5',
  cross: 'M16 18 Q20 15.5 24 17',
  amazed: 'M18 17.5 Q20.5 15.5 23 17.5',
};

/** A head in profile, facing right, its middle at the origin. */
export function drawHead(stage: Stage, look: Look, face: Face): void {
  const { cover = 'none', coverColour = ink.cream, hair = ink.bark, beard = 0 } = look;
  if (look.plait) {
    stage.paper(blob([-20, -4], [-32, 10], [-37, 36], [-33, 62], [-27, 63], [-25, 36], [-16, 14]), hair, {
      lift: 0.7,
    });
    stage.paper(ellipse(-31, 58, 6, 4.5), look.trim ?? ink.pomegranate, { lift: 0.4 });
  }
  if (cover === 'sudra') {
    stage.paper(
      blob([-14, -24], [-30, -6], [-36, 24], [-34, 46], [-14, 48], [-4, 20], [-4, -10]),
      darker(coverColour, 0.12),
    );
  }
  if (cover === 'hood')
    stage.paper(
      blob([-8, -34], [-30, -18], [-34, 14], [-26, 42], [4, 46], [12, 20], [10, -20]),
      darker(coverColour, 0.1),
    );
  stage.paper(blob(...PROFILE), look.skin, { lift: 0.8, edge: 0.12 });
  drawFace(stage, look, face);
  if (cover !== 'scarf' && cover !== 'hood') {
    // Hair behind the ear and over the nape, in front of which the ear lies.
    stage.paper(
      cover === 'none' || cover === 'band'
        ? blob(
            [17, -24],
            [2, -34],
            [-20, -28],
            [-31, -6],
            [-27, 16],
            [-16, 24],
            [-12, 10],
            [-8, -4],
            [4, -12],
            [15, -14],
          )
        : blob([6, -22], [-20, -24], [-29, -4], [-26, 16], [-16, 22], [-11, 8], [-7, -6], [2, -12]),
      hair,
      { lift: 0.5, edge: 0.12 },
    );
    stage.paper(ellipse(-5, 3, 4.5, 6.5, -12), look.skin, { lift: 0.4 });
  }
  if (beard > 0) drawBeard(stage, beard, hair);
  drawCover(stage, cover, coverColour, look.bandColour ?? ink.pomegranate);
}

function drawFace(stage: Stage, look: Look, face: Face): void {
  const mark = darker(look.skin, 0.72);
  stage.ink(ellipse(12, 9, 6.5, 4.5), '#d9534f', 0.16);
  if (face.eyes > 0.35) stage.ink(ellipse(15.5, -4.5, 2.4, 3.1 * face.eyes), mark);
  else stage.line(svg('M11.5 -4.5 Q15.5 -1.5 19 -4.5'), mark, 1.9);
  stage.line(
    svg(face.feels ? BROWS[face.feels] : 'M10.5 -11.5 Q15 -14.5 20 -12'),
    look.beard ? (look.hair ?? mark) : mark,
    look.old ? 3 : face.feels ? 2.6 : 2,
    0.75,
  );
  if (face.mouth > 0.08) stage.ink(ellipse(20.5, 17, 3.4, 3.6 * face.mouth), darker(look.skin, 0.6));
  else if (!look.beard)
    stage.line(svg(face.feels ? LIPS[face.feels] : 'M16 16.5 Q20 19.5 23.5 16'), mark, 1.8, 0.8);
}

function drawBeard(stage: Stage, length: number, hair: string): void {
  const fall = 30 + length * 34;
  stage.paper(
    blob(
      [-9, 4],
      [-4, 14],
      [8, 12],
      [16, 11],
      [25, 12],
      [26, 17],
      [19, 19],
      [26, 24],
      [22, 20 + fall * 0.55],
      [13, fall + 8],
      [3, 20 + fall * 0.5],
      [-7, 24],
    ),
    hair,
    { lift: 0.8, edge: 0.3 },
  );
  const strand = darker(hair, 0.2);
  stage.line(
    svg(`M6 24 Q10 ${fall * 0.6 + 8} 12 ${fall - 2} M14 24 Q16 ${fall * 0.5 + 10} 15 ${fall - 8}`),
    strand,
    1.4,
    0.4,
  );
}

function drawCover(stage: Stage, cover: NonNullable<Look['cover']>, colour: string, band: string): void {
  const fold = darker(colour, 0.22);
  switch (cover) {
    case 'cap':
      stage.paper(svg('M-28 -10 C-30 -38 14 -44 19 -19 C6 -25 -12 -22 -28 -10Z'), colour, { lift: 0.7 });
      stage.line(svg('M-26 -12 C-12 -23 6 -25 18 -20'), fold, 2.4, 0.7);
      break;
    case 'turban':
      stage.paper(
        blob(
          [-30, -8],
          [-34, -24],
          [-22, -40],
          [2, -45],
          [22, -36],
          [27, -20],
          [20, -13],
          [4, -15],
          [-14, -8],
        ),
        colour,
        { lift: 0.9 },
      );
      stage.line(
        svg('M-31 -14 C-18 -30 6 -34 26 -22 M-33 -22 C-20 -38 4 -42 22 -34 M-26 -10 C-12 -22 8 -26 24 -16'),
        fold,
        2,
        0.6,
      );
      break;
    case 'scarf':
      stage.paper(
        blob(
          [15, -24],
          [2, -35],
          [-20, -30],
          [-32, -8],
          [-33, 18],
          [-42, 44],
          [-24, 54],
          [2, 50],
          [18, 38],
          [6, 28],
          [-3, 14],
          [-4, -4],
          [6, -16],
        ),
        colour,
        { lift: 0.9 },
      );
      stage.line(svg('M-8 -10 Q-14 18 -28 46 M-18 -20 Q-24 8 -36 38'), fold, 2, 0.45);
      stage.line(svg('M15 -23 C6 -14 -3 -6 -3 8'), band, 4.5, 0.9);
      break;
    case 'sudra':
      stage.paper(
        blob([20, -19], [8, -36], [-14, -36], [-31, -16], [-33, 8], [-20, 14], [-10, 0], [0, -12]),
        colour,
        { lift: 0.8 },
      );
      stage.line(svg('M22 -21 C6 -29 -16 -24 -32 -6'), band, 6);
      stage.line(svg('M-22 12 Q-20 30 -26 44'), fold, 2, 0.5);
      break;
    case 'hood':
      stage.paper(
        blob(
          [22, -20],
          [6, -40],
          [-18, -36],
          [-33, -14],
          [-34, 16],
          [-38, 38],
          [-20, 50],
          [0, 42],
          [-6, 22],
          [-8, 0],
          [2, -16],
        ),
        colour,
        { lift: 0.9 },
      );
      stage.line(svg('M-14 -26 Q-26 4 -26 40'), fold, 2, 0.5);
      break;
    case 'hat':
      stage.paper(svg('M-24 -18 C-22 -48 16 -50 17 -20Z'), colour, { lift: 0.7 });
      stage.paper(ellipse(-2, -19, 38, 6.5, -3), lighter(colour, 0.08), { lift: 0.8 });
      break;
    case 'band':
      stage.line(svg('M21 -15 C8 -22 -14 -20 -29 -6'), band, 5.5);
      break;
    case 'none':
      break;
  }
}
