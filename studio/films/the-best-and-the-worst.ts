import { bird, fish } from '../kit/animals.ts';
import { house, stall } from '../kit/buildings.ts';
import { near, shot } from '../kit/camera.ts';
import { film } from '../kit/film.ts';
import { grass, ground, hills } from '../kit/land.ts';
import { looks, type Look } from '../kit/look.ts';
import { darker, ink, mood, skin, type Mood } from '../kit/palette.ts';
import { person, type Person } from '../kit/person.ts';
import { poses } from '../kit/pose.ts';
import { basket, bowl, bread, cup, jar, lamp, table } from '../kit/props.ts';
import { arch, blob, ellipse, rect, svg, union } from '../kit/shapes.ts';
import { clouds, sky, sun } from '../kit/sky.ts';
import type { Stage } from '../kit/stage.ts';
import { linear, pulse, ramp } from '../kit/time.ts';
import { leaf, pomegranate, tree } from '../kit/trees.ts';
import { beams, dust, room } from '../kit/weather.ts';
import { kindWords, sharpWords } from '../kit/words.ts';

const bazaar: Mood = {
  ...mood.day,
  sky: ['#4fa9a6', '#f3efcf'],
  rings: ['#86c6bb', '#b8dcc2', '#f6e3a0', '#f6c453'],
  hills: ['#8fc4b4', '#6aa594', '#4a8a7c', '#35716a'],
  ground: '#e0bf8c',
};
const late: Mood = {
  ...mood.dawn,
  sky: ['#2f5f78', '#f2b98a'],
  rings: ['#5a8390', '#b39a8e', '#f0b483', '#fbdc8f'],
  hills: ['#6d8f94', '#8a8478', '#9c7466', '#7f9262'],
  ground: '#c99a6e',
};
const leaves = [ink.gold, ink.leaf, ink.paper, ink.peach] as const;

const shimon: Look = {
  ...looks.sage,
  robe: ink.paper,
  trim: ink.gold,
  cloak: ink.dusk,
  sash: ink.gold,
  skin: skin.olive,
};
const tavi: Look = {
  ...looks.servant,
  skin: skin.brown,
  robe: ink.gold,
  trim: ink.rust,
  sash: ink.rust,
  hair: ink.black,
  beard: 0.35,
  coverColour: ink.cream,
  hem: 0.72,
};
const fruitSeller: Look = { ...looks.woman, robe: ink.plum, coverColour: ink.peach, skin: skin.wheat };
const fishSeller: Look = { ...looks.man, robe: ink.blue, skin: skin.dark, coverColour: ink.mist };
const butcher: Look = { ...looks.merchant, robe: ink.clay, cloak: ink.rust, apron: ink.cream };
const rabbi: Look = { ...looks.sage, skin: skin.light, robe: ink.cream, cloak: ink.teal, trim: ink.teal };

const empty = (s: Stage): void => basket(s, 6, 34, 0.8);
const elder = { ...poses.sit, armF: 40, elbowF: 40 };

// 1: the errand.
const asking = person(shimon, { x: 860, y: 656, size: 1.34, face: -1, pose: elder })
  .pose(0.6, { ...poses.sit, armF: 84, elbowF: 16, lean: 8 }, 0.5)
  .talk(0.8, 2.6)
  .pose(4, elder, 0.6)
  .feel(-1, 'calm')
  .feel(3.6, 'sly');
const sent = person(tavi, { x: 440, y: 660, size: 1.3 })
  .nod(2.6)
  .nod(3.6)
  .hold(4.1, 99, empty)
  .pose(3.8, { ...poses.carry, lean: 2 }, 0.5)
  .walk(4.6, -80, { seconds: 2.4 })
  .feel(-1, 'calm')
  .feel(2.4, 'glad')
  .feel(4.2, 'firm');

// 2: at the market.
const choosing = person(tavi, { x: -150, y: 664, size: 1.16, pose: { ...poses.stand, armF: 26, elbowF: 66 } })
  .hold(0, 5.9, empty)
  .walk(0, 170, { seconds: 1.7 })
  .shake(2, 1)
  .walk(2.9, 640, { seconds: 1.9 })
  .shake(4.8, 0.8)
  .walk(5.5, 1040, { seconds: 1.6 })
  .hold(5.9, 99, empty)
  .pose(7, { ...poses.point, armB: 96, elbowB: 0, elbowF: 66, armF: 26 }, 0.3)
  .nod(7.1)
  .feel(-1, 'calm')
  .feel(1.8, 'worried')
  .feel(3.2, 'calm')
  .feel(4.6, 'worried')
  .feel(6.6, 'glad');
