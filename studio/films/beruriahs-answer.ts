import { doorway, house } from '../kit/buildings.ts';
import { near, shot } from '../kit/camera.ts';
import { film } from '../kit/film.ts';
import { grass, ground, hills } from '../kit/land.ts';
import { looks, type Look } from '../kit/look.ts';
import { darker, ink, lighter, mood, skin } from '../kit/palette.ts';
import { person } from '../kit/person.ts';
import { poses } from '../kit/pose.ts';
import { bowl, jar, lamp, scroll, table } from '../kit/props.ts';
import { arch, blob, ellipse, rect, svg } from '../kit/shapes.ts';
import { clouds, flock, sky, sun } from '../kit/sky.ts';
import type { Stage } from '../kit/stage.ts';
import { scrollShelf } from '../kit/tablet.ts';
import { temper, vision } from '../kit/temper.ts';
import { keys, pulse, ramp, random, settle, sway } from '../kit/time.ts';
import { branch, tree } from '../kit/trees.ts';
import { beams, dust, petals, room } from '../kit/weather.ts';

const meir: Look = {
  ...looks.scholar,
  skin: skin.olive,
  robe: ink.cream,
  trim: ink.violet,
  cloak: ink.violet,
  hair: ink.bark,
  beard: 0.65,
};
const beruriah: Look = {
  ...looks.woman,
  skin: skin.wheat,
  robe: '#8d3f6b',
  trim: ink.gold,
  cloak: '#b8658c',
  sash: ink.gold,
  coverColour: ink.cream,
  bandColour: ink.gold,
};
const clean: Look[] = [
  {
    ...looks.man,
    skin: skin.brown,
    robe: ink.olive,
    trim: ink.leaf,
    sash: ink.gold,
    girth: 1.2,
    coverColour: ink.leaf,
  },
  { ...looks.man, skin: skin.light, robe: ink.peach, sash: ink.rust, hair: ink.rust, coverColour: ink.paper },
  {
    ...looks.man,
    skin: skin.umber,
    robe: ink.teal,
    trim: ink.mist,
    sash: ink.mist,
    hair: ink.black,
    beard: 0.3,
    coverColour: ink.sky,
  },
];
const shade = '#54497a';
const rough: Look[] = clean.map((look) => ({
  ...look,
  robe: darker(look.robe, 0.3),
  trim: shade,
  sash: shade,
  cloak: shade,
  cover: 'hood',
  coverColour: '#645890',
}));

/** The dark scraps that cling to someone; `gone` 0 … 1 lets them peel off and blow away. */
function scraps(s: Stage, x: number, y: number, t: number, gone: number, seed: number): void {
  const next = random(seed);
  for (let i = 0; i < 7; i++) {
    const [dx, dy, late, wide] = [(next() - 0.5) * 84, -70 - next() * 250, next() * 0.4, 26 + next() * 22];
    const k = ramp(gone, late, late + 0.6, (v) => v * v);
    if (k >= 1) continue;
    s.at(
      x + dx + k * (200 + next() * 260),
      y + dy - k * (240 + next() * 240),
      () =>
        s.veil(1 - k * k, () =>
          s.paper(
            blob(
              [-wide, 4],
              [-wide * 0.5, -16],
              [wide * 0.3, -12],
              [wide, -4],
              [wide * 0.4, 14],
              [-wide * 0.6, 16],
            ),
            '#221c33',
            { lift: 0.8 },
          ),
        ),
      { turn: i * 50 + sway(t, 2, 6, i) + k * 200, scale: 1 - k * 0.4 },
    );
  }
}

