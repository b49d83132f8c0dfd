import { donkey, gait } from '../kit/animals.ts';
import { arcade, city, doorway } from '../kit/buildings.ts';
import { near, shot } from '../kit/camera.ts';
import { cow } from '../kit/cattle.ts';
import { film } from '../kit/film.ts';
import { grass, ground, hills, stone } from '../kit/land.ts';
import { looks } from '../kit/look.ts';
import { darker, ink, mood, skin } from '../kit/palette.ts';
import { person } from '../kit/person.ts';
import { poses } from '../kit/pose.ts';
import { bed, blanket, cup, jar, lamp, table } from '../kit/props.ts';
import { chest, gem } from '../kit/jewels.ts';
import { arch, blob, ellipse, rect, svg } from '../kit/shapes.ts';
import { clouds, flock, sky, sun } from '../kit/sky.ts';
import type { Stage } from '../kit/stage.ts';
import { keys, pulse, ramp, settle, sway } from '../kit/time.ts';
import { branch, tree } from '../kit/trees.ts';
import { beams, dust, room, sea } from '../kit/weather.ts';

const dama = {
  ...looks.man,
  skin: skin.wheat,
  robe: ink.blue,
  trim: ink.gold,
  cloak: ink.teal,
  sash: ink.gold,
  hem: 0.9,
  cover: 'band',
  bandColour: ink.gold,
  beard: 0.3,
  hair: ink.bark,
} as const;
const father = {
  ...looks.grandfather,
  skin: skin.wheat,
  cover: 'none',
  robe: ink.cream,
  beard: 0.7,
} as const;
const first = { ...looks.sage, skin: skin.olive };
const second = { ...looks.scholar, skin: skin.brown };

// 1: two sages on the road by the sea.
const leader = person(first, { x: 60, y: 640, size: 0.92 }).walk(0, 900, { seconds: 7.6 });
const follower = person(second, { x: -60, y: 632, size: 0.9 }).walk(0, 790, { seconds: 7.6 });

// 2: what they need, and what they offer.
const asking = person(first, { x: 420, y: 640, size: 1.2, feels: 'calm' })
  .talk(0.6, 3)
  .pose(4.8, 'point', 0.4)
  .pose(6, 'stand', 0.5)
  .feel(4.7, 'glad');
const paying = person(second, { x: 250, y: 632, size: 1.16, pose: 'carry', feels: 'glad' })
  .hold(0, 99, (s) => moneybag(s, 0, 24, 1), 'both')
  .pose(4.7, 'offer', 0.6);
const seller = person(dama, { x: 820, y: 640, size: 1.22, face: -1, feels: 'calm' })
  .nod(2.2)
  .pose(5.6, 'cheer', 0.5)
  .pose(6.6, 'stand', 0.4)
  .nod(6.5, 0.7)
  .run(7.4, 1120, { seconds: 1.2 })
  .feel(2.4, 'amazed')
  .feel(5.4, 'glad');

// 3: on tiptoe.
const tiptoe = person(dama, { x: 1330, y: 656, size: 1.3, face: -1, feels: 'firm' })
  .walk(0.6, 930, { seconds: 3.6 })
  .pose(4.2, { ...poses.reach, lean: 30, hip: 126, armF: 70, elbowF: 4 }, 1.1)
  .pose(6, { ...poses.stoop, head: 6 }, 0.9)
  .pose(7.6, 'heart', 0.8)
  .feel(5.6, 'worried')
  .feel(7.4, 'tender');

// 4: he lets him sleep.
const tender = person(dama, { x: 800, y: 690, size: 1.62, face: -1, pose: 'heart', feels: 'worried' })
  .pose(0.8, { ...poses.bow, lean: 40, hip: 126, armF: 46, elbowF: 20, armB: 52, elbowB: 16 }, 1)
  .pose(3.2, 'stoop', 0.8)
  .pose(4.4, { ...poses.stand, armF: 30, elbowF: 128, head: 2 }, 0.7)
  .feel(1.4, 'tender')
  .feel(4.2, 'firm')
  .feel(5.6, 'tender');
const sleeper = (): ReturnType<typeof person> => person(father, { x: -6, y: -76, pose: 'lie' }).shut(0, 99);
const asleep = [sleeper(), sleeper()] as const;

