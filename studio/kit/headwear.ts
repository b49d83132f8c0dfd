import type { Look } from './look.ts';
import { darker, ink, lighter } from './palette.ts';
import { ellipse } from './shapes.ts';
import type { Stage } from './stage.ts';
import { lerp } from './time.ts';
import { turnedBlob, turnedLine } from './turned.ts';

/** What of a head's cover hangs behind the face. */
export function drawCoverBehind(stage: Stage, look: Look, yaw: number): void {
  const { cover, coverColour = ink.cream } = look;
  if (cover === 'sudra')
    stage.paper(
      turnedBlob(
        yaw,
        [0, -6, -32],
        [24, 18, -22],
        [30, 25, 0],
        [33, 26, 26],
        [26, 18, 44],
        [0, -6, 48],
        [-28, -32, 46],
        [-34, -37, 24],
        [-30, -32, -6],
        [-20, -22, -26],
      ),
      darker(coverColour, 0.14),
      { lift: 0.8 },
    );
  if (cover === 'scarf' || cover === 'hood')
    stage.paper(
      turnedBlob(
        yaw,
        [0, -4, -34],
        [22, 19, -26],
        [30, 27, -6],
        [29, 26, 14],
        [26, 22, 32],
        [14, 12, 44],
        [-14, -14, 46],
        [-30, -30, 30],
        [-32, -32, -6],
        [-22, -22, -28],
      ),
      darker(coverColour, 0.18),
      { lift: 0.8 },
    );
}

export function drawCover(stage: Stage, look: Look, yaw: number): void {
  const { cover = 'none', coverColour: colour = ink.cream, bandColour: band = ink.pomegranate } = look;
  const fold = darker(colour, 0.22);
  switch (cover) {
    case 'cap':
      stage.paper(
        turnedBlob(
          yaw,
          [-27, -29, -12],
          [-28, -29, -24],
          [-16, -18, -36],
          [0, -4, -39],
          [16, 11, -36],
          [26.5, 20, -26],
          [26.5, 21, -17],
          [14, 11, -23],
          [0, -4, -25],
          [-14, -18, -21],
        ),
        colour,
        { lift: 0.7 },
      );
      stage.line(
        turnedLine(yaw, [-27, -29, -16], [-14, -18, -25], [0, -4, -29], [14, 11, -27], [26, 20, -20]),
        fold,
        2.4,
        0.7,
      );
      break;
    case 'turban': {
      const cloth = turnedBlob(
        yaw,
        [-29, -30, -9],
        [-33, -34, -21],
        [-25, -26, -36],
        [0, -3, -44],
        [25, 20, -37],
        [33, 27, -22],
        [28.5, 23.5, -12],
        [16, 14, -17],
        [0, -2, -18.5],
        [-16, -18, -15],
      );
      stage.paper(cloth, colour, { lift: 0.9 });
      stage.within(cloth, () => {
        for (const [a, b, c] of [
          [-12, -27, -18],
          [-20, -36, -27],
          [-29, -44, -35],
        ] as const)
          stage.line(
            turnedLine(yaw, [-34, -35, a], [-16, -18, b + 4], [4, 1, b], [20, 15, b + 3], [34, 28, c]),
            fold,
            2,
            0.6,
          );
      });
      break;
    }
    case 'scarf':
      stage.paper(
        turnedBlob(
          yaw,
          [23.5, 21.5, -11],
          [18, 15, -29],
          [0, -2, -36.5],
          [-20, -22, -31],
          [-33, -34, -9],
          [-34, -35, 18],
          [-41, -43, 44],
          [-22, -24, 54],
          [4, 4, 52],
          [22, 20, 40],
          [24.5, 21.5, 22],
          [16, 17, 28],
          [0, 4, 33],
          [-17, -11, 25],
          [-22.5, -17.5, 8],
          [-22, -16, -9],
          [-12, -5, -19.5],
          [4, 9, -20.5],
          [18, 18.5, -15.5],
        ),
        colour,
        { lift: 0.7 },
      );
      stage.line(turnedLine(yaw, [-25, -22, -6], [-27, -24, 18], [-34, -36, 46]), fold, 2, 0.45);
      stage.line(turnedLine(yaw, [-14, -16, 34], [4, 6, 40], [20, 18, 33]), fold, 2, 0.45);
      stage.line(
        turnedLine(yaw, [-22.5, -17.5, 6], [-23, -17, -8], [-12, -5.5, -20], [4, 9, -21.5], [21, 20, -13]),
        band,
        4,
        0.9,
      );
      break;
    case 'sudra':
      stage.paper(
        turnedBlob(
          yaw,
          [27, 22.5, -10],
          [24, 19, -27],
          [8, 4, -37],
          [-14, -17, -36],
          [-31, -33, -16],
          [-34, -36, 10],
          [-33, -35, 36],
          [-25, -25, 40],
          [-24, -20, 14],
          [-22, -16, -6],
          [-8, -2, -17],
          [8, 11, -18],
          [20, 18.5, -14],
        ),
        colour,
        { lift: 0.8 },
      );
      stage.line(
        turnedLine(yaw, [-32, -33, -12], [-18, -20, -25], [2, 0, -29], [18, 14, -26], [27, 22, -17]),
        band,
        6,
      );
      stage.line(turnedLine(yaw, [-28, -27, 4], [-28, -28, 20], [-30, -31, 36]), fold, 2, 0.5);
      break;
    case 'hood':
      stage.paper(
        turnedBlob(
          yaw,
          [26, 23, -6],
          [24, 20, -28],
          [4, 2, -42],
          [-20, -20, -37],
          [-35, -35, -14],
          [-35, -36, 16],
          [-40, -41, 40],
          [-20, -22, 51],
          [-16, -10, 34],
          [-23, -16, 18],
          [-25, -18, 0],
          [-17, -9, -19],
          [2, 6, -23],
          [20, 18, -17],
        ),
        colour,
        { lift: 0.8 },
      );
      stage.line(turnedLine(yaw, [-24, -22, -24], [-31, -30, 6], [-33, -33, 42]), fold, 2, 0.5);
      break;
    case 'hat':
      stage.paper(
        turnedBlob(
          yaw,
          [-25, -26, -17],
          [-24, -25, -34],
          [-12, -14, -45],
          [0, -4, -47],
          [12, 8, -45],
          [23, 18, -34],
          [24, 20, -18],
        ),
        colour,
        { lift: 0.7 },
      );
      stage.paper(ellipse(lerp(0, -2, yaw), -19, 38, 7, -2 * yaw), lighter(colour, 0.08), { lift: 0.8 });
      break;
    case 'band':
      stage.line(
        turnedLine(yaw, [-29, -30, -9], [-16, -18, -21], [2, 0, -24], [18, 15, -21], [27, 23, -13]),
        band,
        5.5,
      );
      break;
    case 'none':
      break;
  }
}
