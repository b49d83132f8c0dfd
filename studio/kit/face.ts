import { feelings, type Expression } from './feelings.ts';
import type { Look } from './look.ts';
import { blend, darker, ink } from './palette.ts';
import { blob, ellipse, svg } from './shapes.ts';
import type { Stage } from './stage.ts';
import { clamp, lerp } from './time.ts';

export interface Face {
  expression: Expression;
  /** 0 shut, 1 wide open: for speaking. */
  mouth: number;
  /** Where the eyes look within the face: x to its front, y down, each -1 … 1. */
  gaze: readonly [x: number, y: number];
  /** 0 looks at us, 1 is turned aside as far as heads go. */
  yaw: number;
}

/** Someone at rest who looks straight ahead. */
export const awake: Face = { expression: feelings.calm, mouth: 0, gaze: [0.55, 0], yaw: 0.85 };

/** How far the middle of the face has shifted sideways. */
const middle = (yaw: number): number => 8.5 * yaw;

export function drawEyes(stage: Stage, look: Look, { expression, gaze, yaw }: Face): void {
  const mark = darker(look.skin, 0.78);
  const brow = look.old || look.beard ? darker(look.hair ?? mark, 0.12) : mark;
  for (const far of [true, false]) {
    const narrow = far ? 1 - 0.24 * yaw : 1;
    const x = middle(yaw) + (far ? 10.2 - 3.4 * yaw : -10.2 + 0.6 * yaw);
    stage.at(x, -3.5, () => drawEye(stage, expression, gaze, mark), { scaleX: narrow });
    const side = far ? 1 : -1;
    const lift = -12.2 - expression.brow - (far ? 0 : expression.skew);
    const [inner, outer] = [lift - expression.tilt * 0.6, lift + 1.2 + expression.tilt * 0.45];
    const [a, b] = [x - side * 4.6 * narrow, x + side * 5.6 * narrow];
    stage.line(
      svg(`M${a} ${inner} Q${(a + b) / 2} ${Math.min(inner, outer) - 2.2} ${b} ${outer}`),
      brow,
      look.old ? 3.2 : look.beard ? 2.7 : 2.1,
      0.9,
    );
  }
}

function drawEye(stage: Stage, { eyes, squint }: Expression, gaze: Face['gaze'], mark: string): void {
  const open = 4.1 * clamp(eyes, 0, 1.3);
  if (open < 1.2) {
    stage.line(svg(squint > 0.5 ? 'M-4.6 1 Q0 -4 4.6 1' : 'M-4.6 0 Q0 3.4 4.6 0'), mark, 2);
    return;
  }
  const low = 3.6 * Math.min(1, eyes) * (1 - squint * 0.75);
  const white = svg(
    `M-4.9 0.4 Q-3.4 ${-open} 0 ${-open} Q3.4 ${-open} 4.9 0.4 Q3.2 ${low} 0 ${low} Q-3.2 ${low} -4.9 0.4Z`,
  );
  stage.ink(white, '#fff8ec');
  stage.within(white, () => {
    stage.ink(ellipse(gaze[0] * 2, gaze[1] * 1.6 - 0.2, 3.1, 3.5), ink.bark);
    stage.ink(ellipse(gaze[0] * 2, gaze[1] * 1.6 - 0.2, 1.7, 2), ink.black);
    stage.ink(ellipse(gaze[0] * 2 - 1.1, gaze[1] * 1.6 - 1.5, 0.9), '#ffffff', 0.9);
  });
  stage.line(svg(`M-5.2 0.5 Q-3.4 ${-open - 0.3} 0 ${-open - 0.3} Q3.4 ${-open - 0.3} 5.2 0.5`), mark, 1.7);
}

export function drawNose(stage: Stage, look: Look, yaw: number): void {
  const x = middle(yaw);
  const size = look.old ? 1.15 : look.headSize && look.headSize > 1.1 ? 0.75 : 1;
  const tip = lerp(0, 4.6, yaw);
  stage.at(
    x,
    7,
    () => {
      stage.paper(
        blob(
          [lerp(-2, -0.5, yaw), -8],
          [tip * 0.6 + 2, -6],
          [tip + 3.2, 0],
          [tip, 3.2],
          [-3 + yaw, 2.6],
          [-3.6 + yaw * 1.6, -1],
        ),
        blend(look.skin, '#c9643f', 0.16),
        { lift: 0.3, edge: 0.12 },
      );
    },
    { scale: size },
  );
  for (const far of [true, false])
    stage.ink(
      ellipse(x + (far ? 13 - 5 * yaw : -13.5), 9.5, far ? 5 - 1.6 * yaw : 5.6, 3.8),
      '#d9534f',
      0.17,
    );
}

/** The mouth on bare skin or, below the moustache, in the beard. */
export function drawMouth(stage: Stage, look: Look, { expression, mouth, yaw }: Face): void {
  const { smile, wide, ajar } = expression;
  const open = Math.max(mouth, ajar);
  const half = 7.6 * wide * (1 - 0.14 * yaw) * (1 - open * 0.2);
  const lip = blend(look.skin, '#8e2f35', 0.6);
  const corner = -smile * 3;
  const dip = smile * 3;
  stage.at(middle(yaw) * 0.94, 17.6, () => {
    if (open < 0.08) {
      const low = corner + dip * 2.1 + 0.8;
      if (look.beard)
        stage.ink(
          svg(
            `M${-half - 1} ${corner} Q0 ${low - 2} ${half + 1} ${corner} Q0 ${low + 7} ${-half - 1} ${corner}Z`,
          ),
          blend(look.skin, '#8e2f35', 0.35),
        );
      stage.line(
        svg(`M${-half} ${corner} Q0 ${low} ${half} ${corner}`),
        darker(lip, look.beard ? 0.4 : 0.12),
        look.beard ? 1.6 : 2.3,
      );
      return;
    }
    const top = corner * 0.6 + dip * 0.5 - 1.4;
    const drop = 2.2 + open * 8.4;
    const shape = svg(
      `M${-half} ${corner * 0.6} Q0 ${top} ${half} ${corner * 0.6} Q${half * 0.85} ${drop} 0 ${drop} Q${-half * 0.85} ${drop} ${-half} ${corner * 0.6}Z`,
    );
    stage.ink(shape, '#4a1622');
    stage.within(shape, () => {
      stage.ink(ellipse(0, drop + 0.8, half * 0.7, 3.2), '#c4545a');
      if (open > 0.25) stage.ink(ellipse(0, top - 0.6, half * 0.86, 2.6), '#fff8ec');
    });
    stage.line(shape, lip, 1.6);
  });
}
