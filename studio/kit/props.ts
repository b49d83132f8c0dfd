import { darker, ink, lighter } from './palette.ts';
import { blob, curve, ellipse, limb, rect, svg, union } from './shapes.ts';
import type { Stage } from './stage.ts';
import { sway } from './time.ts';

// Things for tables and hands. Every prop has its foot at x, y unless said otherwise, and takes a scale.

/** A low table or bench, 240 wide. */
export function table(
  stage: Stage,
  x: number,
  y: number,
  width = 240,
  height = 90,
  colour: string = ink.wood,
): void {
  stage.at(x, y, () => {
    stage.still(`table ${width} ${height} ${colour}`, [-width / 2, -height, width / 2, 6], () => {
      for (const side of [-1, 1])
        stage.paper(rect(side * (width / 2 - 22) - 8, -height + 8, 16, height - 6), darker(colour, 0.2), {
          lift: 0.5,
        });
      stage.paper(rect(-width / 2, -height, width, 18, 5), colour);
    });
  });
}

/** A bed with a blanket, 380 long; the mattress lies 78 over its foot. Draw the sleeper, then `blanket`. */
export function bed(
  stage: Stage,
  x: number,
  y: number,
  colour: string = ink.wood,
  sheet: string = ink.paper,
): void {
  stage.at(x, y, () => {
    stage.still(`bed ${colour} ${sheet}`, [-210, -170, 210, 6], () => {
      stage.paper(rect(-200, -158, 20, 160, 6), darker(colour, 0.1));
      stage.paper(rect(180, -112, 20, 114, 6), darker(colour, 0.1));
      stage.paper(rect(-190, -54, 380, 30, 4), colour);
      stage.paper(rect(-184, -84, 368, 34, 12), sheet, { lift: 0.6 });
      stage.paper(
        blob([-180, -84], [-172, -112], [-110, -116], [-96, -88], [-130, -78]),
        lighter(sheet, 0.4),
        { lift: 0.8 },
      );
    });
  });
}

/** The cover over a sleeper of `bed`, breathing; same x and y as the bed. */
export function blanket(
  stage: Stage,
  x: number,
  y: number,
  colour: string,
  t: number,
  stripe: string = lighter(colour, 0.35),
): void {
  const up = sway(t, 3.6, 3);
  stage.at(x, y, () => {
    const piece = union(
      curve(
        [
          [-74, -88],
          [-60, -134 - up],
          [-10, -144 - up],
          [60, -132 - up * 0.6],
          [120, -122],
          [166, -112],
          [182, -84],
          [180, -40],
          [120, -34],
          [0, -38],
          [-66, -36],
        ],
        5,
      ),
    );
    stage.paper(piece, colour, { lift: 1.2 });
    stage.within(piece, () => {
      for (const dx of [-40, 20, 80, 140])
        stage.line(svg(`M${dx} -150 Q${dx + 14} -90 ${dx} -30`), stripe, 10, 0.8);
    });
  });
}

/** An oil lamp of clay with a living flame; its light is a separate `stage.glow`. `lit` 0 … 1 shrinks the flame away. */
export function lamp(stage: Stage, x: number, y: number, t: number, scale = 1, lit = 1): void {
  stage.at(
    x,
    y,
    () => {
      stage.paper(
        svg(
          'M-34 -20 C-34 0 -20 4 0 4 C20 4 26 -6 46 -16 L44 -24 C30 -24 24 -24 18 -26 C0 -32 -34 -34 -34 -20Z',
        ),
        ink.clay,
      );
      stage.paper(ellipse(-6, -24, 14, 4), darker(ink.clay, 0.4), { lift: 0 });
      stage.at(44, -22, () => flame(stage, t, lit));
    },
    { scale },
  );
}

/** A flame about 46 high, standing on the origin. */
export function flame(stage: Stage, t: number, lit = 1): void {
  if (lit <= 0.02) return;
  const flick = Math.sin(t * 9.3) * 3 + Math.sin(t * 14.7) * 2;
  const high = (44 + Math.sin(t * 7.1) * 3) * lit;
  const w = 11 * Math.sqrt(lit);
  stage.paper(
    svg(
      `M0 2 C${-w * 1.3} -6 ${-w} ${-high * 0.5} ${flick} ${-high} C${w} ${-high * 0.5} ${w * 1.3} -6 0 2Z`,
    ),
    '#f39a3d',
    { lift: 0.3 },
  );
  stage.ink(
    svg(
      `M0 0 C${-w * 0.7} -5 ${-w * 0.5} ${-high * 0.34} ${flick * 0.6} ${-high * 0.62} C${w * 0.5} ${-high * 0.34} ${w * 0.7} -5 0 0Z`,
    ),
    '#ffe9a6',
  );
}

