import { bird } from '../kit/animals.ts';
import { arcade, doorway, house } from '../kit/buildings.ts';
import { near, shot } from '../kit/camera.ts';
import { film } from '../kit/film.ts';
import { grass, ground, hills } from '../kit/land.ts';
import { looks } from '../kit/look.ts';
import { darker, ink, lighter, mood, skin, type Mood } from '../kit/palette.ts';
import { person } from '../kit/person.ts';
import { poses, type Pose } from '../kit/pose.ts';
import { basket, bed, blanket, jar, scroll, table } from '../kit/props.ts';
import { arch, blob, limb, rect, svg, union } from '../kit/shapes.ts';
import { clouds, sky, sun } from '../kit/sky.ts';
import type { Stage } from '../kit/stage.ts';
import { lerp, pulse, ramp, smooth, sway } from '../kit/time.ts';
import { branch, tree } from '../kit/trees.ts';
import { beams, dust, petals, room } from '../kit/weather.ts';

const mother = {
  ...looks.grandmother,
  skin: skin.olive,
  robe: ink.cream,
  trim: ink.gold,
  cloak: ink.violet,
  coverColour: ink.paper,
};
const tarfon = {
  ...looks.sage,
  skin: skin.olive,
  robe: ink.mist,
  trim: ink.blue,
  cloak: ink.blue,
  hair: ink.bark,
  beard: 0.6,
};
const old = { ...looks.sage, skin: skin.light, robe: ink.cream, cloak: ink.olive, trim: ink.olive };
const young = { ...looks.scholar, skin: skin.dark, robe: ink.peach, cloak: ink.plum, trim: ink.plum };

/** Bent down to the ground, both hands flat on it. */
const low: Pose = {
  ...poses.bend,
  hip: 88,
  shift: -10,
  lean: 86,
  head: -34,
  armF: 26,
  elbowF: 4,
  armB: 40,
  elbowB: 2,
  footF: -16,
  footB: -62,
};
const lower = (k: number): Pose => ({ ...low, armF: 26 + k * 12, armB: 40 - k * 12 });

// 1: a quiet Shabbat afternoon in the courtyard.
const strolling = person(mother, { x: 220, y: 640, size: 1.04, feels: 'glad' })
  .walk(0.4, 640, { seconds: 6.4 })
  .wave(4.6, 1.4);
const reading = person(tarfon, { x: 980, y: 640, size: 1.06, face: -1, pose: 'sitRead', feels: 'calm' })
  .hold(0, 99, (s) => scroll(s, 0, -10, 0.5, 0.62), 'both')
  .nod(4.8, 1)
  .feel(4.4, 'glad');

// 3: he puts his hands where she must step.
const halted = person(mother, { x: 480, y: 640, size: 1.14, feels: 'worried' })
  .pose(0, { ...poses.stoop, liftF: 22, footF: 16 }, 0.1)
  .shake(0.6, 1)
  .pose(3.4, { ...poses.stand, armF: 34, elbowF: 20, armB: 46 }, 0.8)
  .glide(3.6, 480, { seconds: 0.6, y: 632 })
  .walk(4.6, 640, { seconds: 4.6 })
  .feel(3.2, 'amazed')
  .feel(5, 'tender');
const rushing = person(tarfon, { x: 1330, y: 646, size: 1.16, face: -1, feels: 'worried' })
  .run(0.5, 680, { seconds: 1.6 })
  .pose(2.2, lower(0), 1)
  .pose(4.6, lower(1), 0.7)
  .pose(5.6, lower(0), 0.7)
  .pose(6.6, lower(1), 0.7)
  .pose(7.6, lower(0), 0.7)
  .glide(4.6, 838, { seconds: 4.6, facing: 'kept' })
  .feel(2.2, 'tender');

// 5: as far as her couch.
const seated = person(mother, { x: 800, y: 656, size: 1.22, face: -1, pose: 'sit', feels: 'calm' })
  .pose(1.2, { ...poses.sit, lean: 12, armF: 74, elbowF: 14, armB: 66, elbowB: 16 }, 0.9)
  .nod(2.8, 1.2)
  .pose(4.6, { ...poses.sit, armF: 30, elbowF: 112, armB: 36, elbowB: 104, head: 10 }, 0.9)
  .feel(1.2, 'tender')
  .feel(4.6, 'glad');
const humble = person(tarfon, {
  x: 580,
  y: 660,
  size: 1.22,
  pose: { ...poses.bow, lean: 52 },
  feels: 'tender',
})
  .pose(0.8, { ...poses.offer, lean: 22 }, 1)
  .nod(3, 1)
  .pose(4.6, 'heart', 0.8);