// 5: more and more, and always no.
const offering = person(first, { x: 390, y: 640, size: 1.2, feels: 'worried' })
  .pose(1, 'welcome', 0.4)
  .talk(1, 1.6)
  .talk(3.4, 1.4)
  .pose(5.6, 'stand', 0.5)
  .nod(6, 1)
  .turn(7, -1)
  .walk(7.3, 40)
  .feel(3.2, 'amazed')
  .feel(5.6, 'sad');
const adding = person(second, { x: 230, y: 632, size: 1.16, feels: 'worried' })
  .pose(1.2, 'offer', 0.5)
  .pose(5.4, 'stand', 0.5)
  .turn(7, -1)
  .walk(7.2, -120);
const refusing = person(dama, { x: 900, y: 640, size: 1.22, face: -1, feels: 'calm' })
  .pose(0.6, { ...poses.stand, armF: 34, elbowF: 124 }, 0.5)
  .shake(2.4, 1.2)
  .shake(4.6, 1.2)
  .pose(5, 'heart', 0.6)
  .nod(6.2, 0.9)
  .feel(2.2, 'worried')
  .feel(4.9, 'tender');

// 6: the father has slept his fill.
const woken = person(father, { x: 560, y: 650, size: 1.24, pose: 'sit', feels: 'weary' })
  .pose(1.6, { ...poses.sit, armF: 64, elbowF: 40 }, 0.7)
  .hold(2.6, 99, (s) => cup(s, 0, 16, ink.gold, 1), 'front')
  .pose(2.8, { ...poses.sit, armF: 50, elbowF: 96, head: -6 }, 0.8)
  .pose(5, { ...poses.sit, armF: 80, elbowF: 20, armB: 70 }, 0.7)
  .feel(1.2, 'glad');
const serving = person(dama, { x: 1100, y: 652, size: 1.26, face: -1, feels: 'tender' })
  .pose(-1, 'carry', 0)
  .hold(0, 2.6, (s) => cup(s, 0, 16, ink.gold, 1), 'front')
  .walk(0, 800, { seconds: 1.6 })
  .pose(1.6, { ...poses.offer, lean: 18, armF: 70, elbowF: 8 }, 0.6)
  .pose(3, 'stand', 0.6)
  .pose(4.2, { ...poses.bow, lean: 22 }, 0.8)
  .nod(5.2, 1);

// 7: a year later.
const owner = person(dama, { x: 560, y: 640, size: 1.1, feels: 'amazed' })
  .pose(0.4, 'cheer', 0.5)
  .pose(2, 'stand', 0.5)
  .turn(2.8, -1)
  .talk(4.6, 1.8)
  .pose(4.4, 'offer', 0.5)
  .pose(6.6, 'heart', 0.6)
  .feel(1.6, 'glad')
  .feel(4.4, 'calm')
  .feel(6.4, 'tender');
const back1 = person(first, { x: -120, y: 640, size: 1.08, feels: 'glad' })
  .walk(0.4, 330, { seconds: 3 })
  .hold(0, 99, (s) => moneybag(s, 0, 22, 0.8), 'front')
  .pose(3.4, 'offer', 0.5)
  .nod(6.8, 1)
  .feel(5.4, 'amazed')
  .feel(6.8, 'tender');
const back2 = person(second, { x: -260, y: 632, size: 1.06, feels: 'glad' })
  .walk(0.4, 205, { seconds: 3 })
  .pose(3.6, 'welcome', 0.6);

// 8: evening on the bench by the door.
const oldOne = person(father, { x: 540, y: 640, size: 1.12, pose: 'sit', feels: 'tender' })
  .talk(2, 1.6)
  .laugh(4.4, 1.4);
const son = person(dama, { x: 770, y: 644, size: 1.14, face: -1, pose: 'sit', feels: 'glad' })
  .pose(0, { ...poses.sit, lean: 10, armF: 60, elbowF: 20 }, 0.1)
  .nod(3, 1)
  .laugh(4.6, 1.4)
  .gaze(5.4, 'us');