// 1: the neighbours.
const banging = { ...poses.stand, armF: 96, elbowF: 40, armB: 84, elbowB: 50, head: -8 };
const noisy = rough.map((look, i) =>
  person(look, {
    x: [190, 400, 560][i] ?? 0,
    y: 650 - (i % 2) * 10,
    size: 1.2,
    pose: i === 1 ? 'hips' : banging,
    feels: 'sly',
  })
    .laugh(0.4 + i * 0.5, 1.8)
    .talk(2.6 + i * 0.3, 2)
    .pose(2.4, i === 2 ? { ...poses.point, armF: 104 } : 'cheer', 0.4)
    .laugh(5 + i * 0.2, 2.4),
);
const atDoor = person(meir, { x: 1010, y: 640, size: 1.2, face: -1, feels: 'worried' })
  .pose(1.4, { ...poses.welcome, lean: 6 }, 0.4)
  .talk(1.8, 1.8)
  .shake(4, 1)
  .pose(4.4, { ...poses.stand, head: 20, armF: 10, elbowF: 30 }, 0.6)
  .turn(6, 1)
  .feel(3.8, 'sad');

// 2: he has had enough.
const fed = person(meir, { x: 860, y: 660, size: 1.42, face: -1, feels: 'cross' })
  .walk(0, 560, { seconds: 1.9 })
  .pose(1.2, { ...poses.stand, armF: 20, elbowF: 120, armB: 60, elbowB: 70, head: 14 }, 0.4)
  .turn(2, 1)
  .walk(2.3, 700, { seconds: 1 })
  .pose(3.4, { ...poses.reachUp, armF: 128, elbowF: 24, armB: 120, elbowB: 30, head: -14 }, 0.6)
  .whisper(3.6, 3)
  .feel(3.4, 'sad');

// 3: Beruriah.
const upset = person(meir, { x: 470, y: 660, size: 1.4, feels: 'cross' })
  .pose(-1, { ...poses.stand, head: 16, armF: 30, elbowF: 100 }, 0)
  .talk(0.4, 1.4)
  .pose(2.6, 'listen', 0.6)
  .nod(5.4, 0.9)
  .feel(2.6, 'worried')
  .feel(5, 'amazed');
const wise = person(beruriah, { x: 1240, y: 660, size: 1.36, face: -1, feels: 'calm' })
  .hold(0, 99, (s) => s.at(4, 6, () => scroll(s, 0, 0, 0.1, 0.62), { turn: 70 }), 'front')
  .pose(-1, { ...poses.stand, armF: 34, elbowF: 70 }, 0)
  .walk(0.2, 800, { seconds: 2.3 })
  .talk(2.8, 2.6)
  .pose(5.2, { ...poses.stand, armF: 50, elbowF: 60, head: 4 }, 0.5)
  .feel(2.6, 'tender')
  .feel(5.2, 'firm');

// 4: one word.
const showing = person(beruriah, { x: 1010, y: 920, size: 1.9, face: -1, feels: 'firm' })
  .pose(-1, { ...poses.stand, lean: 6, armF: 60, elbowF: 36, head: 6 }, 0)
  .pose(2.6, { ...poses.stand, lean: 8, armF: 84, elbowF: 12, head: 4 }, 0.7)
  .talk(3.4, 2.2)
  .nod(6.6, 1)
  .feel(3.2, 'tender');
const looking = person(meir, { x: 250, y: 920, size: 1.9, feels: 'worried' })
  .pose(-1, { ...poses.think, head: 8 }, 0)
  .nod(6.2, 1.2)
  .pose(6.4, { ...poses.stand, head: -2 }, 0.6)
  .feel(4, 'amazed')
  .feel(6.3, 'tender');

// 5: the sins go, the people stay.
const bowed = { ...poses.stand, lean: 8, head: 20, armF: 8, elbowF: 20 };
const before = rough.map((look, i) =>
  person(look, { x: 330 + i * 310, y: 690, size: 1.5, face: i === 2 ? -1 : 1, pose: bowed, feels: 'cross' }),
);
const after = clean.map((look, i) =>
  person(look, { x: 330 + i * 310, y: 690, size: 1.5, face: i === 2 ? -1 : 1, pose: bowed, feels: 'sad' })
    .pose(4 + i * 0.5, { ...poses.stand, head: -8 }, 0.8)
    .feel(4 + i * 0.5, 'amazed')
    .feel(5.4 + i * 0.4, 'tender')
    .pose(5.4 + i * 0.4, i === 1 ? 'heart' : { ...poses.stand, head: -4, armF: 30, elbowF: 60 }, 0.6),
);