// 6: he is ill, and his mother asks the sages to pray.
const sick = person({ ...tarfon, cover: 'cap', coverColour: ink.cream }, { x: -6, y: -76, pose: 'lie' }).shut(
  0,
  99,
);
const telling = person(mother, { x: 640, y: 652, size: 1.16, feels: 'worried' })
  .talk(0.8, 2.2)
  .pose(0.6, 'offer', 0.5)
  .talk(3.6, 3)
  .pose(3.4, { ...poses.bow, lean: 30, armF: 40, elbowF: 30, armB: 54, elbowB: 20 }, 0.7)
  .pose(6.4, 'heart', 0.6)
  .feel(6.4, 'sad');
const visitor1 = person(old, { x: 1330, y: 652, size: 1.18, face: -1, feels: 'worried' })
  .walk(-0.4, 880, { seconds: 2 })
  .pose(3.6, 'listen', 0.7)
  .nod(5.6, 1.2)
  .pose(6.2, 'pray', 0.7);
const visitor2 = person(young, { x: 1480, y: 644, size: 1.14, face: -1, feels: 'worried' })
  .walk(-0.4, 1050, { seconds: 2.2 })
  .pose(4, 'think', 0.7)
  .nod(6, 1)
  .pose(6.6, 'pray', 0.7);

// 7: the answer.
const answering = person(old, { x: 760, y: 668, size: 1.4, face: -1, feels: 'calm' })
  .hold(0, 99, (s, t) => scroll(s, 0, -14, 0.3 + ramp(t, 0.4, 1.6) * 0.7, 0.8), 'both')
  .pose(-1, 'hold', 0)
  .talk(1.2, 3)
  .nod(4.6, 0.9)
  .feel(1, 'firm')
  .feel(4.4, 'tender');
const astonished = person(mother, { x: 440, y: 668, size: 1.34, pose: 'heart', feels: 'worried' })
  .nod(3.2, 0.8)
  .pose(4.2, 'listen', 0.6)
  .feel(3.8, 'amazed')
  .feel(5.6, 'tender');
const agreeing = person(young, { x: 1010, y: 660, size: 1.32, face: -1, pose: 'think', feels: 'calm' }).nod(
  2.6,
  1,
);

// 8: well again.
const arm = { ...poses.stand, armF: 40, elbowF: 66, armB: 36, elbowB: 50 };
const together = person(mother, { x: 420, y: 644, size: 1.04, pose: arm, feels: 'tender' }).walk(0, 700, {
  seconds: 6,
});
const beside = person(tarfon, { x: 530, y: 640, size: 1.12, pose: { ...arm, lean: 8 }, feels: 'glad' })
  .walk(0, 810, { seconds: 6 })
  .nod(2, 1)
  .gaze(4, 'us');

function yard(s: Stage, t: number, hour: Mood, wall: string, sunX = 300): void {
  s.layer(0, () => {
    sky(s, hour, t);
    sun(s, hour, sunX, 170, 50, t);
    clouds(s, hour, t, 3, 110);
  });
  s.layer(0.35, () => {
    hills(s, { y: 440, rise: 70, hills: 5, seed: 9, colour: hour.hills[0] ?? ink.moss });
    house(s, 240, 470, { width: 150, height: 120, wall: darker(wall, 0.08), roof: 'dome', windows: 2 });
    house(s, 400, 476, { width: 170, height: 150, wall: darker(wall, 0.12), windows: 2, seed: 3 });
  });
  s.layer(0.75, () => arcade(s, -220, 602, 6, wall, 170, 300));
  s.layer(1, () => {
    s.paper(rect(860, 120, 760, 480), lighter(wall, 0.3), { lift: 1.4, up: true });
    doorway(s, 1130, 600, { width: 160, height: 290, wall, open: 0.7, colour: ink.olive });
    tree(s, 110, 616, { kind: 'pomegranate', fruit: ink.pomegranate }, 1.15, t);
    ground(s, 590, '#dcc49a', 4);
    for (let i = 0; i < 16; i++)
      s.ink(rect(-260 + i * 118 + (i % 2) * 30, 612 + (i % 4) * 26, 92, 12, 5), '#8a6d4a', 0.13);
  });
}

function bench(s: Stage, x: number): void {
  s.paper(rect(x - 100, 578, 210, 16, 5), ink.wood);
  for (const dx of [-80, 76]) s.paper(rect(x + dx, 590, 14, 52, 3), darker(ink.wood, 0.2), { lift: 0.5 });
}