const sellers = [
  person(fruitSeller, { x: 340, y: 634, size: 0.94, face: -1 })
    .pose(1, 'offer', 0.4)
    .hold(0, 99, (s) => pomegranate(s, 8, -8, 15))
    .talk(1.2, 1.6),
  person(fishSeller, { x: 790, y: 634, size: 0.94, face: -1 }).pose(3.6, 'welcome', 0.4).talk(3.8, 1.8),
  person(butcher, { x: 1240, y: 634, size: 0.94, face: -1 }).pose(6, 'welcome', 0.4).nod(6.8),
];

// 3: the best.
const serving = person(tavi, { x: 430, y: 660, size: 1.34, pose: { ...poses.offer, lean: 12 } })
  .pose(1.6, 'stand', 0.6)
  .nod(3, 0.8)
  .feel(-1, 'glad');
const pleased = person(shimon, { x: 880, y: 660, size: 1.34, face: -1, pose: elder })
  .pose(0.6, { ...poses.sit, lean: 16, armF: 60, elbowF: 20 }, 0.5)
  .nod(1.4, 1)
  .pose(2.8, { ...poses.sit, armF: 72, elbowF: 24, lean: 2 }, 0.5)
  .talk(2.9, 2)
  .feel(-1, 'calm')
  .feel(0.4, 'amazed')
  .feel(1.3, 'glad')
  .feel(2.7, 'sly');

// 4: once more to the market.
const again = person(tavi, {
  x: 1240,
  y: 664,
  size: 1.16,
  face: -1,
  pose: { ...poses.stand, armF: 26, elbowF: 66 },
})
  .hold(0, 99, empty)
  .walk(-0.6, 560, { seconds: 2.9 })
  .pose(2.4, { ...poses.think, armF: 26, elbowF: 66, armB: 24, elbowB: 128 }, 0.3)
  .pose(3.4, { ...poses.stand, armF: 26, elbowF: 66, armB: 168, elbowB: 4 }, 0.25)
  .run(3.9, 1020, { seconds: 1.3 })
  .feel(-1, 'worried')
  .feel(2.4, 'firm')
  .gaze(2.4, 'up')
  .feel(3.3, 'amazed')
  .gaze(3.3, 'ahead')
  .feel(3.8, 'glad');
const closing = [
  person(fruitSeller, { x: 340, y: 634, size: 0.94 }).shake(1.4, 1).pose(1.2, 'offer', 0.4),
  person(fishSeller, { x: 790, y: 634, size: 0.94 }).pose(1.8, 'shade', 0.4),
  person(butcher, { x: 1240, y: 634, size: 0.94, face: -1 }).pose(3.9, 'cheer', 0.3),
];

// 5: the worst.
const twice = person(tavi, { x: 430, y: 660, size: 1.34, pose: { ...poses.offer, lean: 12 } })
  .pose(2, 'stand', 0.5)
  .feel(-1, 'glad')
  .feel(2.4, 'calm');
const puzzled = person(shimon, { x: 880, y: 660, size: 1.34, face: -1, pose: elder })
  .pose(0.8, { ...poses.sit, lean: 20, armF: 60, elbowF: 20 }, 0.4)
  .pose(1.5, 'stand', 0.5)
  .pose(2, { ...poses.welcome, armF: 70, armB: 96 }, 0.4)
  .shake(2.2, 1.2)
  .talk(2.2, 2.2)
  .feel(-1, 'calm')
  .feel(0.8, 'amazed')
  .feel(2, 'cross')
  .feel(4.4, 'worried');