// 6: the better prayer.
const praying = person(meir, { x: 560, y: 664, size: 1.46, face: -1, pose: 'pray', feels: 'sad' })
  .rock(0.4, 8)
  .whisper(0.8, 6)
  .feel(3, 'tender');
const besideHim = person(beruriah, { x: 860, y: 654, size: 1.36, face: -1, pose: 'heart', feels: 'tender' })
  .shut(2, 2.6)
  .nod(5.6, 1);

// 7: the neighbours come.
const coming = clean.map((look, i) => {
  const one = person(look, { x: -100 - i * 150, y: 650 - (i % 2) * 12, size: 1.18, feels: 'sad' }).walk(
    0.2 + i * 0.2,
    640 - i * 165,
    { seconds: 3.4 },
  );
  if (i === 0) one.pose(-1, 'carry', 0).hold(0, 5, (s) => jar(s, 0, 40, ink.clay, 0.9), 'both');
  if (i === 1) one.hold(0, 99, (s) => bowl(s, 0, 12, ink.pomegranate, 0.8), 'both').pose(-1, 'carry', 0);
  return one.pose(
    3.9 + i * 0.2,
    i === 0 ? { ...poses.offer, lean: 22, head: 14 } : { ...poses.bow, lean: 22 },
    0.6,
  );
});
const forgiving = person(meir, { x: 1010, y: 640, size: 1.2, face: -1, feels: 'amazed' })
  .pose(2.6, 'welcome', 0.6)
  .walk(4.2, 862, { seconds: 1.1 })
  .pose(5, { ...poses.offer, lean: 10 }, 0.4)
  .hold(5, 99, (s) => jar(s, 0, 40, ink.clay, 0.9), 'both')
  .pose(5.8, 'carry', 0.5)
  .nod(6, 1)
  .laugh(7.4, 1.6)
  .feel(2.6, 'tender')
  .feel(6.8, 'glad');
const glad = person(beruriah, { x: 1120, y: 632, size: 1.14, face: -1, feels: 'tender' })
  .pose(4.6, 'heart', 0.7)
  .nod(6.4, 1)
  .gaze(8, 'us');

function street(s: Stage, t: number, night: boolean): void {
  const hour = night ? mood.night : mood.spring;
  s.layer(0, () => {
    sky(s, hour, t);
    sun(s, hour, 250, 150, 44, t);
    if (!night) clouds(s, hour, t, 3, 120);
  });
  s.layer(0.4, () =>
    hills(s, { y: 450, rise: 80, hills: 5, seed: 15, colour: night ? '#2d2a62' : '#bfa9cc' }),
  );
  s.layer(0.7, () => {
    const wall = night ? '#6d5f86' : '#f1dcbc';
    house(s, 120, 590, { width: 260, height: 220, wall, roof: 'dome', lit: night }, 1);
    house(s, 480, 592, { width: 240, height: 180, wall: darker(wall, 0.06), lit: night }, 1);
    tree(s, 700, 596, { kind: 'cypress', leaf: night ? '#33456a' : ink.olive }, 0.9, t);
  });
  s.layer(1, () => {
    const wall = night ? '#8a779c' : '#fbeccd';
    ground(s, 590, night ? '#4a4273' : '#dcc39a', 4);
    s.paper(rect(880, 90, 700, 512), wall, { lift: 1.4, up: true });
    for (let n = 0; n < 9; n++)
      s.ink(
        rect(920 + (n % 3) * 170 + (n % 2) * 30, 120 + Math.floor(n / 3) * 60, 70, 24, 5),
        darker(wall, 0.4),
        0.12,
      );
    doorway(s, 1090, 602, { width: 180, height: 320, wall, open: 0.92, colour: ink.plum, lit: true });
    if (night) s.glow(1090, 470, 300, '#ffce7a', 0.4);
  });
}