/** A foot as large as the picture allows, its heel at x, the ground at y; `torn` 0 … 1 opens the sandal's strap. */
function bigFoot(s: Stage, x: number, y: number, sandal: boolean, torn = 0, tilt = 0): void {
  s.at(
    x,
    y,
    () => {
      s.paper(union(limb([26, -250], 62, [34, -70], 48)), mother.skin, { lift: 0.6 });
      s.paper(
        blob(
          [-26, -96],
          [-40, -36],
          [-30, -4],
          [60, 0],
          [200, 0],
          [226, -20],
          [206, -42],
          [130, -66],
          [84, -110],
          [40, -130],
        ),
        mother.skin,
        { lift: 0.8 },
      );
      for (let i = 0; i < 3; i++)
        s.line(svg(`M${206 - i * 17} -38 q8 8 2 18`), darker(mother.skin, 0.3), 2.4, 0.6);
      if (sandal) {
        s.paper(union(limb([-32, 4], 11, [222, 4], 11)), ink.wood);
        s.line(svg('M-36 -40 Q20 -78 84 -106 M150 2 Q160 -34 128 -68'), ink.rust, 15);
        const up = torn * 70;
        s.line(svg(`M60 2 Q${70 - up * 0.3} ${-40 - up} ${104 - up} ${-88 - up * 0.4}`), ink.rust, 15);
        if (torn > 0.2)
          s.line(svg(`M128 -66 q${26 * torn} ${-10 - 20 * torn} ${34 * torn} ${-44 * torn}`), ink.rust, 13);
      }
    },
    { scale: 1.1, turn: -tilt },
  );
}

/** The hem of the dress over both feet, from x to x. */
function bigHem(s: Stage, from: number, to: number, t: number): void {
  const path = svg(
    `M${from - 150} -100 L${from - 110 + sway(t, 2, 6)} 400 Q${(from + to) / 2} 446 ${to + 150 + sway(t, 2.3, 6)} 396 L${to + 120} -100Z`,
  );
  s.paper(path, mother.robe, { lift: 1.6 });
  s.within(path, () => {
    s.line(svg(`M${from - 140} 376 Q${(from + to) / 2} 424 ${to + 180} 372`), ink.gold, 26);
    for (const k of [0.2, 0.5, 0.8])
      s.line(
        svg(`M${lerp(from, to, k)} -60 Q${lerp(from, to, k) + 16} 200 ${lerp(from - 60, to + 100, k)} 400`),
        darker(mother.robe, 0.5),
        5,
        0.16,
      );
    s.paper(
      svg(`M${from - 170} -100 L${from - 130} 330 Q${from - 60} 360 ${from} 340 L${from + 30} -100Z`),
      mother.cloak,
      { lift: 0.6 },
    );
  });
}

/** An open hand lying on the ground, palm up, at the end of an arm that comes from beyond the picture on the right. */
function bigHand(s: Stage, x: number, y: number, sleeve: string): void {
  s.at(x, y, () => {
    s.paper(union(limb([150, -26], 40, [500, -170], 62), limb([500, -170], 62, [1060, -560], 84)), sleeve);
    s.line(svg('M148 -64 L176 12'), ink.gold, 12);
    s.paper(
      blob([150, -46], [96, -44], [20, -26], [-60, -20], [-74, -8], [-20, 8], [80, 16], [150, 10]),
      tarfon.skin,
      { lift: 0.9 },
    );
    s.paper(blob([110, -34], [70, -62], [30, -58], [36, -44], [80, -26]), tarfon.skin, { lift: 0.5 });
    for (let i = 0; i < 3; i++)
      s.line(svg(`M${-58 + i * 2} ${-12 + i * 7} q40 -6 76 -4`), darker(tarfon.skin, 0.3), 2.4, 0.5);
  });
}

const STEP = 1.35;

/** Where foot or hand `side` is in the close view: it steps on every second beat, the hand `early` seconds ahead. */
function treading(t: number, side: 0 | 1, early: number): { x: number; lift: number } {
  let x = 150 + side * 180;
  let lift = 0;
  for (let i = 0; i < 3; i++) {
    const at = 0.7 + (i * 2 + side) * STEP - early;
    const k = ramp(t, at, at + 0.75, smooth);
    x += 360 * k;
    if (k > 0 && k < 1) lift = Math.sin(k * Math.PI);
  }
  return { x, lift };
}