function moneybag(s: Stage, x: number, y: number, size: number): void {
  s.at(
    x,
    y,
    () => {
      s.paper(blob([-26, 0], [-32, -22], [-10, -42], [10, -42], [32, -22], [26, 0], [0, 5]), ink.clay);
      s.line(svg('M-11 -40 Q0 -34 11 -40'), ink.gold, 5);
      s.paper(ellipse(0, -16, 9), ink.gold, { lift: 0.5 });
    },
    { scale: size },
  );
}

function key(s: Stage, x: number, y: number, t: number): void {
  s.at(
    x,
    y,
    () => {
      s.line(svg('M0 0 H34 M26 0 V10 M34 0 V12'), ink.gold, 5);
      s.line(ellipse(-9, 0, 9), ink.gold, 5);
      const k = 0.5 + sway(t, 1.5, 0.5);
      s.ink(
        svg(`M-14 -8 l2 ${-8 * k} l2 ${8 * k} l8 2 l-8 2 l-2 ${8 * k} l-2 ${-8 * k} l-8 -2Z`),
        '#fffaf0',
        k,
      );
    },
    { turn: -8 },
  );
}

/** The breastpiece with its twelve stones in four rows; the one that is missing shows as an empty setting. */
function breastpiece(s: Stage, t: number, filled: number): void {
  s.paper(rect(-98, -118, 196, 236, 14), ink.gold, { lift: 1.6 });
  s.paper(rect(-86, -106, 172, 212, 8), darker(ink.wheat, 0.08), { lift: 0.4 });
  const colours = [
    ink.pomegranate,
    ink.olive,
    '#e4572e',
    ink.teal,
    ink.blue,
    '#e9eef2',
    '#d28c3c',
    '#8b8fa3',
    ink.violet,
    '#6fb7a8',
    '#3d3350',
    '#7fae62',
  ];
  colours.forEach((colour, i) => {
    const [x, y] = [-54 + (i % 3) * 54, -78 + Math.floor(i / 3) * 52];
    const missing = i === 11;
    s.paper(rect(x - 21, y - 19, 42, 38, 6), missing ? darker(ink.wheat, 0.45) : colour, {
      lift: missing ? 0 : 0.6,
      edge: 0.4,
    });
    if (!missing) s.ink(svg(`M${x - 15} ${y - 13} h30 l-8 8 h-14Z`), '#ffffff', 0.28);
    else s.line(rect(x - 21, y - 19, 42, 38, 6), '#fffaf0', 3, 0.55 + sway(t, 1, 0.35));
    if (missing && filled > 0) s.at(x, y, () => gem(s, 0, 0, t, '#7fae62', 1), { scale: filled });
  });
}

function harbour(s: Stage, t: number): void {
  s.layer(0, () => {
    sky(s, mood.day, t);
    sun(s, mood.day, 1010, 150, 50, t);
    clouds(s, mood.day, t, 4, 120);
    flock(s, 240 + t * 22, 170, t, ink.paper, 4, 0.9);
  });
  s.layer(0.3, () => sea(s, 430, t, ink.water, 3));
}

function courtyard(s: Stage, t: number, open: number): void {
  harbour(s, t);
  s.layer(0.75, () => arcade(s, -180, 600, 5, '#f3dfb6', 160, 330));
  s.layer(1, () => {
    ground(s, 588, ink.sand, 7);
    s.paper(rect(960, 150, 500, 450), ink.cream, { lift: 1.4, up: true });
    doorway(s, 1130, 600, {
      width: 170,
      height: 310,
      wall: ink.cream,
      open,
      colour: ink.teal,
      mezuzah: false,
    });
    jar(s, 1310, 640, ink.clay, 1.3);
    tree(s, 60, 612, { kind: 'pomegranate', fruit: ink.pomegranate }, 0.9, t);
  });
}

function bedroom(s: Stage, t: number): void {
  s.layer(0.6, () => {
    room(s, '#5d7f95', '#8a6648', 566);
    s.paper(arch(330, 330, 150, 220), ink.cream, { lift: 0.5 });
    s.ink(arch(330, 322, 126, 200), '#bfe0ea');
    s.within(arch(330, 322, 126, 200), () => {
      s.ink(rect(250, 270, 170, 80), ink.water);
      s.at(t * 3, 0, () =>
        s.paper(svg('M330 270 l34 0 l-34 -54Z M322 274 h52 l-10 12 h-32Z'), ink.paper, { lift: 0.4 }),
      );
    });
  });
}

