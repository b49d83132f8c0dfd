import { near, shot } from '../kit/camera.ts';
import { tent } from '../kit/buildings.ts';
import { film } from '../kit/film.ts';
import { grass, ground, hills, stone } from '../kit/land.ts';
import { looks, type Look } from '../kit/look.ts';
import { blend, ink, mood, skin, type Mood } from '../kit/palette.ts';
import { person } from '../kit/person.ts';
import { poses } from '../kit/pose.ts';
import { basket, bowl, bread, fire, jar, staff } from '../kit/props.ts';
import { ellipse, rect } from '../kit/shapes.ts';
import { clouds, flock, sky, sun } from '../kit/sky.ts';
import type { Stage } from '../kit/stage.ts';
import { tear, temper, vision } from '../kit/temper.ts';
import { keys, pulse, ramp, settle, sway } from '../kit/time.ts';
import { tree } from '../kit/trees.ts';
import { petals } from '../kit/weather.ts';

const aharon: Look = {
  ...looks.patriarch,
  robe: ink.paper,
  trim: ink.blue,
  cloak: '#7b6bc0',
  sash: ink.gold,
  coverColour: ink.paper,
  bandColour: ink.gold,
};
const one: Look = {
  ...looks.man,
  skin: skin.brown,
  robe: ink.pomegranate,
  trim: ink.peach,
  sash: ink.peach,
  hair: ink.black,
  coverColour: ink.peach,
  hem: 0.84,
};
const two: Look = {
  ...looks.man,
  skin: skin.wheat,
  robe: ink.teal,
  trim: ink.mist,
  sash: ink.mist,
  hair: ink.bark,
  beard: 0.6,
  coverColour: ink.mist,
  hem: 0.84,
};
const crossed = { ...poses.stand, armF: 22, elbowF: 96, armB: 30, elbowB: 92, lean: -4, head: -8 };
const sulking = { ...poses.ground, armF: 46, elbowF: 84, armB: 50, elbowB: 80, lean: 12, head: 10 };

// 1: the quarrel.
const loud = person(one, { x: 520, y: 648, size: 1.36, feels: 'cross' })
  .talk(0, 1.5)
  .pose(0.4, 'point', 0.3)
  .pose(1.7, 'hips', 0.3)
  .talk(2.9, 1.2)
  .pose(2.9, { ...poses.welcome, lean: 8 }, 0.25)
  .pose(4.1, crossed, 0.3)
  .turn(4.7, -1)
  .walk(5.2, 150);
const louder = person(two, { x: 760, y: 648, size: 1.36, face: -1, feels: 'cross' })
  .pose(0, 'hips', 0.1)
  .shake(0.6, 1)
  .talk(1.5, 1.4)
  .pose(1.6, { ...poses.point, armB: 60, elbowB: 60 }, 0.3)
  .pose(3, crossed, 0.3)
  .shake(3.2, 1)
  .turn(4.8, 1)
  .walk(5.3, 1140);

// 2: back to back.
const alone1 = person(one, { x: 330, y: 660, size: 1.3, face: -1, pose: sulking, feels: 'cross' })
  .shake(1.2, 1)
  .turn(2.8, 1)
  .turn(3.8, -1)
  .feel(2.6, 'sad');
const alone2 = person(two, { x: 950, y: 660, size: 1.3, pose: sulking, feels: 'cross' })
  .shake(2, 1)
  .turn(3.4, -1)
  .turn(4.4, 1)
  .feel(3.2, 'sad');

// 3: Aharon.
const seeking = person(aharon, { x: 1040, y: 650, size: 1.42, face: -1, feels: 'calm' })
  .hold(0, 99, (s) => staff(s, 118, 84, ink.wood))
  .walk(0, 720, { seconds: 2 })
  .pose(2.2, { ...poses.stand, armB: 18, elbowB: 104, head: 10 }, 0.6)
  .turn(2.3, 1)
  .turn(3.1, -1)
  .nod(3.4, 0.8)
  .walk(3.9, 300)
  .feel(1.8, 'worried')
  .feel(3.3, 'firm');

