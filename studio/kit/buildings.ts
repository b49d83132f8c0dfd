import { darker, ink, lighter } from './palette.ts';
import { arch, blob, curve, ellipse, polygon, rect, svg, union, type Point } from './shapes.ts';
import type { Stage } from './stage.ts';
import { random, sway } from './time.ts';

export interface House {
  width?: number;
  height?: number;
  wall?: string;
  roof?: 'flat' | 'dome' | 'battlement';
  /** How far the door stands open, 0 … 1; left out: no door. */
  door?: number;
  doorColour?: string;
  /** Number of windows, and whether light is in them. */
  windows?: number;
  lit?: boolean;
  seed?: number;
}

/** A house of stone, the middle of its foot at x, y. Doors are arched, with a mezuzah on the right as one enters. */
export function house(stage: Stage, x: number, y: number, made: House = {}, scale = 1): void {
  const {
    width = 260,
    height = 220,
    wall = ink.cream,
    roof = 'flat',
    door,
    windows = 2,
    lit = false,
    seed = 1,
  } = made;
  stage.at(
    x,
    y,
    () => {
      const key = { width, height, wall, roof, windows, lit, seed, door: door === undefined };
      stage.still(`house ${JSON.stringify(key)}`, [-width / 2 - 14, -height - 90, width / 2 + 14, 10], () => {
        if (roof === 'dome')
          stage.paper(ellipse(0, -height, width * 0.34, 62), lighter(wall, 0.1), { up: true });
        if (roof === 'battlement') {
          for (let i = 0; i < 7; i++)
            stage.paper(rect(-width / 2 + (i * width) / 6.5, -height - 20, width / 13, 30), wall, {
              up: true,
            });
        }
        stage.paper(rect(-width / 2, -height, width, height + 4), wall, { lift: 1.3, up: true });
        courses(stage, width, height, wall, seed);
        stage.paper(rect(-width / 2 - 8, -height - 8, width + 16, 16, 3), darker(wall, 0.12), { lift: 0.7 });
        for (let i = 0; i < windows; i++) {
          const wx = ((i + 0.5) / windows - 0.5) * width * (door === undefined ? 1 : 0.94);
          if (door !== undefined && Math.abs(wx) < 50) continue;
          stage.paper(arch(wx, -height * 0.46, 44, 68), lit ? ink.gold : darker(wall, 0.62), { lift: 0.3 });
          stage.line(svg(`M${wx} ${-height * 0.46} v-64 M${wx - 22} ${-height * 0.46 - 26} h44`), wall, 3);
        }
      });
      if (door !== undefined)
        doorway(stage, 0, 0, {
          width: 84,
          height: 138,
          wall,
          open: door,
          colour: made.doorColour ?? ink.wood,
          lit,
        });
    },
    { scale },
  );
}

function courses(stage: Stage, width: number, height: number, wall: string, seed: number): void {
  const next = random(seed + 20);
  for (let i = 0; i < Math.round((width * height) / 3600); i++) {
    const [x, row, w] = [
      (next() - 0.5) * (width - 50),
      Math.floor((next() * height) / 24) * 24,
      20 + next() * 26,
    ];
    stage.ink(rect(x - w / 2, -height + 12 + row, w, 15, 3), i % 3 ? darker(wall, 0.4) : '#ffffff', 0.13);
  }
}

export interface Doorway {
  width?: number;
  height?: number;
  wall?: string;
  /** 0 shut … 1 wide open. */
  open?: number;
  colour?: string;
  lit?: boolean;
  /** What is seen through the open door, drawn with the door's foot as origin. */
  inside?: () => void;
  mezuzah?: boolean;
}