/** A camp fire with logs, 110 wide. */
export function fire(stage: Stage, x: number, y: number, t: number, scale = 1): void {
  stage.at(
    x,
    y,
    () => {
      for (const [dx, s, p] of [
        [-20, 1.3, 0.4],
        [16, 1.5, 1.3],
        [0, 2, 0],
      ] as const)
        stage.at(dx, -8, () => flame(stage, t + p), { scale: s });
      stage.paper(union(limb([-50, 0], 8, [40, -14], 7)), ink.bark);
      stage.paper(union(limb([-38, -14], 7, [50, 0], 8)), darker(ink.bark, 0.2));
    },
    { scale },
  );
}

/** A two-handled clay jar, 90 high. */
export function jar(stage: Stage, x: number, y: number, colour: string = ink.clay, scale = 1): void {
  stage.at(
    x,
    y,
    () => {
      stage.still(`jar ${colour}`, [-50, -100, 50, 6], () => {
        stage.line(
          svg('M-16 -80 C-46 -80 -44 -56 -32 -50 M16 -80 C46 -80 44 -56 32 -50'),
          darker(colour, 0.15),
          7,
        );
        stage.paper(
          blob(
            [-14, -90],
            [-13, -74],
            [-34, -54],
            [-34, -26],
            [-16, 0],
            [16, 0],
            [34, -26],
            [34, -54],
            [13, -74],
            [14, -90],
          ),
          colour,
        );
        stage.ink(rect(-33, -50, 66, 5), lighter(colour, 0.4), 0.6);
        stage.paper(rect(-17, -94, 34, 8, 4), lighter(colour, 0.15), { lift: 0.4 });
      });
    },
    { scale },
  );
}

/** A woven basket, 80 wide; `full` puts round things of that colour in it. */
export function basket(stage: Stage, x: number, y: number, scale = 1, full?: string): void {
  stage.at(
    x,
    y,
    () => {
      stage.still(`basket ${full}`, [-50, -80, 50, 6], () => {
        if (full)
          for (const [dx, dy] of [
            [-20, -46],
            [0, -54],
            [20, -46],
            [-8, -44],
            [12, -44],
          ] as const)
            stage.paper(ellipse(dx, dy, 13), full, { lift: 0.5 });
        const body = svg('M-42 -44 L-32 0 Q0 6 32 0 L42 -44Z');
        stage.paper(body, ink.wheat);
        stage.within(body, () => {
          for (let i = -5; i < 6; i++)
            stage.line(svg(`M${i * 9} -46 L${i * 7} 4`), darker(ink.wheat, 0.35), 2, 0.6);
          for (const y2 of [-30, -16]) stage.line(svg(`M-44 ${y2} h88`), darker(ink.wheat, 0.45), 2.4, 0.6);
        });
        stage.paper(rect(-45, -50, 90, 10, 5), darker(ink.wheat, 0.12), { lift: 0.5 });
      });
    },
    { scale },
  );
}

/** A rolled scroll (not a Torah scroll), opened by `open` 0 … 1; origin in its middle. */
export function scroll(stage: Stage, x: number, y: number, open = 1, scale = 1): void {
  stage.at(
    x,
    y,
    () => {
      const half = 12 + open * 46;
      stage.paper(rect(-half, -32, half * 2, 64), ink.cream, { lift: 0.6 });
      for (let i = 0; i < 5; i++)
        stage.line(
          svg(`M${-half + 16} ${-20 + i * 10} h${Math.max(0, half * 2 - 32) * (i === 4 ? 0.5 : 1)}`),
          ink.bark,
          2,
          0.45,
        );
      for (const side of [-1, 1]) {
        stage.paper(rect(side * half - 7, -42, 14, 84, 6), darker(ink.cream, 0.12));
        stage.paper(rect(side * half - 4, -52, 8, 104, 4), ink.wood, { lift: 0.4 });
      }
    },
    { scale },
  );
}