// 6: what comes of a tongue.
const explaining = person(tavi, { x: 640, y: 668, size: 1.36 })
  .turn(0.3, -1)
  .pose(0.5, { ...poses.welcome, armF: 84, armB: 60 }, 0.5)
  .talk(0.6, 2.4)
  .turn(3.6, 1)
  .pose(3.7, { ...poses.welcome, armF: 84, armB: 60 }, 0.4)
  .talk(4, 2.4)
  .pose(6.6, 'heart', 0.6)
  .feel(-1, 'tender')
  .feel(0.5, 'glad')
  .feel(3.6, 'worried')
  .feel(6.6, 'tender');
const kind = [
  person(looks.grandmother, { x: -70, y: 118, size: 0.74, pose: 'offer' }).feel(-1, 'tender').talk(0.8, 5),
  person(looks.girl, { x: 76, y: 122, size: 0.66, face: -1 })
    .feel(-1, 'sad')
    .feel(1.8, 'glad')
    .pose(0, { ...poses.stand, head: 20 }, 0)
    .pose(1.8, 'heart', 0.4)
    .pose(3, 'cheer', 0.4),
];
const harsh = [
  person(looks.traveller, { x: -76, y: 118, size: 0.72, pose: 'hips' })
    .feel(-1, 'cross')
    .pose(4.2, { ...poses.point, lean: 14 }, 0.3)
    .talk(4.2, 3),
  person({ ...looks.boy, headSize: 1.2 }, { x: 84, y: 120, size: 0.72, face: -1 })
    .feel(-1, 'worried')
    .feel(4.6, 'sad')
    .pose(4.6, { ...poses.heart, head: 28, lean: 14 }, 0.6)
    .turn(6, 1),
];

// 7: the feast of his son, Rabbi.
const host = person(rabbi, { x: 640, y: 640, size: 1.3, pose: { ...poses.stand, armF: 10 } })
  .pose(0.6, 'welcome', 0.5)
  .talk(4.8, 3)
  .pose(8, 'heart', 0.6)
  .nod(8.2, 1)
  .feel(-1, 'glad')
  .feel(4.6, 'tender')
  .gaze(8.8, 'us');
const guests: Person[] = [
  person({ ...looks.scholar, robe: ink.peach }, { x: 240, y: 660, size: 1.22, pose: elder })
    .feel(-1, 'glad')
    .pose(0.8, { ...poses.sit, lean: 14, armF: 76, elbowF: 14 }, 0.5)
    .pose(4.8, elder, 0.5)
    .turn(7.2, 1)
    .talk(7.6, 2),
  person({ ...looks.man, robe: ink.olive, skin: skin.dark }, { x: 440, y: 660, size: 1.2, pose: elder })
    .feel(-1, 'glad')
    .pose(1.2, { ...poses.sit, lean: 12, armF: 70, elbowF: 14 }, 0.5)
    .pose(5, elder, 0.5)
    .turn(7, -1)
    .nod(8)
    .laugh(8.6, 1.4),
  person(
    { ...looks.man, robe: ink.blue, skin: skin.light },
    { x: 860, y: 660, size: 1.2, face: -1, pose: elder },
  )
    .feel(-1, 'glad')
    .pose(1, { ...poses.sit, lean: 12, armF: 70, elbowF: 14 }, 0.5)
    .pose(4.8, elder, 0.5)
    .turn(7, 1)
    .talk(7.4, 2),
  person(
    { ...looks.scholar, robe: ink.gold, cloak: ink.plum },
    { x: 1060, y: 660, size: 1.22, face: -1, pose: elder },
  )
    .feel(-1, 'glad')
    .pose(1.4, { ...poses.sit, lean: 14, armF: 76, elbowF: 14 }, 0.5)
    .pose(5.2, elder, 0.5)
    .pose(8.2, { ...poses.sit, armF: 14, elbowF: 112, armB: 18, elbowB: 106 }, 0.5),
];

/** A dish with a cooked tongue and a few leaves. */
function dish(s: Stage, x: number, y: number, scale = 1): void {
  s.at(
    x,
    y,
    () => {
      s.paper(ellipse(0, -6, 86, 15), ink.paper, { lift: 0.8 });
      s.ink(ellipse(0, -8, 70, 10), ink.mist);
      s.paper(union(leaf(-40, -10, 44, -150), leaf(-30, -10, 40, -125), leaf(50, -10, 36, -30)), ink.moss, {
        lift: 0.5,
      });
      s.paper(
        blob([-62, -10], [-60, -34], [-30, -44], [10, -34], [44, -36], [64, -22], [56, -8], [0, -4]),
        '#c9707a',
        { lift: 0.8 },
      );
      s.line(svg('M-44 -30 Q-6 -30 46 -24'), darker('#c9707a', 0.25), 3.4, 0.7);
    },
    { scale },
  );
}