function bedside(s: Stage, t: number, who: ReturnType<typeof person>): void {
  bed(s, 0, 0, ink.wood, ink.paper);
  key(s, -152, -80, t);
  s.paper(blob([-182, -86], [-174, -114], [-120, -118], [-98, -92], [-130, -82]), ink.paper, { lift: 0.6 });
  who.draw(s, t);
  blanket(s, 0, 0, ink.pomegranate, t, ink.gold);
}

export default film({
  course: 'honoring-parents',
  poster: 25.7,
  bpm: 75.3,
  scenes: [
    {
      seconds: 7.3,
      pace: 0.76,
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 560, 330, 1.06],
            [7, 720, 390, 1.16],
          ]),
        );
        harbour(s, t);
        s.layer(0.55, () => {
          city(s, 960, 520, '#f3dfb6', 0.95);
          hills(s, { y: 560, rise: 50, hills: 4, seed: 6, colour: ink.wheat });
          tree(s, 560, 560, 'palm', 0.62, t, 0.8);
          tree(s, 640, 566, 'palm', 0.48, t + 1, 0.8);
        });
        s.layer(1, () => {
          ground(s, 590, ink.sand, 3);
          donkey(s, { ...gait(t, 0, 7.6, -230, 640), y: 640, cloth: ink.violet, scale: 1.08 }, t);
          follower.draw(s, t);
          leader.draw(s, t);
        });
        s.layer(1.4, () => {
          grass(s, 260, 740, ink.moss, 2);
          stone(s, 1060, 760, ink.stone, 1.6, 4);
        });
      },
    },
    {
      seconds: 8.8,
      pace: 0.8,
      enter: { kind: 'slide-left', seconds: 0.7 },
      draw(s, t) {
        s.camera(
          ...(near(t, [5.3, 7.1, seller]) ??
            shot(t, [
              [0, 640, 380, 1.04],
              [3, 640, 380, 1.12],
              [8.8, 740, 400, 1.16],
            ])),
        );
        courtyard(s, t, ramp(t, 7.6, 8.4));
        s.layer(1, () => {
          paying.draw(s, t);
          asking.draw(s, t);
          seller.draw(s, t);
          const shown = pulse(t, 1, 4.9, 0.6);
          if (shown > 0) {
            s.at(
              620,
              236,
              () =>
                s.paper(
                  svg(
                    'M-128 -150 h256 a22 22 0 0 1 22 22 v256 a22 22 0 0 1 -22 22 h-200 l-60 34 l8 -40 a22 22 0 0 1 -22 -22 v-250 a22 22 0 0 1 22 -22Z',
                  ),
                  ink.paper,
                  { lift: 1.6 },
                ),
              { scale: Math.max(0.01, settle(shown)) * 0.94 },
            );
            s.at(622, 232, () => breastpiece(s, t, 0), { scale: Math.max(0.01, settle(shown)) * 0.94 });
          }
        });
      },
    },
    {
      seconds: 9,
      pace: 0.95,
      enter: { kind: 'iris', seconds: 0.9, x: 980, y: 330 },
      draw(s, t) {
        s.camera(
          ...(near(t, [6.3, 8.2, tiptoe, 0.85]) ??
            shot(t, [
              [0, 760, 370, 1.04],
              [4, 700, 400, 1.2],
              [9, 620, 410, 1.34],
            ])),
        );
        bedroom(s, t);
        s.layer(1, () => {
          chest(s, 190, 640, 0, ink.wood, 1.05);
          s.at(560, 668, () => bedside(s, t, asleep[0]), { scale: 1.28, scaleX: -1 });
          tiptoe.draw(s, t);
        });
        beams(s, 330, 60, 0.34, t);
        dust(s, t, ink.paper, 22);
        s.tint('#2a3270', 0.14);
      },
    },
    {
      seconds: 6.6,
      draw(s, t) {
        s.camera(
          ...(near(t, [4.3, 6.2, tender, 0.95]) ??
            shot(t, [
              [0, 560, 420, 1.12],
              [2.6, 590, 420, 1.2],
              [6.6, 600, 400, 1.12],
            ])),
        );
        bedroom(s, t);
        s.layer(1, () => {
          s.at(430, 700, () => bedside(s, t, asleep[1]), { scale: 1.6, scaleX: -1 });
          tender.draw(s, t);
        });
        beams(s, 300, 20, 0.36, t);
        dust(s, t + 4, ink.paper, 22);
        s.tint('#2a3270', 0.1);
      },
    },
    {
      seconds: 8.6,
      pace: 0.8,
      enter: { kind: 'fade', seconds: 0.7 },
      draw(s, t) {
        s.camera(
          ...(near(t, [3.3, 4.5, offering], [4.5, 6.2, refusing]) ??
            shot(t, [
              [0, 640, 400, 1.18],
              [5, 660, 400, 1.14],
              [8.6, 760, 400, 1.18],
            ])),
        );
        courtyard(s, t + 20, 0.3);
        s.layer(1, () => {
          adding.draw(s, t);
          offering.draw(s, t);
          for (let i = 0; i < 9; i++) {
            const drop = ramp(t, 1 + i * 0.5, 1.4 + i * 0.5, (k) => k * k);
            const gone = ramp(t, 6.5, 7.2);
            if (drop > 0 && gone < 1)
              s.veil(1 - gone, () =>
                moneybag(
                  s,
                  560 + (i % 4) * 58 + (i > 3 ? 28 : 0) + (i > 7 ? 34 : 0),
                  664 - Math.floor(i / 4) * 38 - (1 - drop) * 200,
                  0.95,
                ),
              );
          }
          refusing.draw(s, t);
        });
        s.layer(1.4, () => branch(s, -60, 40, 24, ink.olive, 1, t, ink.pomegranate));
      },
    },
    {
      seconds: 6.6,
      enter: { kind: 'fade', seconds: 0.9 },
      draw(s, t) {
        s.camera(
          ...(near(t, [3.6, 5, woken]) ??
            shot(t, [
              [0, 680, 400, 1.1],
              [6.6, 640, 410, 1.26],
            ])),
        );
        bedroom(s, t + 30);
        s.layer(1, () => {
          table(s, 300, 650, 190, 120);
          lamp(s, 270, 530, t, 0.9);
          s.at(520, 668, () => bed(s, 0, 0, ink.wood, ink.paper), { scale: 1.06 });
          s.paper(
            blob([620, 584], [650, 556], [720, 560], [736, 600], [700, 630], [640, 626]),
            ink.pomegranate,
            { lift: 0.8 },
          );
          woken.draw(s, t);
          serving.draw(s, t);
          s.glow(310, 500, 330, '#ffd98a', 0.5);
        });
        s.tint('#c8566b', 0.14);
      },
    },
    {
      seconds: 8.8,
      pace: 0.76,
      enter: { kind: 'page', seconds: 1.1 },
      draw(s, t) {
        s.camera(
          ...(near(t, [4.7, 6.5, owner]) ??
            shot(t, [
              [0, 800, 420, 1.22],
              [3, 640, 390, 1.06],
              [8.6, 600, 400, 1.14],
            ])),
        );
        s.layer(0, () => {
          sky(s, mood.spring, t);
          sun(s, mood.spring, 300, 160, 50, t);
          clouds(s, mood.spring, t, 3);
        });
        s.layer(0.3, () => sea(s, 450, t, ink.water, 2));
        s.layer(0.6, () => {
          hills(s, { y: 520, rise: 60, hills: 4, seed: 2, colour: mood.spring.hills[1] });
          cow(s, { x: 300, y: 546, scale: 0.42, coat: '#e9dcc4', grazing: 1 }, t);
          cow(s, { x: 560, y: 552, scale: 0.42, coat: ink.bark, face: -1, grazing: 0.9 }, t + 2);
        });
        s.layer(1, () => {
          ground(s, 590, mood.spring.hills[3], 5);
          tree(s, 1180, 610, { kind: 'oak', seed: 4 }, 1.1, t);
          cow(s, { x: 1010, y: 640, coat: '#e9dcc4', face: -1, scale: 1.25, grazing: 0.3 }, t);
          s.glow(800, 580, 200, '#ffe9a6', 0.4);
          const hop = Math.abs(Math.sin(t * 5)) * 22 * pulse(t, 0.6, 2.4, 0.3);
          cow(
            s,
            {
              x:
                800 +
                keys(t, [
                  [0.6, 0],
                  [2.4, -36],
                ]),
              y: 644 - hop,
              coat: '#b8432c',
              scale: 0.82,
              face: -1,
              young: true,
              moving: pulse(t, 0.6, 2.4),
              gone: t * 60,
            },
            t,
          );
          back2.draw(s, t);
          back1.draw(s, t);
          owner.draw(s, t);
          grass(s, 480, 690, ink.deep, 1.2, ink.gold);
          grass(s, 1120, 686, ink.deep, 1.3, ink.rose);
        });
      },
    },
    {
      seconds: 6.4,
      enter: { kind: 'fade', seconds: 1.1 },
      draw(s, t) {
        s.camera(
          ...(near(t, [4.2, 5.9, oldOne, 0.8]) ??
            shot(t, [
              [0, 650, 440, 1.34],
              [6.4, 650, 390, 1.14],
            ])),
        );
        s.layer(0, () => {
          sky(s, mood.dusk, t);
          sun(s, mood.dusk, 300, 390, 56, t);
        });
        s.layer(0.3, () => sea(s, 440, t, '#4a4a92', 3));
        s.layer(1, () => {
          ground(s, 588, mood.dusk.ground, 7);
          s.paper(rect(850, 130, 700, 470), '#e8cfa8', { lift: 1.4, up: true });
          doorway(s, 1010, 600, {
            width: 170,
            height: 310,
            wall: '#e8cfa8',
            open: 0.9,
            colour: ink.teal,
            lit: true,
            mezuzah: false,
          });
          s.glow(1010, 470, 330, '#f6c453', 0.5);
          s.paper(rect(470, 572, 380, 18, 6), ink.wood);
          for (const x of [492, 812]) s.paper(rect(x, 586, 16, 56, 3), darker(ink.wood, 0.2), { lift: 0.5 });
          oldOne.draw(s, t);
          son.draw(s, t);
          jar(s, 1170, 640, ink.clay, 1.2);
        });
        s.layer(1.3, () => branch(s, 1340, 30, 150, '#3a5a4a', 1.1, t, ink.pomegranate));
        s.tint('#5a4a9c', 0.12);
      },
    },
  ],
  music: [
    {
      voice: 'dulcimer',
      at: 0.39,
      bpm: 74.4,
      repeat: 1,
      gain: 0.9,
      pan: 0.15,
      notes:
        'D4 F4:.5 G4:.5 A4 A4 | C5:.5 Bb4:.5 A4 G4:2 | F4 G4:.5 A4:.5 G4 F4 | E4:.5 F4:.5 D4:3 | A4 D5:.5 C5:.5 D5 A4 | Bb4:.5 A4:.5 G4 A4:2',
    },
    {
      voice: 'bass',
      at: 0.39,
      bpm: 74.4,
      gain: 0.8,
      notes: 'D2:2 A2:2 | C3:2 G2:2 | F2:2 C3:2 | A2:2 D2:2 | D2:2 A2:2 | G2:2 A2:2',
    },
    { voice: 'drum', at: 0.39, bpm: 74.4, gain: 0.6, repeat: 6, notes: 'D t:.5 k:.5 D t' },
    {
      voice: 'ney',
      at: 20.03,
      bpm: 49,
      gain: 0.7,
      pan: -0.2,
      notes: 'A4:2 Bb4:.5 A4:.5 G4 | F4:1.5 G4:.5 A4:2 | D5:1.5 C5:.5 Bb4 A4 | G4:.5 F4:.5 E4 D4:2',
    },
    {
      voice: 'strings',
      at: 19.44,
      bpm: 50.7,
      gain: 0.7,
      fadeIn: 1.5,
      fadeOut: 2,
      notes: 'D3+A3+F4:4 C4+F3:4 Bb3+D3+F4:4 D3+A3+F4:5',
    },
    {
      voice: 'dulcimer',
      at: 38.13,
      bpm: 74.4,
      gain: 0.8,
      pan: 0.15,
      notes: 'D4 F4:.5 G4:.5 A4 A4 | Bb4:.5 A4:.5 G4 A4:2 | G4 F4:.5 E4:.5 F4:2',
    },
    { voice: 'bass', at: 38.13, bpm: 74.4, gain: 0.7, notes: 'D2:2 A2:2 | G2:2 A2:2 | A2:2 D2:2' },
    {
      voice: 'strings',
      at: 47.83,
      bpm: 52.5,
      gain: 0.6,
      fadeIn: 1,
      notes: 'D3+F#4+A3:6 G3+D4+B3:4 D3+A3+F#4:4 A3+E4+C#4:2 D3+A3+F#4:5',
    },
    {
      voice: 'clarinet',
      at: 55.02,
      bpm: 77.1,
      gain: 0.8,
      pan: -0.15,
      notes: 'D5:1.5 C#5:.5 B4 A4 | B4:.5 C#5:.5 D5 A4:2 | F#4 A4:.5 B4:.5 A4 G4 | F#4:.5 E4:.5 D4:3',
    },
    {
      voice: 'dulcimer',
      at: 55.02,
      bpm: 77.1,
      gain: 0.5,
      repeat: 3,
      notes: 'D4:.5 A4:.5 F#4:.5 A4:.5 G3:.5 D4:.5 B3:.5 D4:.5',
    },
  ],
  sounds: [
    { sound: 'sea', at: 0, seconds: 20.8, gain: 0.8 },
    { sound: 'birds', at: 0, seconds: 9.2, gain: 0.3 },
    { sound: 'sand-step', at: 0.26, seconds: 8.7, every: 0.55, gain: 0.5 },
    { sound: 'chime', at: 10.98, gain: 0.6 },
    { sound: 'coins', at: 15.73, gain: 0.9 },
    { sound: 'step', at: 18.98, seconds: 1.4, every: 0.3, gain: 0.6 },
    { sound: 'snore', at: 21.24, seconds: 14.4, gain: 0.75 },
    { sound: 'step', at: 21.55, seconds: 3.5, every: 0.55, gain: 0.22 },
    { sound: 'cloth', at: 31.48, gain: 0.7 },
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => ({ sound: 'coins' as const, at: 38.3 + i * 0.62, gain: 0.5 })),
    { sound: 'sea', at: 36.68, seconds: 11.1, gain: 0.6 },
    { sound: 'sand-step', at: 45.8, seconds: 2.3, every: 0.55, gain: 0.5 },
    { sound: 'birds', at: 54.03, seconds: 10.5, gain: 0.5 },
    { sound: 'crickets', at: 65.61, seconds: 6.4, gain: 0.7 },
    { sound: 'sea', at: 65.08, seconds: 6.9, gain: 0.5 },
  ],
  chapters: [
    {
      at: 0,
      title: {
        en: 'A stone is missing',
        he: 'חסרה אבן',
        ru: 'Не хватает камня',
        es: 'Falta una piedra',
        fr: 'Il manque une pierre',
        de: 'Ein Stein fehlt',
        it: 'Manca una pietra',
      },
    },
    {
      at: 20.6,
      title: {
        en: 'The key under the pillow',
        he: 'המפתח שמתחת לכרית',
        ru: 'Ключ под подушкой',
        es: 'La llave bajo la almohada',
        fr: 'La clé sous l’oreiller',
        de: 'Der Schlüssel unter dem Kissen',
        it: 'La chiave sotto il cuscino',
      },
    },
    {
      at: 36.7,
      title: {
        en: 'A fortune, and no',
        he: 'הון עתק, והתשובה לא',
        ru: 'Целое состояние — и «нет»',
        es: 'Una fortuna, y un no',
        fr: 'Une fortune, et un non',
        de: 'Ein Vermögen und ein Nein',
        it: 'Una fortuna e un no',
      },
    },
    {
      at: 54,
      title: {
        en: 'A year later',
        he: 'כעבור שנה',
        ru: 'Год спустя',
        es: 'Un año después',
        fr: 'Un an plus tard',
        de: 'Ein Jahr später',
        it: 'Un anno dopo',
      },
    },
  ],
});