function chamber(s: Stage, t: number): void {
  s.layer(0.6, () => {
    room(s, '#b98d63', '#7f5a3c', 566);
    s.paper(arch(980, 330, 160, 230), ink.cream, { lift: 0.5 });
    s.within(arch(980, 322, 136, 210), () => {
      s.ink(rect(900, 90, 170, 250), '#cfe6ee');
      s.at(sway(t, 4, 4), 0, () => branch(s, 900, 190, 24, ink.olive, 0.5, t, ink.pomegranate));
    });
  });
}

export default film({
  course: 'honoring-parents',
  poster: 21.7,
  bpm: 79.2,
  scenes: [
    {
      seconds: 7.4,
      pace: 0.9,
      draw(s, t) {
        s.camera(
          ...(near(t, [4.7, 6.2, reading, 0.9]) ??
            shot(t, [
              [0, 700, 330, 1.12],
              [7.4, 640, 400, 1.14],
            ])),
        );
        yard(s, t, mood.spring, '#f1dcb4');
        s.layer(1, () => {
          bench(s, 966);
          reading.draw(s, t);
          strolling.draw(s, t);
          bird(s, 760, 656, t, ink.paper, 0.8, pulse(t, 3.4, 6, 0.3), -1);
        });
        s.layer(1.35, () => branch(s, -70, 40, 22, ink.olive, 1.1, t, ink.pomegranate));
      },
    },
    {
      seconds: 6,
      enter: { kind: 'fade', seconds: 0.6 },
      draw(s, t) {
        const first = ramp(t, 0.3, 1.5);
        const torn = ramp(t, 2.4, 2.8);
        s.camera(
          ...shot(t, [
            [0, 620, 350, 1],
            [2.4, 640, 380, 1.04],
            [6, 650, 400, 1.1],
          ]),
        );
        s.layer(1, () => {
          s.paper(rect(-300, -300, 2000, 900), '#e9d3a6', { lift: 0 });
          ground(s, 540, '#dcc49a', 4);
          for (let i = 0; i < 9; i++)
            s.paper(rect(-200 + i * 210, 590 + (i % 2) * 60, 180, 44, 14), '#d2b98c', { lift: 0.4 });
          grass(s, 1110, 650, ink.moss, 2.4, ink.rose);
          bigFoot(s, 420, 584, true);
          bigFoot(
            s,
            lerp(330, 660, first),
            610 - Math.sin(first * Math.PI) * 40,
            true,
            torn,
            Math.sin(ramp(t, 2.6, 4) * Math.PI) * 10,
          );
          bigHem(s, 470, 690, t);
        });
      },
    },
    {
      seconds: 9,
      pace: 0.95,
      enter: { kind: 'fade', seconds: 0.6 },
      draw(s, t) {
        s.camera(
          ...(near(t, [0.5, 1.9, halted, 0.9]) ??
            shot(t, [
              [0, 620, 400, 1.08],
              [3, 600, 430, 1.22],
              [9, 700, 440, 1.28],
            ])),
        );
        yard(s, t + 10, mood.spring, '#f1dcb4');
        s.layer(1, () => {
          if (t > 1) s.at(430, 654, () => s.paper(union(limb([-14, 0], 4, [16, 0], 4)), ink.wood));
          rushing.draw(s, t);
          halted.draw(s, t);
        });
      },
    },
    {
      seconds: 7.4,
      pace: 0.95,
      draw(s, t) {
        const feet = [treading(t, 0, 0), treading(t, 1, 0)] as const;
        const hands = [treading(t, 0, 0.62), treading(t, 1, 0.62)] as const;
        const middle = (feet[0].x + feet[1].x) / 2;
        s.camera(Math.min(1100, Math.max(520, middle + 260)), 380, 0.96);
        s.layer(1, () => {
          s.paper(rect(-600, -300, 3200, 900), '#e9d3a6', { lift: 0 });
          ground(s, 540, '#dcc49a', 4, -600, 2500);
          for (let i = 0; i < 15; i++)
            s.paper(rect(-300 + i * 210, 596 + (i % 2) * 58, 180, 44, 14), '#d2b98c', { lift: 0.4 });
          bigHand(s, hands[1].x + 104, 612 - hands[1].lift * 8, darker(tarfon.cloak, 0.16));
          bigFoot(s, feet[1].x, 578 - feet[1].lift * 46, true);
          bigHand(s, hands[0].x + 104, 652 - hands[0].lift * 8, tarfon.cloak);
          bigFoot(s, feet[0].x, 616 - feet[0].lift * 46, false);
          bigHem(s, Math.min(feet[0].x, feet[1].x) + 20, Math.max(feet[0].x, feet[1].x) + 50, t);
        });
        beams(s, 300, -80, 0.16, t);
      },
    },
    {
      seconds: 6.8,
      enter: { kind: 'fade', seconds: 0.7 },
      draw(s, t) {
        s.camera(
          ...(near(t, [5.2, 6.8, seated, 0.9]) ??
            shot(t, [
              [0, 660, 410, 1.16],
              [6.8, 680, 410, 1.3],
            ])),
        );
        chamber(s, t);
        s.layer(1, () => {
          basket(s, 330, 650, 1.1, ink.pomegranate);
          s.at(930, 672, () => bed(s, 0, 0, ink.wood, ink.peach), { scale: 1.06, scaleX: -1 });
          s.paper(svg('M500 690 L1120 690 L1180 716 L440 716Z'), ink.teal, { lift: 0.5 });
          seated.draw(s, t);
          humble.draw(s, t);
        });
        beams(s, 960, 40, 0.26, t);
        dust(s, t, ink.paper, 20);
      },
    },
    {
      seconds: 8.2,
      pace: 0.95,
      enter: { kind: 'page', seconds: 1 },
      draw(s, t) {
        s.camera(
          ...(near(t, [1, 2.9, telling]) ??
            shot(t, [
              [0, 660, 390, 1.06],
              [8.2, 620, 405, 1.16],
            ])),
        );
        chamber(s, t);
        s.layer(1, () => {
          s.at(
            330,
            668,
            () => {
              bed(s, 0, 0, ink.wood, ink.paper);
              sick.draw(s, t);
              blanket(s, 0, 0, ink.blue, t, ink.mist);
            },
            { scale: 1.2 },
          );
          table(s, 1180, 640, 160, 110);
          jar(s, 1180, 530, ink.clay, 0.7);
          visitor2.draw(s, t);
          visitor1.draw(s, t);
          telling.draw(s, t);
        });
        dust(s, t, ink.paper, 20);
        s.tint('#2a3270', 0.16);
      },
    },
    {
      seconds: 6.6,
      pace: 0.82,
      draw(s, t) {
        s.camera(
          ...(near(t, [4.3, 5.8, astonished, 0.9]) ??
            shot(t, [
              [0, 700, 380, 1.04],
              [6.6, 690, 390, 1.14],
            ])),
        );
        chamber(s, t);
        s.layer(1, () => {
          s.glow(690, 420, 380 * ramp(t, 0.4, 2), '#ffe9a6', 0.5);
          agreeing.draw(s, t);
          astonished.draw(s, t);
          answering.draw(s, t);
        });
        dust(s, t + 3, ink.paper, 24);
        s.tint('#2a3270', 0.1);
      },
    },
    {
      seconds: 7.2,
      enter: { kind: 'iris', seconds: 1, x: 640, y: 360 },
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 600, 420, 1.26],
            [7.2, 680, 370, 1.04],
          ]),
        );
        yard(
          s,
          t,
          { ...mood.dawn, stars: false, hills: ['#8b79b0', '#b9788f', '#cd8c78', '#7f9262'] },
          '#efcfa6',
          420,
        );
        s.layer(1, () => {
          beside.draw(s, t);
          together.draw(s, t);
        });
        petals(s, t, ink.rose, 12);
        s.layer(1.35, () => branch(s, 1340, 20, 154, ink.olive, 1.1, t, ink.pomegranate));
        s.tint('#f6c453', 0.12, 'soft-light');
      },
    },
  ],
  music: [
    { voice: 'strings', at: 0, bpm: 56.4, gain: 0.6, fadeIn: 1.5, notes: 'D3+A3+F4:4 C4+G3+E4:4 D3+A3+F4:5' },
    {
      voice: 'clarinet',
      at: 0.43,
      gain: 0.75,
      pan: -0.15,
      notes: 'A4:1.5 D5:.5 C5 A4 | Bb4:.5 A4:.5 G4 A4:2 | F4 G4:.5 A4:.5 G4 F4 | E4:.5 F4:.5 D4:2',
    },
    { voice: 'dulcimer', at: 9.04, gain: 0.6, pan: 0.2, notes: 'D5:.5 A4:.5 F4:.5 A4:.5 | D5? -' },
    {
      voice: 'oud',
      at: 14.43,
      gain: 0.9,
      pan: 0.15,
      repeat: 1,
      notes:
        'D4:.5 D4:.5 F4:.5 G4:.5 A4:1 - | A3:1 D4:1.5 E4:.5 F4 E4 | D4:1 G4:1.5 F4:.5 E4 D4 | C4:1 F4 E4 D4:2 | A3:1 D4:1.5 E4:.5 F4 G4 | A4:1 Bb4:1.5 A4:.5 G4 F4 | E4:1 F4 E4 D4:4',
    },
    {
      voice: 'ney',
      at: 24.09,
      bpm: 62.2,
      gain: 0.7,
      pan: -0.25,
      notes: 'A4:2 D5 C5 | Bb4:1.5 A4:.5 G4:2 | A4:2 F4 E4 | D4:4 -:1',
    },
    {
      voice: 'strings',
      at: 23.98,
      bpm: 56.6,
      gain: 0.7,
      fadeIn: 1,
      notes: 'D3+A3:4 G3+D4+Bb3:4 F3+C4+A3:3 A3+E4+C#4:3 D3+A3+F4:4 Bb3+D4+F4:4 G3+Bb3+D4:4 A3+C#4+E4:3',
    },
    {
      voice: 'dulcimer',
      at: 39.25,
      gain: 0.5,
      pan: 0.2,
      notes: 'D4:.5 F4:.5 A4:.5 F4:.5 G4:.5 Bb4:.5 D5:.5 Bb4:.5 A4:.5 E4:.5 A4:.5 C#5:.5 D5:2',
    },
    {
      voice: 'clarinet',
      at: 47.95,
      gain: 0.75,
      pan: -0.15,
      notes:
        'A4 D5:.5 C#5:.5 D5 E5 | F#5:.5 E5:.5 D5 A4:2 | B4:.5 C#5:.5 D5 C#5:.5 B4:.5 A4 | F#4 E4 D4:4 | A4:.5 B4:.5 A4 D4:2',
    },
    {
      voice: 'dulcimer',
      at: 47.95,
      gain: 0.45,
      pan: 0.2,
      repeat: 3,
      notes: 'D4:.5 A4:.5 F#4:.5 A4:.5 G3:.5 D4:.5 A3:.5 E4:.5',
    },
    { voice: 'strings', at: 47.74, bpm: 56.6, gain: 0.6, notes: 'D3+A3+F#4:4 G3+D4+B3:3 D3+A3+F#4:6' },
  ],
  sounds: [
    { sound: 'birds', at: 0, seconds: 8.8, gain: 0.5 },
    { sound: 'step', at: 0.67, seconds: 6.7, every: 0.69, gain: 0.35 },
    { sound: 'step', at: 9.42, gain: 0.9 },
    { sound: 'cloth', at: 10.62, gain: 1 },
    { sound: 'knock', at: 10.67, gain: 0.4 },
    { sound: 'step', at: 14.75, seconds: 1.5, every: 0.25, gain: 0.7 },
    { sound: 'cloth', at: 16.64, gain: 0.7 },
    { sound: 'birds', at: 16.96, seconds: 14.7, gain: 0.3 },
    { sound: 'cloth', at: 24.33, seconds: 6.3, every: 1.42, gain: 0.4 },
    { sound: 'page', at: 38.29, gain: 0.8 },
    { sound: 'step', at: 38.71, seconds: 1.6, every: 0.42, gain: 0.45 },
    { sound: 'page', at: 47.16, gain: 0.7 },
    { sound: 'birds', at: 54.97, seconds: 7, gain: 0.5 },
  ],
  chapters: [
    {
      at: 0,
      title: {
        en: 'A torn sandal',
        he: 'סנדל קרוע',
        ru: 'Порванная сандалия',
        es: 'Una sandalia rota',
        fr: 'Une sandale déchirée',
        de: 'Eine gerissene Sandale',
        it: 'Un sandalo rotto',
      },
    },
    {
      at: 14.2,
      title: {
        en: 'Two hands',
        he: 'שתי ידיים',
        ru: 'Две ладони',
        es: 'Dos manos',
        fr: 'Deux mains',
        de: 'Zwei Hände',
        it: 'Due mani',
      },
    },
    {
      at: 38.3,
      title: {
        en: 'Not even half',
        he: 'אפילו לא חצי',
        ru: 'Даже не половина',
        es: 'Ni siquiera la mitad',
        fr: 'Pas même la moitié',
        de: 'Nicht einmal die Hälfte',
        it: 'Nemmeno la metà',
      },
    },
  ],
});