function study(s: Stage, t: number, light = '#cfe9dd'): void {
  s.layer(0.8, () => {
    room(s, '#2c7472', '#6b4a34', 590);
    for (let i = 0; i < 18; i++)
      s.paper(svg(`M${-280 + i * 104} 60 l26 34 l26 -34Z`), i % 2 ? ink.gold : ink.peach, { lift: 0.3 });
    s.paper(arch(640, 430, 220, 300), darker('#2c7472', 0.22), { lift: 0.4 });
    s.within(arch(640, 422, 192, 278), () => {
      s.ink(rect(520, 120, 250, 320), light);
      house(s, 590, 430, { width: 120, height: 120, wall: '#f0e2c0', windows: 2 }, 0.9);
      stall(s, 700, 436, ink.pomegranate, 0.42, t);
    });
    s.paper(rect(524, 420, 232, 16, 4), ink.wood, { lift: 0.6 });
    s.paper(rect(60, 250, 220, 14, 3), ink.wood, { lift: 0.6 });
    jar(s, 110, 250, ink.clay, 0.6);
    jar(s, 170, 250, ink.gold, 0.5);
    bowl(s, 232, 250, ink.cream, 0.7);
  });
}

function chair(s: Stage, x: number): void {
  s.paper(rect(x - 20, 470, 22, 192, 8), ink.bark);
  s.paper(rect(x - 110, 560, 110, 18, 5), ink.wood);
  s.paper(rect(x - 104, 572, 14, 88, 3), ink.bark, { lift: 0.5 });
}

function street(s: Stage, t: number, hour: Mood): void {
  s.layer(0, () => {
    sky(s, hour, t);
    sun(s, hour, 300, 200, 52, t);
    clouds(s, hour, t, 3, 110);
  });
  s.layer(0.35, () => hills(s, { y: 440, rise: 70, hills: 5, seed: 12, colour: hour.hills[0] ?? ink.teal }));
  s.layer(0.65, () => {
    for (const [i, x] of [-40, 210, 470, 740, 1000, 1260].entries())
      house(
        s,
        x,
        570,
        {
          wall: i % 2 ? '#e9d3aa' : '#f2e4c2',
          width: 220,
          height: 190 + (i % 3) * 50,
          windows: 2,
          roof: i % 3 === 1 ? 'dome' : 'flat',
          seed: i + 2,
        },
        0.9,
      );
    tree(s, 345, 574, 'palm', 0.9, t);
    tree(s, 880, 574, 'cypress', 0.8, t);
  });
}

function stalls(s: Stage, t: number, who: Person[], tired = false): void {
  s.layer(1, () => {
    for (const one of who) one.draw(s, t);
    stall(s, 340, 644, ink.pomegranate, 1.3, t);
    stall(s, 790, 644, ink.teal, 1.3, t);
    stall(s, 1240, 644, ink.violet, 1.3, t);
    for (let i = 0; i < (tired ? 2 : 5); i++)
      pomegranate(s, 200 + i * 44, 490, 19, tired ? '#7d5a4a' : ink.pomegranate);
    bread(s, 470, 506, tired ? 0.7 : 1);
    for (let i = 0; i < (tired ? 1 : 3); i++)
      fish(s, 690 + i * 84, 490, t, i % 2 ? ink.peach : ink.sky, 1.05);
    dish(s, 1150, 508, 0.9);
    jar(s, 1350, 506, ink.clay, 0.7);
  });
}