// 4: beside the first.
const sitting = { ...poses.ground, armF: 52, elbowF: 30, lean: 10 };
const comforter = person(aharon, { x: 1240, y: 656, size: 1.4, face: -1, feels: 'tender' })
  .walk(0, 820, { seconds: 2 })
  .pose(2, sitting, 0.8)
  .talk(2.9, 4.8)
  .pose(7.6, { ...sitting, armF: 78, elbowF: 4, lean: 18 }, 0.7);
const soothed = person(one, { x: 520, y: 662, size: 1.4, face: -1, pose: sulking, feels: 'cross' })
  .turn(3.4, 1)
  .shake(3.9, 0.9)
  .pose(5, { ...sulking, head: 2, lean: 6 }, 0.8)
  .pose(6.4, { ...poses.ground, armF: 30, elbowF: 112, armB: 34, elbowB: 100, head: 18, lean: 10 }, 0.9)
  .nod(7.8, 1.1)
  .feel(5, 'amazed')
  .feel(6.2, 'sad');
const sorry = { ...poses.stand, lean: 16, head: 24, armF: 40, elbowF: 122, armB: 20, elbowB: 110 };
const seen2 = person(two, { x: 0, y: 112, size: 0.74, face: -1, pose: sorry, feels: 'sad' }).rock(0, 12);

// 5: beside the other, at the fire.
const beside = person(aharon, { x: 130, y: 660, size: 1.36, feels: 'tender' })
  .walk(0, 400, { seconds: 1.5 })
  .pose(1.5, sitting, 0.8)
  .talk(2.4, 4)
  .pose(6.4, { ...poses.ground, armF: 30, elbowF: 112, armB: 34, elbowB: 100, lean: 8 }, 0.7)
  .nod(7.4, 1);
const softened = person(two, { x: 860, y: 666, size: 1.36, face: 1, pose: sulking, feels: 'cross' })
  .turn(2.2, -1)
  .pose(4, { ...sulking, head: 2, lean: 4 }, 0.8)
  .pose(5.4, { ...poses.ground, armF: 30, elbowF: 112, armB: 34, elbowB: 100, head: 20, lean: 12 }, 0.9)
  .nod(7.2, 1.1)
  .feel(4, 'amazed')
  .feel(5.2, 'sad');
const seen1 = person(one, { x: 0, y: 112, size: 0.74, pose: sorry, feels: 'sad' }).rock(0, 12);

// 6: they meet.
const hug = { ...poses.stand, lean: 9, head: 8, armF: 50, elbowF: 72, armB: 62, elbowB: 64 };
const shy = { ...poses.stand, lean: 6, head: 18, armF: 12, elbowF: 40, armB: 8, elbowB: 40 };
const coming1 = person(one, {
  x: 210,
  y: 654,
  size: 1.34,
  face: 1,
  pose: { ...poses.ground, head: 14 },
  feels: 'sad',
})
  .pose(0.5, shy, 0.9)
  .walk(1.5, 420, { seconds: 2 })
  .pose(3.7, { ...shy, head: 24 }, 0.5)
  .pose(4.9, { ...poses.stand, head: -2 }, 0.4)
  .pose(5.6, 'welcome', 0.3)
  .run(5.8, 588, { seconds: 0.8 })
  .pose(6.5, hug, 0.35)
  .shut(6.9, 3)
  .feel(4.8, 'amazed')
  .feel(5.5, 'glad');
const coming2 = person(two, {
  x: 1070,
  y: 654,
  size: 1.34,
  face: -1,
  pose: { ...poses.ground, head: 14 },
  feels: 'sad',
})
  .pose(0.9, shy, 0.9)
  .walk(1.8, 860, { seconds: 2 })
  .pose(4, { ...shy, head: 24 }, 0.5)
  .pose(4.9, { ...poses.stand, head: -2 }, 0.4)
  .pose(5.7, 'welcome', 0.3)
  .run(5.9, 692, { seconds: 0.8 })
  .pose(6.6, hug, 0.35)
  .shut(7, 3)
  .laugh(10, 2)
  .feel(4.8, 'amazed')
  .feel(5.6, 'glad');
const watching = person(aharon, { x: 930, y: 622, size: 0.86, face: -1, feels: 'worried' })
  .hold(0, 99, (s) => staff(s, 118, 84, ink.wood))
  .pose(7, 'heart', 0.6)
  .nod(8.4, 1.2)
  .feel(6.6, 'glad');