/** An arched doorway whose leaf turns on its left post; the mezuzah leans inwards on the right post. */
export function doorway(stage: Stage, x: number, y: number, made: Doorway = {}): void {
  const {
    width = 150,
    height = 260,
    wall = ink.cream,
    open = 0,
    colour = ink.wood,
    lit = false,
    inside,
    mezuzah = true,
  } = made;
  stage.at(x, y, () => {
    stage.paper(arch(0, 2, width + 22, height + 12), darker(wall, 0.14), { lift: 0.5 });
    const hole = arch(0, 2, width, height);
    stage.ink(hole, lit ? ink.gold : darker(ink.dusk, 0.3));
    if (inside) stage.within(hole, inside);
    stage.within(hole, () => {
      const w = 1 - open * 0.82;
      stage.at(
        -width / 2,
        0,
        () => {
          stage.paper(rect(0, -height - 4, width, height + 8), colour, { lift: 1 });
          for (let i = 1; i < 5; i++)
            stage.line(svg(`M${(i * width) / 5} ${-height} v${height + 4}`), darker(colour, 0.35), 2.5, 0.6);
          stage.line(
            svg(`M0 ${-height * 0.28} h${width} M0 ${-height * 0.68} h${width}`),
            darker(colour, 0.45),
            7,
            0.8,
          );
          stage.paper(ellipse(width * 0.86, -height * 0.46, width * 0.045), ink.gold, { lift: 0.4 });
        },
        { scaleX: w },
      );
    });
    if (mezuzah)
      stage.at(
        width / 2 + 6,
        -height * 0.62,
        () =>
          stage.paper(rect(-height * 0.014, -height * 0.055, height * 0.028, height * 0.11, 2), ink.gold, {
            lift: 0.4,
          }),
        { turn: -16 },
      );
  });
}

/** A wall with arches, as of a courtyard or an aqueduct; the openings show what lies behind. */
export function arcade(
  stage: Stage,
  x: number,
  y: number,
  count: number,
  wall: string = ink.cream,
  width = 150,
  height = 280,
): void {
  stage.at(x, y, () => {
    stage.still(
      `arcade ${count} ${wall} ${width} ${height}`,
      [0, -height - 30, count * width + 30, 10],
      () => {
        const path = rect(0, -height, count * width + 30, height + 6);
        for (let i = 0; i < count; i++)
          path.addPath(arch(i * width + 15 + width / 2, 8, width - 42, height - 52));
        const { ctx } = stage;
        ctx.save();
        ctx.shadowColor = 'rgba(16, 12, 36, 0.36)';
        ctx.shadowBlur = 12 * stage.scale;
        ctx.fillStyle = wall;
        ctx.fill(path, 'evenodd');
        ctx.shadowColor = 'transparent';
        ctx.fillStyle = stage.grain(wall);
        ctx.fill(path, 'evenodd');
        ctx.restore();
        stage.paper(rect(-6, -height - 10, count * width + 42, 20, 3), darker(wall, 0.1), { lift: 0.8 });
      },
    );
  });
}

/** A city on a hill, far away, about 480 wide. */
export function city(
  stage: Stage,
  x: number,
  y: number,
  wall: string = ink.cream,
  scale = 1,
  lit = false,
): void {
  stage.at(
    x,
    y,
    () => {
      stage.still(`city ${wall} ${lit}`, [-260, -260, 260, 10], () => {
        const parts = [
          [-150, 150, 70],
          [-60, 190, 84],
          [60, 230, 66],
          [150, 150, 80],
          [0, 140, 120],
        ] as const;
        for (const [dx, h, w] of parts) {
          stage.paper(rect(dx - w / 2, -h, w, h), darker(wall, h > 180 ? 0.04 : 0.1), { up: true });
          for (let i = 0; i < 3; i++)
            stage.paper(rect(dx - w / 2 + i * w * 0.36, -h - 10, w * 0.24, 14), darker(wall, 0.06), {
              up: true,
              lift: 0.5,
            });
          stage.ink(arch(dx, -h + 60, 16, 30), lit ? ink.gold : darker(wall, 0.55));
        }
        const front = rect(-240, -92, 480, 98);
        stage.paper(front, wall, { lift: 1.2, up: true });
        for (let i = 0; i < 12; i++)
          stage.paper(rect(-240 + i * 41, -104, 24, 18), wall, { up: true, lift: 0.5 });
        for (const dx of [-180, -110, 110, 180])
          stage.ink(arch(dx, 6, 34, 62), lit ? '#d99a3c' : darker(wall, 0.5));
        stage.ink(arch(0, 6, 64, 86), lit ? ink.gold : darker(wall, 0.6));
      });
    },
    { scale },
  );
}

export interface Tent {
  cloth?: string;
  stripe?: string;
  /** How far the front flaps are drawn back, 0 … 1. */
  open?: number;
}