export default film({
  course: 'power-of-speech',
  poster: 44.6,
  bpm: 85.3,
  scenes: [
    {
      seconds: 6.5,
      pace: 0.85,
      draw(s, t) {
        s.camera(
          ...(near(t, [0.9, 2.4, asking]) ??
            shot(t, [
              [0, 660, 390, 1.06],
              [4, 650, 410, 1.2],
              [6.5, 600, 400, 1.14],
            ])),
        );
        study(s, t);
        s.layer(1, () => {
          chair(s, 920);
          asking.draw(s, t);
          if (t < 4.1) basket(s, 560, 668, 0.9);
          sent.draw(s, t);
        });
        beams(s, 600, 60, 0.16, t);
        dust(s, t, ink.cream, 14);
      },
    },
    {
      seconds: 7.5,
      pace: 0.78,
      enter: { kind: 'slide-right', seconds: 0.7 },
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 480, 390, 1.14],
            [2.8, 500, 390, 1.16],
            [7.5, 830, 390, 1.16],
          ]),
        );
        street(s, t, bazaar);
        s.layer(1, () => ground(s, 588, bazaar.ground, 3));
        stalls(s, t, sellers);
        s.layer(1, () => {
          choosing.draw(s, t);
          bird(s, 560, 668, t, ink.paper, 0.9, pulse(t, 2.8, 4.4, 0.3), -1);
        });
      },
    },
    {
      seconds: 5.5,
      pace: 0.8,
      enter: { kind: 'fade', seconds: 0.6 },
      draw(s, t) {
        s.camera(
          ...(near(t, [2.8, 4.6, pleased, 0.9]) ??
            shot(t, [
              [0, 660, 420, 1.28],
              [2.6, 680, 410, 1.2],
              [5.5, 690, 400, 1.26],
            ])),
        );
        study(s, t);
        s.layer(1, () => {
          chair(s, 940);
          pleased.draw(s, t);
          serving.draw(s, t);
          table(s, 640, 672, 260, 118, ink.bark);
          s.glow(640, 520, 220, '#fff1c4', 0.5 * pulse(t, 0.2, 3, 0.5));
          dish(s, 640, 558, 1.1);
        });
        dust(s, t, ink.cream, 14);
      },
    },
    {
      seconds: 5.5,
      pace: 0.82,
      enter: { kind: 'slide-right', seconds: 0.7 },
      draw(s, t) {
        s.camera(
          ...(near(t, [2.3, 3.7, again, 0.9]) ??
            shot(t, [
              [0, 830, 390, 1.12],
              [2.6, 640, 400, 1.2],
              [3.8, 650, 400, 1.2],
              [5.5, 830, 390, 1.16],
            ])),
        );
        street(s, t + 20, late);
        s.layer(1, () => ground(s, 588, late.ground, 3));
        stalls(s, t, closing, true);
        s.layer(1, () => again.draw(s, t));
        s.layer(1.35, () => grass(s, 420, 740, ink.rust, 2));
      },
    },
    {
      seconds: 5.6,
      pace: 0.78,
      enter: { kind: 'fade', seconds: 0.6 },
      draw(s, t) {
        s.camera(
          ...(near(t, [2.1, 4.1, puzzled]) ??
            shot(t, [
              [0, 650, 430, 1.34],
              [1.6, 700, 400, 1.2],
              [5, 710, 395, 1.26],
            ])),
        );
        study(s, t, '#f0b988');
        s.layer(1, () => {
          chair(s, 940);
          puzzled.draw(s, t);
          twice.draw(s, t);
          table(s, 640, 672, 260, 118, ink.bark);
          dish(s, 640, 558, 1.1);
          lamp(s, 560, 556, t, 0.6);
        });
        s.tint('#8f4328', 0.12);
      },
    },
    {
      seconds: 8.4,
      pace: 0.76,
      enter: { kind: 'fade', seconds: 0.7 },
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 640, 390, 1],
            [3.4, 610, 385, 1.07],
            [6.4, 670, 385, 1.07],
            [8, 640, 390, 1.02],
          ]),
        );
        s.layer(0.6, () => room(s, '#1f5a5c', '#5a4030', 610));
        s.layer(1, () => {
          const good = ramp(t, 0.5, 1.3);
          const bad = ramp(t, 3.5, 4.3);
          s.at(
            270,
            300,
            () => {
              s.glow(0, 0, 300, '#ffe9a6', 0.45);
              s.paper(ellipse(0, 0, 206), ink.gold);
              s.paper(ellipse(0, 0, 186), '#fbe9bf', { lift: 0.7 });
              s.within(ellipse(0, 0, 186), () => {
                s.paper(rect(-200, 108, 400, 100), ink.leaf, { lift: 0.4 });
                for (const one of kind) one.draw(s, t);
                kindWords(s, -40, -40, ramp(t, 0.9, 7, linear), t, leaves, [150, -60]);
              });
            },
            { scale: Math.max(0.01, good) },
          );
          s.at(
            1010,
            300,
            () => {
              s.paper(ellipse(0, 0, 206), '#3b2440');
              s.paper(ellipse(0, 0, 186), '#8a6a86', { lift: 0.7 });
              s.within(ellipse(0, 0, 186), () => {
                s.paper(rect(-200, 108, 400, 100), '#5a4260', { lift: 0.4 });
                for (const one of harsh) one.draw(s, t);
                sharpWords(s, -56, -60, ramp(t, 4.3, 6.6, linear), t, '#3b2440');
              });
            },
            { scale: Math.max(0.01, bad) },
          );
          explaining.draw(s, t);
        });
      },
    },
    {
      seconds: 10.4,
      pace: 0.77,
      enter: { kind: 'page', seconds: 0.9 },
      draw(s, t) {
        s.camera(
          ...(near(t, [4.9, 7.3, host, 0.9]) ??
            shot(t, [
              [0, 640, 420, 1.24],
              [4, 640, 400, 1.14],
              [10.4, 640, 390, 1.02],
            ])),
        );
        study(s, t, '#2d4f7a');
        s.layer(1, () => {
          s.glow(640, 470, 560, '#ffd79a', 0.5);
          host.draw(s, t);
          for (const one of guests) one.draw(s, t);
          table(s, 640, 690, 1060, 122, ink.wood);
          s.paper(rect(140, 562, 1000, 40, 6), ink.paper, { lift: 0.6 });
          s.line(svg('M146 594 H1134'), ink.teal, 6);
          for (const x of [350, 640, 930]) dish(s, x, 572, 0.74);
          for (const x of [230, 480, 790, 1060]) cup(s, x, 574, x % 20 ? ink.gold : ink.clay, 1.1);
          bread(s, 560, 574, 0.8);
          lamp(s, 724, 570, t, 0.7);
          kindWords(s, 660, 330, ramp(t, 5, 10.4, linear), t, leaves, [330, 60]);
          kindWords(s, 620, 330, ramp(t, 5.4, 10.8, linear), t, leaves, [-330, 60]);
        });
      },
    },
  ],
  music: [
    {
      voice: 'pluck',
      at: 0.24,
      bpm: 98.6,
      gain: 0.8,
      notes: 'D4:.5 E4:.5 F4 A4 G#4:.5 F4:.5 | E4 F4:.5 E4:.5 D4:2 | A4:.5 B4:.5 A4',
    },
    { voice: 'strings', at: 0, bpm: 51, gain: 0.5, fadeIn: 1, notes: 'D3+A3+F4:3.4 E3+B3+G#3:3' },
    {
      voice: 'clarinet',
      at: 7.78,
      bpm: 91.3,
      gain: 0.8,
      pan: -0.1,
      notes:
        'A4:.5 A4:.5 B4:.5 C5:.5 B4 A4 | G#4:.5 F4:.5 G#4:.5 A4:.5 F4 D4 | A4:.5 A4:.5 B4:.5 C5:.5 D5 C5:.5 B4:.5 | A4 -',
    },
    { voice: 'drum', at: 7.78, bpm: 91.3, gain: 0.6, repeat: 3, notes: 'D t:.5 t:.5 D k | D t:.5 k:.5' },
    { voice: 'bass', at: 7.78, bpm: 91.3, gain: 0.7, repeat: 3, notes: 'D3 - A2 - | D3 -' },
    {
      voice: 'dulcimer',
      at: 17.3,
      bpm: 91.3,
      gain: 0.6,
      pan: 0.2,
      notes: 'D5:.5 A4:.5 F4:.5 A4:.5 D5 - | G#4:.5 B4:.5 E5 D5:2',
    },
    {
      voice: 'clarinet',
      at: 24.26,
      bpm: 93,
      gain: 0.75,
      pan: -0.1,
      notes: 'D5:.5 C5:.5 B4:.5 A4:.5 G#4 F4 | E4 - - | A4!:.5 - | A4:.5 B4:.5 C5:.5 D5:.5 D5',
    },
    { voice: 'drum', at: 24.26, bpm: 93, gain: 0.55, notes: 'D t D k | D -:1.4 t | D:.5 t:.5 D:.5 t:.5' },
    {
      voice: 'pluck',
      at: 31.24,
      bpm: 93,
      gain: 0.7,
      pan: 0.1,
      notes: 'D4 F4 G#4? - | A4:.5 G#4:.5 F4:.5 E4:.5 D4 -',
    },
    {
      voice: 'ney',
      at: 38.29,
      bpm: 63.8,
      gain: 0.75,
      pan: -0.2,
      notes: 'A4 B4:.5 C5:.5 D5:1.5 C5:.5 | B4:.5 A4:1',
    },
    { voice: 'strings', at: 38.02, bpm: 45.6, gain: 0.6, notes: 'D3+A3+F4:3.4 D3+G#3+B3:3 A2+E3+C#4:1.6' },
    { voice: 'bass', at: 42.76, bpm: 63.8, gain: 0.7, notes: 'D3:.5 Eb3:.5 D3 - | G#2:2' },
    {
      voice: 'clarinet',
      at: 49.4,
      bpm: 86,
      gain: 0.75,
      pan: -0.1,
      notes: 'A4 D5:.5 E5:.5 F#5 E5:.5 D5:.5 | B4 C#5:.5 B4:.5 A4 F#4 | G4:.5 A4:.5 D5:3',
    },
    {
      voice: 'dulcimer',
      at: 49.4,
      bpm: 86,
      gain: 0.45,
      pan: 0.2,
      repeat: 3,
      notes: 'D4:.5 A4:.5 F#4:.5 A4:.5 G3:.5 D4:.5 B3:.5 D4:.5 A3:.5 E4:.5',
    },
    { voice: 'strings', at: 49.1, bpm: 42, gain: 0.55, notes: 'D3+A3+F#4:2.6 G3+D4+B3:2.4 D3+A3+F#4:4' },
    { voice: 'ney', at: 58, bpm: 72, gain: 0.6, pan: -0.2, notes: 'A4 F#4:.5 G4:.5 A4 | D4:2' },
  ],
  sounds: [
    { sound: 'crowd', at: 21.9, seconds: 2.6, gain: 0.22 },
    { sound: 'fire', at: 35.2, seconds: 3.2, gain: 0.4 },
    { sound: 'step', at: 5.65, seconds: 2.1, every: 0.49, gain: 0.4 },
    { sound: 'crowd', at: 7.53, seconds: 9.7, gain: 0.55 },
    { sound: 'coins', at: 16.24, gain: 0.5 },
    { sound: 'clay', at: 17.51, gain: 0.6 },
    { sound: 'crowd', at: 24.01, seconds: 6.1, gain: 0.3 },
    { sound: 'step', at: 29.02, seconds: 1.5, every: 0.27, gain: 0.6 },
    { sound: 'clay', at: 31.1, gain: 0.6 },
    { sound: 'chime', at: 38.81, gain: 0.4 },
    { sound: 'thud', at: 43.02, gain: 0.5 },
    { sound: 'page', at: 49.08, gain: 0.7 },
    { sound: 'crowd', at: 57.13, seconds: 5.5, gain: 0.25 },
  ],
  chapters: [
    {
      at: 0,
      title: {
        en: 'The best',
        he: 'הטוב ביותר',
        ru: 'Самое лучшее',
        es: 'Lo mejor',
        fr: 'Le meilleur',
        de: 'Das Beste',
        it: 'Il meglio',
      },
    },
    {
      at: 20.8,
      title: {
        en: 'The worst',
        he: 'הגרוע ביותר',
        ru: 'Самое худшее',
        es: 'Lo peor',
        fr: 'Le pire',
        de: 'Das Schlechteste',
        it: 'Il peggio',
      },
    },
    {
      at: 38,
      title: {
        en: 'Both from one tongue',
        he: 'שניהם מלשון אחת',
        ru: 'И то и другое',
        es: 'Las dos cosas',
        fr: 'Les deux à la fois',
        de: 'Beides zugleich',
        it: 'L’uno e l’altro',
      },
    },
  ],
});