// 7: evening in the camp.
const merry1 = person(one, { x: 420, y: 650, size: 1.22, pose: 'ground', feels: 'glad' })
  .hold(0, 2, (s) => bread(s, 0, 10, 0.9))
  .pose(0.4, { ...poses.ground, armF: 70, elbowF: 14, lean: 14 }, 0.8)
  .pose(2.4, 'sitEat', 0.6)
  .hold(2.4, 99, (s) => bread(s, 0, 6, 0.55))
  .laugh(3.4, 2);
const merry2 = person(two, { x: 690, y: 650, size: 1.22, face: -1, pose: 'ground', feels: 'glad' })
  .pose(0.6, { ...poses.ground, armF: 72, elbowF: 10, lean: 14 }, 0.8)
  .hold(2, 99, (s) => bread(s, 0, 6, 0.55))
  .pose(2.4, 'sitEat', 0.6)
  .laugh(3.6, 2);
const onward = person(aharon, { x: 800, y: 622, size: 1.16, feels: 'tender' })
  .hold(0, 99, (s) => staff(s, 118, 84, ink.wood))
  .turn(0, -1, 0.1)
  .nod(0.8, 1.4)
  .walk(2.6, 1330, { seconds: 4.6 });
const child = person(looks.girl, { x: 250, y: 660, size: 0.84, feels: 'glad' })
  .pose(1, 'cheer', 0.4)
  .laugh(1.2, 1.6)
  .pose(3.2, 'heart');

const vale = '#6b5aa8';

function desert(s: Stage, t: number, hour: Mood, sunX: number, sunY: number, far: readonly string[]): void {
  s.layer(0, () => {
    sky(s, hour, t);
    sun(s, hour, sunX, sunY, 48, t);
    if (!hour.stars) clouds(s, hour, t, 3, 110);
  });
  s.layer(0.3, () => hills(s, { y: 380, rise: 150, hills: 6, seed: 21, colour: far[0] ?? vale }));
  s.layer(0.5, () => {
    hills(s, { y: 490, rise: 60, hills: 5, seed: 14, colour: far[1] ?? vale });
    for (const [x, y, k] of [
      [120, 520, 0.3],
      [340, 528, 0.36],
      [620, 522, 0.28],
      [840, 530, 0.34],
      [1110, 524, 0.3],
    ] as const)
      tent(
        s,
        x,
        y,
        { cloth: x % 200 ? ink.cream : ink.stone, stripe: x > 500 ? vale : ink.rust, open: 0.4 },
        k,
        t,
      );
  });
}

const day = ['#b79ac0', '#cfa68e'] as const;
const dim = ['#3a3674', '#5d4680'] as const;