/** A wide tent of woven cloth, 620 across and 330 high, its middle foot at x, y. */
export function tent(stage: Stage, x: number, y: number, made: Tent = {}, scale = 1, t = 0): void {
  const { cloth = ink.cream, stripe = ink.pomegranate, open = 1 } = made;
  stage.at(
    x,
    y,
    () => {
      stage.still(`tent back ${cloth} ${stripe}`, [-330, -350, 330, 10], () => {
        stage.paper(
          polygon([-250, 2], [-180, -200], [0, -262], [180, -200], [250, 2]),
          darker(ink.rust, 0.45),
          { lift: 0.6 },
        );
        stage.paper(polygon([-120, 0], [-96, -190], [96, -190], [120, 0]), darker(ink.rust, 0.25), {
          lift: 0.3,
          edge: 0,
        });
      });
      const flap = (side: 1 | -1): void => {
        const fold = 1 - open;
        const billow = sway(t, 3.2, 5, side * 0.2);
        const inner = (k: number): number => side * (40 + open * 118) * (1 - fold * k);
        const piece = union(
          curve(
            [
              [side * 2, -258],
              [side * 190, -200],
              [side * 262, 0],
              [side * 236, 4],
              [inner(0.9) + billow, 2],
              [inner(0.9) + billow * 0.6 + side * 8, -90],
              [inner(0.7), -160],
            ] as Point[],
            4,
          ),
        );
        stage.paper(piece, cloth);
        stage.within(piece, () => {
          for (const k of [0.3, 0.62, 0.95])
            stage.line(
              svg(`M${side * 20} -262 Q${side * 150 * k} -140 ${side * 262 * k + billow * (1 - k)} 8`),
              stripe,
              11,
              0.9,
            );
        });
      };
      flap(-1);
      flap(1);
      roof(stage, cloth, stripe);
      for (const side of [-1, 1]) stage.line(svg(`M${side * 218} -196 L${side * 318} 2`), ink.wood, 3);
    },
    { scale },
  );
}

function roof(stage: Stage, cloth: string, stripe: string): void {
  stage.still(`tent roof ${cloth} ${stripe}`, [-250, -350, 250, -140], () => {
    stage.paper(
      union([
        [-4, -320],
        [4, -320],
        [4, -250],
        [-4, -250],
      ]),
      ink.wood,
      { lift: 0.4 },
    );
    const top = blob(
      [-236, -178],
      [-120, -236],
      [0, -306],
      [120, -236],
      [236, -178],
      [224, -166],
      [120, -186],
      [0, -192],
      [-120, -186],
      [-224, -166],
    );
    stage.paper(top, cloth, { lift: 1.4 });
    stage.within(top, () => {
      for (const dx of [-160, -80, 0, 80, 160])
        stage.line(svg(`M${dx * 0.2} -310 Q${dx * 0.6} -240 ${dx} -150`), stripe, 13);
    });
    for (let i = 0; i < 15; i++) {
      const at = (i - 7) / 7;
      stage.paper(
        union([
          [at * 222 - 13, -186 + at * at * 16],
          [at * 222 + 13, -186 + at * at * 16],
          [at * 222, -164 + at * at * 16],
        ]),
        stripe,
        { lift: 0.4 },
      );
    }
  });
}

/** A stall with an awning; what is for sale is drawn on its board (y - 96) by the film. */
export function stall(
  stage: Stage,
  x: number,
  y: number,
  cloth: string = ink.pomegranate,
  scale = 1,
  t = 0,
): void {
  stage.at(
    x,
    y,
    () => {
      stage.still(`stall ${cloth}`, [-150, -300, 150, 8], () => {
        for (const dx of [-126, 118]) stage.paper(rect(dx, -250, 9, 252), ink.wood, { lift: 0.5 });
        stage.paper(rect(-136, -96, 272, 98, 4), ink.wood);
        stage.line(svg('M-136 -64 h272 M-136 -32 h272'), darker(ink.wood, 0.4), 2.4, 0.7);
        stage.paper(rect(-146, -106, 292, 16, 4), lighter(ink.wood, 0.2), { lift: 0.8 });
      });
      for (let i = 0; i < 8; i++) {
        const left = -150 + i * 37.5;
        const hang = sway(t, 2.8, 3, i / 8);
        stage.paper(
          svg(
            `M${left + 12} -280 h${i === 7 ? 14 : 26} L${left + 38} -226 q-2 ${22 + hang} -19 ${22 + hang} q-17 0 -19 ${-22 - hang}Z`,
          ),
          i % 2 ? ink.cream : cloth,
          { lift: 0.7 },
        );
      }
    },
    { scale },
  );
}