/** An open book held or lying, 100 wide; origin at the foot of its spine. */
export function book(stage: Stage, x: number, y: number, colour: string = ink.blue, scale = 1): void {
  stage.at(
    x,
    y,
    () => {
      stage.paper(
        svg(
          'M0 4 C-20 -6 -40 -6 -54 2 V-34 C-40 -42 -20 -42 0 -32 C20 -42 40 -42 54 -34 V2 C40 -6 20 -6 0 4Z',
        ),
        colour,
      );
      stage.paper(
        svg(
          'M0 0 C-18 -9 -36 -9 -49 -3 V-36 C-36 -42 -18 -42 0 -33 C18 -42 36 -42 49 -36 V-3 C36 -9 18 -9 0 0Z',
        ),
        ink.paper,
        { lift: 0.4 },
      );
      stage.line(
        svg(
          'M0 -32 V0 M-40 -30 q16 -5 32 2 M-40 -22 q16 -5 32 2 M-40 -14 q16 -5 32 2 M8 -28 q16 -7 32 -2 M8 -20 q16 -7 32 -2 M8 -12 q16 -7 32 -2',
        ),
        ink.bark,
        1.8,
        0.5,
      );
    },
    { scale },
  );
}

/** A round loaf. */
export function bread(stage: Stage, x: number, y: number, scale = 1): void {
  stage.at(
    x,
    y,
    () => {
      stage.paper(blob([-30, 0], [-28, -16], [0, -24], [28, -16], [30, 0], [0, 4]), '#d89a52');
      stage.line(svg('M-14 -12 l8 -8 M0 -12 l8 -9 M13 -10 l7 -7'), '#f3d8a4', 3.4);
    },
    { scale },
  );
}

/** A shallow bowl with something in it. */
export function bowl(
  stage: Stage,
  x: number,
  y: number,
  full: string = ink.cream,
  scale = 1,
  colour: string = ink.clay,
): void {
  stage.at(
    x,
    y,
    () => {
      stage.paper(ellipse(0, -20, 31, 9), full, { lift: 0.3 });
      stage.paper(svg('M-36 -22 C-34 4 34 4 36 -22 C22 -14 -22 -14 -36 -22Z'), colour);
    },
    { scale },
  );
}

/** A cup, 30 high. */
export function cup(stage: Stage, x: number, y: number, colour: string = ink.clay, scale = 1): void {
  stage.at(
    x,
    y,
    () => {
      stage.paper(svg('M-14 -30 L-10 0 H10 L14 -30Z'), colour);
      stage.ink(ellipse(0, -30, 14, 4), darker(colour, 0.35));
    },
    { scale },
  );
}

/** A walking stick held in the hand at the origin, its point `down` below. */
export function staff(stage: Stage, down = 120, up = 60, colour: string = ink.wood): void {
  stage.paper(union(limb([0, -up], 4.5, [4, down], 3.4)), colour, { lift: 0.6 });
}

/** A bundle on the shoulder or ground, 60 wide. */
export function bundle(stage: Stage, x: number, y: number, colour: string = ink.rust, scale = 1): void {
  stage.at(
    x,
    y,
    () => {
      stage.paper(blob([-30, 0], [-34, -22], [-10, -40], [14, -38], [34, -20], [30, 0], [0, 5]), colour);
      stage.paper(blob([-6, -38], [-16, -54], [0, -48], [14, -56], [8, -38]), lighter(colour, 0.1), {
        lift: 0.5,
      });
      stage.line(svg('M-12 -34 q-8 16 -10 30 M8 -34 q8 16 10 28'), darker(colour, 0.4), 2, 0.5);
    },
    { scale },
  );
}

/** A well of stone with a rope over its beam, 170 wide. */
export function well(stage: Stage, x: number, y: number, scale = 1, bucket = 0): void {
  stage.at(
    x,
    y,
    () => {
      stage.still('well back', [-100, -260, 100, 10], () => {
        for (const dx of [-74, 64]) stage.paper(rect(dx, -230, 11, 200), ink.wood, { lift: 0.6 });
        stage.paper(rect(-92, -238, 186, 14, 6), ink.wood);
        stage.paper(ellipse(0, -84, 82, 16), darker(ink.stone, 0.75), { lift: 0 });
      });
      stage.line(svg(`M0 -226 V${-150 + bucket * 70}`), ink.bark, 4);
      stage.within(rect(-80, -240, 160, 158), () =>
        stage.at(0, -150 + bucket * 70, () => stage.paper(svg('M-20 0 L-15 40 H15 L20 0Z'), ink.clay)),
      );
      stage.still('well front', [-100, -110, 100, 10], () => {
        stage.paper(svg('M-86 -84 C-60 -64 60 -64 86 -84 V-4 C60 14 -60 14 -86 -4Z'), ink.stone);
        for (let i = 0; i < 9; i++)
          stage.ink(
            rect(-76 + (i % 3) * 52 + (i > 2 && i < 6 ? -18 : 0), -62 + Math.floor(i / 3) * 22, 40, 16, 5),
            i % 2 ? '#ffffff' : darker(ink.stone, 0.5),
            0.2,
          );
      });
    },
    { scale },
  );
}