export default film({
  course: 'anger',
  poster: 48.9,
  bpm: 90.5,
  scenes: [
    {
      seconds: 7.8,
      pace: 0.9,
      draw(s, t) {
        s.camera(
          ...(near(t, [0.5, 1.6, loud, 0.85], [1.6, 2.8, louder, 0.85]) ??
            shot(t, [
              [0, 640, 400, 1.26],
              [4.4, 640, 400, 1.3],
              [7.8, 640, 370, 1],
            ])),
        );
        desert(s, t, mood.noon, 960, 140, day);
        s.layer(1, () => {
          ground(s, 586, '#e3b986', 5);
          tent(s, 40, 610, { stripe: ink.pomegranate, open: 0.7 }, 1, t);
          tent(s, 1240, 610, { stripe: ink.teal, open: 0.7 }, 1, t + 1);
          tear(s, 640, 86 * ramp(t, 4.7, 7), '#3a2a5e');
          louder.draw(s, t);
          loud.draw(s, t);
          const heat = pulse(t, 0.3, 5.4, 0.6);
          if (heat > 0.02) {
            temper(s, 534 + sway(t, 0.3, 2), 408, 1, t, 0.66 * heat);
            temper(s, 748 + sway(t, 0.34, 2), 408, 1, t + 2, 0.66 * heat);
          }
        });
        s.tint('#c8566b', 0.16 * pulse(t, 0, 6, 1));
      },
    },
    {
      seconds: 5.4,
      enter: { kind: 'dark', seconds: 0.8 },
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 640, 370, 1.02],
            [5.4, 640, 400, 1.12],
          ]),
        );
        desert(s, t, mood.dusk, 640, 330, dim);
        s.layer(1, () => {
          ground(s, 588, '#8d6a7a', 5);
          tent(s, 210, 622, { stripe: ink.pomegranate, open: 0.8 }, 1.05, t);
          tent(s, 1080, 622, { stripe: ink.teal, open: 0.8 }, 1.05, t + 1);
          tear(s, 640, 92 + sway(t, 4, 4), '#241c48');
          alone1.draw(s, t);
          alone2.draw(s, t);
          temper(s, 322, 536, 1, t, 0.6);
          temper(s, 958, 536, 1, t + 1, 0.6);
        });
        s.tint('#5a4a9c', 0.2);
      },
    },
    {
      seconds: 5.2,
      pace: 0.95,
      enter: { kind: 'slide-right', seconds: 0.7 },
      draw(s, t) {
        s.camera(
          ...(near(t, [2.2, 3.8, seeking]) ??
            shot(t, [
              [0, 720, 390, 1.2],
              [2.4, 690, 390, 1.24],
              [5.2, 520, 390, 1.2],
            ])),
        );
        s.layer(0, () => {
          sky(s, mood.dusk, t);
          sun(s, mood.dusk, 330, 330, 70, t);
        });
        s.layer(0.3, () => hills(s, { y: 440, rise: 130, hills: 6, seed: 21, colour: dim[0] }));
        s.layer(0.6, () => {
          hills(s, { y: 540, rise: 40, hills: 5, seed: 14, colour: dim[1] });
          tent(s, 240, 580, { stripe: ink.pomegranate, open: 0.8 }, 0.5, t);
          tent(s, 1010, 580, { stripe: ink.teal, open: 0.8 }, 0.5, t + 1);
        });
        s.layer(1, () => {
          ground(s, 592, '#8d6a7a', 8);
          stone(s, 1000, 634, '#7c5f80', 1, 3);
          seeking.draw(s, t);
        });
        s.layer(1.3, () => grass(s, 260, 742, '#4a3a6a', 1.9));
        s.tint('#5a4a9c', 0.12);
      },
    },
    {
      seconds: 9.8,
      pace: 0.77,
      enter: { kind: 'fade', seconds: 0.8 },
      draw(s, t) {
        const shown = settle(pulse(t, 3.4, 7.6, 0.7));
        s.camera(
          ...(near(t, [5.4, 7.1, soothed]) ??
            shot(t, [
              [0, 720, 400, 1.1],
              [3, 660, 390, 1.14],
              [9.6, 640, 410, 1.24],
            ])),
        );
        s.layer(0, () => {
          sky(s, mood.dusk, t);
          s.veil(ramp(t, 2, 8), () => sky(s, mood.night, t));
        });
        s.layer(0.4, () => hills(s, { y: 470, rise: 90, hills: 5, seed: 14, colour: dim[0] }));
        s.layer(1, () => {
          ground(s, 584, '#86688a', 5);
          tent(s, 230, 628, { stripe: ink.pomegranate, open: 0.9 }, 1.5, t);
          s.paper(ellipse(660, 672, 400, 26), '#a8445a', { lift: 0.6 });
          s.line(ellipse(660, 672, 372, 20), ink.peach, 4, 0.8);
          soothed.draw(s, t);
          comforter.draw(s, t);
          temper(s, 534, 530, 1 - ramp(t, 4.6, 8), t, 0.7);
          vision(s, 690, 262, 122, shown * 0.96, () => {
            s.ink(ellipse(0, 0, 130), '#34508f');
            s.glow(0, 30, 150, '#9fc3e8', 0.5);
            s.ink(rect(-140, 84, 280, 80), '#7d6a8c');
            tent(s, 92, 100, { stripe: ink.teal, open: 0.8 }, 0.4, t);
            s.at(-24, 0, () => seen2.draw(s, t));
          });
        });
        s.tint('#2a3270', 0.16 * ramp(t, 2, 8));
      },
    },
    {
      seconds: 8.8,
      enter: { kind: 'slide-left', seconds: 0.8 },
      draw(s, t) {
        const shown = settle(pulse(t, 2.8, 6.8, 0.7));
        s.camera(
          ...(near(t, [5.6, 7.2, softened]) ??
            shot(t, [
              [0, 580, 400, 1.1],
              [3, 640, 390, 1.12],
              [8.8, 660, 410, 1.22],
            ])),
        );
        s.layer(0, () => {
          sky(s, mood.night, t);
          sun(s, mood.night, 210, 150, 40, t);
        });
        s.layer(0.4, () => hills(s, { y: 470, rise: 90, hills: 5, seed: 9, colour: '#2c2a62' }));
        s.layer(1, () => {
          ground(s, 584, '#4a3f6e', 6);
          tent(s, 1130, 628, { stripe: ink.teal, open: 0.9 }, 1.4, t);
          s.glow(640, 560, 520, '#ffb25e', 0.55);
          beside.draw(s, t);
          softened.draw(s, t);
          temper(s, 866, 534, 1 - ramp(t, 3.8, 7.2), t, 0.7);
          // What he tells rises with the smoke.
          for (let i = 0; i < 5; i++) {
            const up = (t * 0.3 + i / 5) % 1;
            s.ink(
              ellipse(640 + sway(t, 3, 16, i / 5), 590 - up * 260, 12 + up * 26, 9 + up * 18),
              '#d9cbe6',
              0.16 * (1 - up),
            );
          }
          vision(
            s,
            640,
            262,
            118,
            shown * 0.96,
            () => {
              s.ink(ellipse(0, 0, 130), '#8a4a68');
              s.glow(0, 30, 150, '#ffc79a', 0.5);
              s.ink(rect(-140, 84, 280, 80), '#a9785f');
              tent(s, -92, 100, { stripe: ink.pomegranate, open: 0.8 }, 0.4, t);
              s.at(24, 0, () => seen1.draw(s, t));
            },
            '#f6e3cf',
          );
          fire(s, 640, 674, t, 1.1);
        });
        s.tint('#2a2560', 0.2);
      },
    },
    {
      seconds: 11.4,
      enter: { kind: 'dark', seconds: 1 },
      draw(s, t) {
        s.camera(
          ...(near(t, [3.8, 4.9, coming1, 0.95], [4.9, 5.6, coming2, 0.95]) ??
            shot(t, [
              [0, 640, 370, 1],
              [4.6, 640, 400, 1.1],
              [7.4, 640, 400, 1.36],
              [11.4, 640, 380, 1.2],
            ])),
        );
        desert(s, t, mood.dawn, 640, 500 - t * 5, ['#8f7fb4', '#c58a8c']);
        s.layer(1, () => {
          ground(s, 588, '#dcae84', 5);
          tent(s, 60, 616, { stripe: ink.pomegranate, open: 0.9 }, 1.05, t);
          tent(s, 1220, 616, { stripe: ink.teal, open: 0.9 }, 1.05, t + 1);
          tear(
            s,
            640,
            keys(t, [
              [0, 88],
              [2, 88],
              [4, 52],
              [5.4, 46],
              [6.7, 0],
            ]),
            '#3a2a5e',
          );
          watching.draw(s, t);
          s.glow(640, 480, 380, '#ffe9a6', 0.55 * ramp(t, 6.5, 7.6));
          coming1.draw(s, t);
          coming2.draw(s, t);
          if (t > 7) temper(s, 640, 250 - ramp(t, 7, 10) * 40, 0, t, 1.1 * ramp(t, 7, 7.8, settle));
        });
        s.layer(1.2, () => s.veil(ramp(t, 6.8, 8), () => petals(s, t, ink.peach, 14)));
        s.tint('#fbdc8f', 0.1 * ramp(t, 6, 8), 'screen');
      },
    },
    {
      seconds: 7,
      pace: 0.82,
      enter: { kind: 'fade', seconds: 1 },
      draw(s, t) {
        s.camera(
          ...(near(t, [3.4, 5, merry1, 0.8]) ??
            shot(t, [
              [0, 560, 410, 1.24],
              [3, 620, 400, 1.12],
              [7, 760, 380, 1.04],
            ])),
        );
        desert(s, t, mood.spring, 1010, 170, ['#c9b3cf', '#dfc39c']);
        s.layer(0.4, () => flock(s, 300 + t * 26, 170, t, ink.paper, 5));
        s.layer(1, () => {
          ground(s, 586, '#e6c492', 5);
          tree(s, 150, 608, { kind: 'palm' }, 1.1, t);
          tent(
            s,
            1240,
            606,
            { stripe: ink.olive, cloth: blend(ink.cream, ink.leaf, 0.2), open: 0.8 },
            0.9,
            t,
          );
          onward.draw(s, t);
          child.draw(s, t);
          s.paper(ellipse(556, 668, 270, 24), vale, { lift: 0.6 });
          s.line(ellipse(556, 668, 246, 18), ink.gold, 4, 0.8);
          merry1.draw(s, t);
          merry2.draw(s, t);
          basket(s, 540, 684, 0.9, '#d89a52');
          bowl(s, 622, 686, ink.leaf, 0.9);
          jar(s, 860, 672, ink.clay, 0.9);
        });
        s.layer(1.3, () => grass(s, 1010, 742, '#8a8a52', 1.8, ink.violet));
      },
    },
  ],
  music: [
    // Two voices that quarrel, far from each other …
    {
      voice: 'clarinet',
      at: 0.33,
      bpm: 93.9,
      gain: 0.75,
      pan: -0.6,
      notes:
        'A4!:.5 Bb4:.5 A4:.5 F#4:.5 - - | Bb4!:.5 C5:.5 Bb4:.5 G4:.5 - D5!:.5 C5:.5 | Bb4:.5 A4:.5 - Eb5!:.5 D5:.5',
    },
    {
      voice: 'oud',
      at: 0.33,
      bpm: 93.9,
      gain: 1,
      pan: 0.6,
      notes:
        '- - Eb4!:.5 D4:.5 C4:.5 D4:.5 | - - F#4!:.5 G4:.5 A4:.5 Eb4:.5 | G4!:.5 F#4:.5 Eb4:.5 D4:.5 Eb4:2',
    },
    { voice: 'drum', at: 0.33, bpm: 93.9, gain: 0.7, repeat: 4, notes: 'D t:.5 t:.5 k D:.5 t:.5' },
    { voice: 'drone', at: 5.56, bpm: 57.7, gain: 0.8, fadeIn: 1, fadeOut: 2, notes: 'D3+A3:9' },
    { voice: 'clarinet', at: 9.17, bpm: 62, gain: 0.5, pan: -0.6, notes: 'A4? Bb4:.5? A4:1.5?' },
    { voice: 'oud', at: 11.3, bpm: 62, gain: 0.7, pan: 0.6, notes: 'Eb4? D4:.5? D4:1.5?' },
    // … and one who walks between them.
    {
      voice: 'ney',
      at: 14.29,
      bpm: 60.8,
      gain: 0.8,
      notes:
        'D4:1.5 E4:.5 F#4 A4 | G4 F#4:.5 E4:.5 F#4:2 | A4 B4:.5 A4:.5 G4 F#4 | E4 F#4:.5 G4:.5 E4:2 | F#4 A4:.5 F#4:.5 E4 D4:1.5',
    },
    {
      voice: 'strings',
      at: 14.07,
      bpm: 53.7,
      gain: 0.6,
      fadeIn: 2,
      notes: 'D3+A3+F#4:5 G3+B3+D4:4 D3+A3+F#4:3 A2+E3+C#4:3 D3+A3+F#4:3',
    },
    {
      voice: 'pluck',
      at: 30.83,
      bpm: 60.8,
      gain: 0.85,
      pan: 0.2,
      notes: 'D4:1.5 E4:.5 F#4 A4 | G4 F#4:.5 E4:.5 F#4:2 | A4 F#4:.5 E4:.5 D4',
    },
    {
      voice: 'strings',
      at: 30.61,
      bpm: 53.7,
      gain: 0.55,
      fadeIn: 1,
      fadeOut: 1,
      notes: 'D3+F#3+A3:3.5 G2+D3+B3:3 D3+A3+F#4:3',
    },
    { voice: 'pluck', at: 41.11, bpm: 60.8, gain: 0.7, notes: 'A3 D4 E4:.5 F#4:1.5 | A3? D4? E4' },
    // Now both sing the same song.
    {
      voice: 'clarinet',
      at: 47.48,
      bpm: 96.6,
      gain: 0.8,
      pan: -0.25,
      notes:
        'F#4:1.5 G4:.5 A4 D5 | B4 A4:.5 G4:.5 A4:2 | D5 E5:.5 D5:.5 B4 A4 | G4 A4:.5 B4:.5 A4:2 | D5 E5:.5 D5:.5 B4 A4 | G4:.5 F#4:.5 E4 D4:3',
    },
    {
      voice: 'oud',
      at: 47.48,
      bpm: 96.6,
      gain: 0.9,
      pan: 0.25,
      notes:
        'D4:1.5 E4:.5 F#4 A4 | G4 F#4:.5 E4:.5 F#4:2 | B4 C#5:.5 B4:.5 G4 F#4 | E4 F#4:.5 G4:.5 F#4:2 | B4 C#5:.5 B4:.5 G4 F#4 | E4:.5 D4:.5 C#4 D4:3',
    },
    { voice: 'bass', at: 47.48, bpm: 96.6, gain: 0.8, notes: 'D2:4 G2:2 D2:2 G2:4 E2:2 A2:2 G2:4 A2:2 D2:3' },
    { voice: 'drum', at: 47.48, bpm: 96.6, gain: 0.65, repeat: 5, notes: 'D t:.5 k:.5 D:.5 k:.5 t' },
    {
      voice: 'strings',
      at: 47.37,
      bpm: 53.7,
      gain: 0.5,
      fadeIn: 0.6,
      notes: 'D3+A3+F#4:4 G3+B3+D4:4 D3+A3+F#4:4',
    },
  ],
  sounds: [
    { sound: 'wind', at: 0, seconds: 13.9, gain: 0.5 },
    { sound: 'crowd', at: 0, seconds: 5.6, gain: 0.35 },
    { sound: 'page', at: 5.33, gain: 1 },
    { sound: 'cloth', at: 5.78, gain: 1 },
    { sound: 'sand-step', at: 5.89, seconds: 2.4, every: 0.33, gain: 0.7 },
    { sound: 'crickets', at: 8.87, seconds: 10.3, gain: 0.35 },
    { sound: 'sand-step', at: 14.17, seconds: 1.9, every: 0.51, gain: 0.6 },
    { sound: 'sand-step', at: 18.28, seconds: 3.6, every: 0.51, gain: 0.5 },
    { sound: 'chime', at: 28.63, gain: 0.35 },
    { sound: 'fire', at: 32.27, seconds: 8.8, gain: 0.8 },
    { sound: 'crickets', at: 30.71, seconds: 10.6, gain: 0.5 },
    { sound: 'chime', at: 39.27, gain: 0.35 },
    { sound: 'bird', at: 41.67, gain: 0.5 },
    { sound: 'sand-step', at: 42.67, seconds: 2.2, every: 0.42, gain: 0.5 },
    { sound: 'sand-step', at: 46.87, seconds: 0.8, every: 0.17, gain: 0.8 },
    { sound: 'cloth', at: 47.47, gain: 0.8 },
    { sound: 'chime', at: 47.77, gain: 0.6 },
    { sound: 'birds', at: 47.27, seconds: 13.5, gain: 0.45 },
    { sound: 'crowd', at: 52.96, seconds: 7.3, gain: 0.3 },
  ],
  chapters: [
    {
      at: 0,
      title: {
        en: 'Back to back',
        he: 'גב אל גב',
        ru: 'Спиной к спине',
        es: 'Espalda con espalda',
        fr: 'Dos à dos',
        de: 'Rücken an Rücken',
        it: 'Schiena contro schiena',
      },
    },
    {
      at: 14.1,
      title: {
        en: 'Aharon goes to both',
        he: 'אהרן הולך אל שניהם',
        ru: 'Аарон идёт к обоим',
        es: 'Aharón va a ver a los dos',
        fr: 'Aharon va vers les deux',
        de: 'Aharon geht zu beiden',
        it: 'Aharon va da entrambi',
      },
    },
    {
      at: 41.1,
      title: {
        en: 'Friends again',
        he: 'שוב חברים',
        ru: 'Снова друзья',
        es: 'Otra vez amigos',
        fr: 'De nouveau amis',
        de: 'Wieder Freunde',
        it: 'Di nuovo amici',
      },
    },
  ],
});