function study(s: Stage, t: number, dawn = 0): void {
  s.layer(0.6, () => {
    room(s, '#6a5a96', '#7a5560', 566);
    s.paper(arch(300, 350, 160, 250), '#b6a6cf', { lift: 0.5 });
    s.within(arch(300, 342, 136, 228), () => {
      s.ink(rect(200, 90, 220, 270), '#1c2350');
      s.ink(rect(200, 90, 220, 270), '#f8c79a', dawn);
      s.paper(ellipse(300, 320 - dawn * 90, 34), dawn > 0.05 ? '#f6c453' : '#f5ecd0', { lift: 0.4 });
    });
    scrollShelf(s, 1010, 400, 9, 1);
  });
  s.layer(1, () => {
    table(s, 1060, 656, 240, 120, '#7b4a3b');
    lamp(s, 1050, 538, t, 1.05, 1 - dawn * 0.4);
    s.glow(1090, 500, 360, '#ffd98a', 0.45 * (1 - dawn * 0.7));
  });
}

export default film({
  course: 'anger',
  poster: 27.8,
  bpm: 84.9,
  scenes: [
    {
      seconds: 7.6,
      pace: 0.92,
      draw(s, t) {
        s.camera(
          ...(near(t, [2, 3.8, atDoor]) ??
            shot(t, [
              [0, 460, 390, 1.2],
              [1.6, 620, 380, 1.06],
              [7.6, 700, 380, 1.1],
            ])),
        );
        street(s, t, true);
        s.layer(1, () => {
          for (const one of noisy) one.draw(s, t);
          // A pot beaten like a drum, and pebbles against the wall.
          s.at(290 + sway(t, 0.24, 5), 470, () => bowl(s, 0, 0, shade, 1.1), { turn: sway(t, 0.3, 10) });
          for (let i = 0; i < 3; i++) {
            const k = ((t + i * 0.7) / 2.1) % 1;
            if (t > 1 && k < 0.5)
              s.paper(ellipse(600 + k * 2 * 290, 430 - Math.sin(k * 6.28) * 90, 8, 7), ink.stone, {
                lift: 0.5,
              });
          }
          atDoor.draw(s, t);
          temper(s, 1000, 448, 1, t, 0.64 * ramp(t, 3.8, 4.6));
        });
        s.tint('#3a2a70', 0.08);
      },
    },
    {
      seconds: 7.2,
      pace: 0.92,
      enter: { kind: 'slide-left', seconds: 0.7 },
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 680, 390, 1.08],
            [3.4, 650, 390, 1.14],
            [7.2, 640, 380, 1.2],
          ]),
        );
        study(s, t);
        s.layer(1, () => {
          fed.draw(s, t);
          const { x } = fed.place(t);
          temper(s, x + (t > 2.2 ? 8 : -8), 424, 1, t, 0.72);
          // What he asks for: an empty street.
          vision(
            s,
            900,
            232,
            112,
            settle(pulse(t, 3.8, 7.4, 0.6)),
            () => {
              s.ink(ellipse(0, 0, 114), '#2a2860');
              s.ink(rect(-120, 50, 240, 70), '#4a4273');
              s.veil(1 - ramp(t, 5, 6.4), () => {
                for (const x2 of [-56, 0, 54])
                  s.paper(
                    svg(
                      `M${x2 - 20} 70 C${x2 - 22} -20 ${x2 - 14} -50 ${x2} -52 C${x2 + 14} -50 ${x2 + 22} -20 ${x2 + 20} 70Z`,
                    ),
                    shade,
                    { lift: 0.5 },
                  );
              });
            },
            '#d8cbe6',
          );
        });
        s.tint('#c8566b', 0.12);
      },
    },
    {
      seconds: 7,
      pace: 0.92,
      draw(s, t) {
        s.camera(
          ...(near(t, [0.4, 1.9, upset, 0.9], [2.9, 4.6, wise, 0.9]) ??
            shot(t, [
              [0, 640, 390, 1.06],
              [7, 640, 400, 1.2],
            ])),
        );
        study(s, t + 8);
        s.layer(1, () => {
          upset.draw(s, t);
          temper(s, 480, 424, 1 - 0.35 * ramp(t, 3.4, 6), t, 0.7);
          wise.draw(s, t);
        });
        dust(s, t, ink.cream, 14);
      },
    },
    {
      seconds: 8.6,
      pace: 0.92,
      enter: { kind: 'iris', seconds: 0.9, x: 740, y: 400 },
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 640, 370, 1],
            [8.6, 640, 370, 1.1],
          ]),
        );
        s.layer(0.4, () => {
          room(s, '#5d4c8a', '#7a5560', 900);
          s.glow(640, 330, 560, '#ffd98a', 0.6);
        });
        s.layer(1, () => {
          looking.draw(s, t);
          s.at(630, 330, () => {
            s.paper(rect(-210, -150, 420, 300, 6), ink.cream, { lift: 1.6 });
            for (let row = 0; row < 7; row++)
              for (let n = 0; n < 5; n++) {
                const long = 44 + ((row * 31 + n * 17) % 26);
                s.line(
                  svg(`M${176 - n * 80} ${-112 + row * 37} q${-long / 4} -7 ${-long / 2} 0 t${-long / 2} 0`),
                  ink.bark,
                  7,
                  0.36,
                );
              }
            for (const side of [-1, 1]) {
              s.paper(rect(side * 222 - 20, -172, 40, 344, 16), darker(ink.cream, 0.14), { lift: 1 });
              s.paper(rect(side * 222 - 7, -200, 14, 400, 7), ink.wood, { lift: 0.6 });
            }
            const lit = ramp(t, 3, 4);
            s.glow(36, 2, 120, '#ffc94a', 0.7 * lit);
            s.at(36, -2, () => s.paper(rect(-46, -21, 92, 40, 12), ink.gold, { lift: 1.2, alpha: lit }), {
              scale: 1 + lit * 0.16 + sway(t, 1.4, 0.03),
            });
            s.line(svg('M66 0 q-15 -9 -30 0 t-30 0'), ink.pomegranate, 8, lit);
          });
          showing.draw(s, t);
          temper(s, 268, 612, 0.65 - 0.4 * ramp(t, 5, 8), t, 0.9);
        });
        dust(s, t, ink.paper, 14);
      },
    },
    {
      seconds: 8.6,
      pace: 0.92,
      enter: { kind: 'fade', seconds: 1 },
      draw(s, t) {
        const gone = ramp(t, 2.2, 6.6, (k) => k);
        s.camera(
          ...shot(t, [
            [0, 640, 390, 1.1],
            [8.6, 640, 370, 1.02],
          ]),
        );
        s.layer(0.3, () => {
          const tones = ['#241c48', '#33285f', '#46397a', '#5f5098', '#8472b4'];
          const light = ['#c98aa0', '#e2a596', '#f2bf94', '#f8d8a0', '#fdefc8'];
          s.ctx.fillStyle = '#1b1538';
          s.ctx.fillRect(-300, -200, 1900, 1200);
          for (const [i, tone] of tones.entries()) {
            const r = (5 - i) * 150 + sway(t, 5, 5, i / 5);
            s.paper(ellipse(640, 560, r * 1.3, r), tone, { lift: 1, up: true });
            s.ink(ellipse(640, 560, r * 1.3, r), light[i] ?? ink.cream, ramp(t, 2.6 + (5 - i) * 0.2, 6.4));
          }
        });
        s.layer(1, () => {
          ground(s, 640, '#4a3f6e', 4);
          for (const [i, one] of before.entries()) {
            const clear = ramp(t, 2.8 + i * 0.5, 5 + i * 0.5);
            const { x } = one.place(t);
            const edge = 190 + clear * 530;
            if (clear < 1) s.within(rect(x - 240, edge, 480, 560), () => one.draw(s, t));
            if (clear > 0) s.within(rect(x - 240, -200, 480, edge + 200), () => after[i]?.draw(s, t));
            scraps(s, x, 690, t, Math.min(1, gone * 1.25 - i * 0.08), 5 + i);
          }
        });
        s.layer(1.2, () => s.veil(ramp(t, 5.4, 7), () => petals(s, t, ink.gold, 12)));
      },
    },
    {
      seconds: 7.4,
      pace: 0.92,
      enter: { kind: 'fade', seconds: 1 },
      draw(s, t) {
        const dawn = ramp(t, 0.8, 6);
        s.camera(
          ...(near(t, [2.4, 4.6, praying, 0.9]) ??
            shot(t, [
              [0, 680, 400, 1.2],
              [7.4, 600, 380, 1.08],
            ])),
        );
        study(s, t + 20, dawn);
        s.layer(1, () => {
          besideHim.draw(s, t);
          praying.draw(s, t);
          temper(s, 550, 408, 0.25 * (1 - ramp(t, 1, 3)), t, 0.72);
        });
        beams(s, 320, 110, 0.4 * dawn, t, '#ffe2b0');
        dust(s, t, ink.paper, 18);
        s.tint('#f6b98f', 0.12 * dawn, 'soft-light');
      },
    },
    {
      seconds: 9.6,
      pace: 0.94,
      enter: { kind: 'page', seconds: 1.1 },
      draw(s, t) {
        s.camera(
          ...(near(t, [6.8, 8.6, forgiving, 0.9]) ??
            shot(t, [
              [0, 560, 380, 1.08],
              [4.4, 760, 390, 1.16],
              [9.6, 720, 380, 1.06],
            ])),
        );
        street(s, t, false);
        s.layer(1, () => {
          glad.draw(s, t);
          forgiving.draw(s, t);
          for (const one of coming.toReversed()) one.draw(s, t);
          if (t > 6) s.glow(720, 430, 260, '#ffe9a6', 0.4 * ramp(t, 6, 7));
          grass(s, 860, 668, ink.moss, 1, ink.violet);
        });
        s.layer(0.9, () => flock(s, 300 + t * 26, 130, t, ink.paper, 4));
        s.layer(1.3, () => {
          branch(s, -70, 30, 20, ink.olive, 1, t, ink.pomegranate);
          s.veil(ramp(t, 5.6, 7), () => petals(s, t, lighter(ink.violet, 0.5), 10));
        });
        s.tint(
          '#fbdc8f',
          0.1 *
            keys(t, [
              [0, 0],
              [6, 1],
            ]),
          'soft-light',
        );
      },
    },
  ],
  music: [
    { voice: 'drum', at: 0.22, bpm: 115.9, gain: 0.8, repeat: 4, notes: 'D t:.5 t:.5 D:.5 t:.5 t' },
    {
      voice: 'clarinet',
      at: 0.43,
      bpm: 115.9,
      gain: 0.65,
      pan: -0.4,
      notes:
        'D5!:.5 Eb5:.5 D5:.5 C5:.5 Bb4:.5 A4:.5 Bb4 | A4!:.5 Bb4:.5 A4:.5 G4:.5 F#4:.5 Eb4:.5 D4 | D5!:.5 Eb5:.5 D5:.5 C5:.5 A4:2',
    },
    {
      voice: 'oud',
      at: 8.59,
      bpm: 73.6,
      gain: 0.9,
      pan: 0.1,
      notes: 'D4 Eb4:.5 F#4:.5 G4 Eb4 | D4:.5 C4:.5 Eb4 D4:2 | A4:1.5?',
    },
    { voice: 'drone', at: 8.26, bpm: 55.2, gain: 0.8, fadeIn: 1, fadeOut: 2, notes: 'D3+A3:8' },
    {
      voice: 'ney',
      at: 17.82,
      bpm: 61,
      gain: 0.75,
      notes: 'A4:1.5 G4:.5 F4 G4 | A4 C5:.5 Bb4:.5 A4:2 | D5:1.5 C5:.5 Bb4 A4 | G4:.5 A4:.5 F4 D4:2',
    },
    {
      voice: 'strings',
      at: 16.3,
      bpm: 55.5,
      gain: 0.6,
      fadeIn: 2,
      notes: 'D3+A3+F4:5 Bb2+F3+D4:4 F3+C4+A4:4 G2+D3+Bb3:3 D3+A3+F#4:5 G3+B3+D4:4 A3+C#4+E4:2.6 D3+A3+F#4:6',
    },
    {
      voice: 'dulcimer',
      at: 34.69,
      bpm: 77.7,
      gain: 0.7,
      pan: 0.2,
      notes: 'D4:.5 F#4:.5 A4:.5 D5:.5 C#5:.5 A4:.5 F#4:.5 A4:.5 | G4:.5 B4:.5 D5:.5 B4:.5 A4:.5 C#5:.5 E5',
    },
    { voice: 'pluck', at: 42.69, bpm: 64.7, gain: 0.7, notes: 'D4 F#4 A4 B4:.5 A4:.5 | G4 F#4 E4 D4' },
    {
      voice: 'clarinet',
      at: 50.48,
      bpm: 92.5,
      gain: 0.8,
      pan: -0.2,
      notes:
        'D5:.5 C#5:.5 B4:.5 A4:.5 F#4 A4 | B4:.5 A4:.5 G4 F#4:2 | G4:.5 A4:.5 B4 A4 D5 | C#5:.5 B4:.5 A4:.5 C#5:.5 D5:3',
    },
    {
      voice: 'oud',
      at: 50.48,
      bpm: 92.5,
      gain: 0.7,
      pan: 0.25,
      repeat: 2,
      notes:
        'D3:.5 A3:.5 F#4:.5 A3:.5 D3:.5 A3:.5 F#4:.5 A3:.5 | G3:.5 D4:.5 B3:.5 D4:.5 A3:.5 E4:.5 C#4:.5 E4:.5',
    },
    { voice: 'drum', at: 50.48, bpm: 92.5, gain: 0.55, repeat: 4, notes: 'D t:.5 k:.5 D t' },
  ],
  sounds: [
    { sound: 'crowd', at: 0, seconds: 7.6, gain: 1 },
    { sound: 'clay', at: 0.33, seconds: 6.5, every: 0.52, gain: 0.5, pan: -0.5 },
    { sound: 'thud', at: 1.63, seconds: 5.4, every: 1.14, gain: 0.4, pan: 0.4 },
    { sound: 'step', at: 8.48, seconds: 2, every: 0.43, gain: 0.5 },
    { sound: 'crowd', at: 8.04, seconds: 6.5, gain: 0.25, pan: -0.6 },
    { sound: 'cloth', at: 16.74, gain: 0.4 },
    { sound: 'step', at: 16.52, seconds: 2.2, every: 0.5, gain: 0.3 },
    { sound: 'page', at: 24.35, gain: 0.7 },
    { sound: 'chime', at: 27.39, gain: 0.6 },
    { sound: 'whoosh', at: 35.87, gain: 0.5 },
    { sound: 'wind', at: 35.22, seconds: 6.5, gain: 0.6 },
    { sound: 'bird', at: 44.57, gain: 0.5 },
    { sound: 'birds', at: 48.91, seconds: 11.7, gain: 0.5 },
    { sound: 'step', at: 50.86, seconds: 3.2, every: 0.32, gain: 0.4 },
  ],
  chapters: [
    {
      at: 0,
      title: {
        en: 'Rough neighbors',
        he: 'שכנים גסים',
        ru: 'Грубые соседи',
        es: 'Vecinos groseros',
        fr: 'Des voisins brutaux',
        de: 'Grobe Nachbarn',
        it: 'Vicini prepotenti',
      },
    },
    {
      at: 16.1,
      title: {
        en: 'What the verse says',
        he: 'מה כתוב בפסוק',
        ru: 'Что сказано в стихе',
        es: 'Lo que dice el versículo',
        fr: 'Ce que dit le verset',
        de: 'Was im Vers steht',
        it: 'Che cosa dice il verso',
      },
    },
    {
      at: 42.4,
      title: {
        en: 'A better prayer',
        he: 'תפילה טובה יותר',
        ru: 'Лучшая молитва',
        es: 'Una oración mejor',
        fr: 'Une meilleure prière',
        de: 'Ein besseres Gebet',
        it: 'Una preghiera migliore',
      },
    },
  ],
});
