import { rabbiAkiva } from '../kit/akiva.ts';
import { donkey, gait, rooster } from '../kit/animals.ts';
import { city, doorway } from '../kit/buildings.ts';
import { near, shot } from '../kit/camera.ts';
import { film } from '../kit/film.ts';
import { grass, ground, hills, path, stone } from '../kit/land.ts';
import { looks, type Look } from '../kit/look.ts';
import { blend, darker, ink, mood, skin } from '../kit/palette.ts';
import { person } from '../kit/person.ts';
import { poses } from '../kit/pose.ts';
import { lamp, staff } from '../kit/props.ts';
import { arch, ellipse, limb, rect, svg, union } from '../kit/shapes.ts';
import { clouds, flock, rays, sky, sun } from '../kit/sky.ts';
import type { Stage } from '../kit/stage.ts';
import { vision } from '../kit/temper.ts';
import { keys, pulse, ramp, settle, sway } from '../kit/time.ts';
import { tree } from '../kit/trees.ts';
import { dust, petals } from '../kit/weather.ts';
import { cat, lion, torches } from '../kit/wild.ts';

const akiva: Look = { ...rabbiAkiva, cloak: '#3f6fae', robe: '#f3e6c8', hair: '#8d857d', beard: 0.75 };
const townsman: Look = { ...looks.man, skin: skin.light, robe: ink.plum, coverColour: ink.peach };

const inHand = (s: Stage, t: number): void => {
  s.line(svg('M0 0 V22'), ink.bark, 3);
  s.glow(10, 34, 120, '#ffd98a', 0.6);
  lamp(s, -2, 48, t, 0.62);
};

// 1: on the road.
const coming = person(akiva, { x: 20, y: 650, size: 1.24, feels: 'glad' })
  .hold(0, 99, inHand)
  .pose(-1, { ...poses.stand, armF: 44, elbowF: 40 }, 0)
  .walk(0, 800, { seconds: 7 });

// 2: no bed for him.
const asking = person(akiva, { x: -20, y: 652, size: 1.28, feels: 'calm' })
  .hold(0, 99, inHand, 'back')
  .pose(-1, { ...poses.stand, armB: 34, elbowB: 50 }, 0)
  .walk(0, 262, { seconds: 1.5 })
  .pose(1.5, { ...poses.reach, armF: 88, elbowF: 20, armB: 24, elbowB: 50 }, 0.3)
  .pose(2.2, { ...poses.bow, lean: 14, armB: 24, elbowB: 50 }, 0.4)
  .walk(4.2, 770, { seconds: 2 })
  .pose(6.2, { ...poses.stand, armF: 60, elbowF: 40, armB: 24, elbowB: 50, head: -6 }, 0.5)
  .feel(2, 'worried')
  .feel(4.4, 'sad');
const inDoor = person(townsman, { x: 30, y: 0, size: 1.04, face: -1, feels: 'cross' }).shake(2.7, 1.2);

// 3: in the field.
const camped = person(akiva, { x: 560, y: 662, size: 1.36, pose: 'ground', feels: 'weary' })
  .pose(0.6, 'sitWelcome', 0.8)
  .talk(1.6, 3)
  .pose(4.8, { ...poses.ground, head: -12, lean: -4 }, 0.8)
  .feel(1.2, 'tender');

// 4: wind and cat.
const startled = person(akiva, { x: 420, y: 668, size: 1.46, pose: 'ground', feels: 'calm' })
  .pose(1.2, { ...poses.ground, armF: 70, elbowF: 30, armB: 80, elbowB: 20, lean: 14 }, 0.4)
  .pose(2.8, { ...poses.ground, armF: 30, elbowF: 60, head: 6 }, 0.6)
  .pose(5.3, { ...poses.ground, armF: 96, elbowF: 30, armB: 104, elbowB: 20, head: -14, lean: 12 }, 0.35)
  .pose(6.9, { ...poses.ground, armF: 30, elbowF: 110, armB: 34, elbowB: 100, head: 10 }, 0.7)
  .feel(1, 'amazed')
  .feel(2.8, 'sad')
  .feel(5.1, 'amazed')
  .feel(6.9, 'worried');

// 5: alone, and he says it again.
const alone = person(akiva, { x: 760, y: 658, size: 1.34, feels: 'worried' })
  .turn(0, -1, 0.1)
  .pose(1, 'shade', 0.6)
  .pose(3.4, { ...poses.stand, head: 8 }, 0.6)
  .pose(4.4, { ...poses.reachUp, armF: 128, elbowF: 18, armB: 116, elbowB: 20, head: -16 }, 0.9)
  .whisper(4.9, 2.4)
  .pose(7.2, 'heart', 0.6)
  .feel(3.2, 'sad')
  .feel(4.4, 'firm')
  .feel(6.4, 'tender');

// 6: asleep.
const sleeping = person(akiva, { x: 250, y: 676, size: 1.3, pose: 'sitSleep' }).shut(0, 99);

// 7: what the morning shows.
const waking = person(akiva, { x: 330, y: 668, size: 1.34, pose: 'sitSleep', feels: 'weary' })
  .shut(0, 0.9)
  .pose(0.8, 'ground', 0.6)
  .pose(1.6, 'stand', 0.8)
  .pose(2.6, 'shade', 0.6)
  .pose(4.4, { ...poses.heart, head: 20 }, 0.8)
  .pose(7.4, { ...poses.stand, head: -6 }, 0.6)
  .nod(7.8, 0.9)
  .feel(2.4, 'amazed')
  .feel(3.6, 'sad')
  .feel(7.2, 'tender');

// 8: he goes on.
const onward = person(akiva, { x: 250, y: 652, size: 1.26, feels: 'tender' })
  .hold(0, 99, (s) => staff(s, 118, 80, ink.wood))
  .pose(0.2, { ...poses.stand, head: -10, armB: 70, elbowB: 40 }, 0.5)
  .whisper(0.4, 2.2)
  .pose(2.8, 'stand', 0.5)
  .walk(3, 900, { seconds: 4.4 })
  .feel(2.6, 'glad')
  .gaze(1.4, 'us')
  .gaze(2.8, 'ahead');

const oakLimb = (s: Stage): void =>
  s.paper(union(limb([1120, 470], 12, [950, 440], 8), limb([950, 440], 8, [880, 446], 5)), ink.bark, {
    lift: 0.8,
  });

function nightLand(s: Stage, t: number, moonX: number, moonY: number): void {
  s.layer(0, () => {
    sky(s, mood.night, t);
    sun(s, mood.night, moonX, moonY, 40, t);
  });
  s.layer(0.3, () => hills(s, { y: 430, rise: 90, hills: 5, seed: 17, colour: '#2b3570' }));
  s.layer(0.5, () => hills(s, { y: 500, rise: 60, hills: 6, seed: 6, colour: '#242c60' }));
}

function field(s: Stage, t: number): void {
  ground(s, 580, '#33406e', 6);
  for (const [x, y, k] of [
    [60, 640, 1.1],
    [300, 604, 0.8],
    [720, 606, 0.9],
    [1000, 690, 1.3],
    [1230, 636, 1],
  ] as const)
    s.at(x, y, () => grass(s, 0, 0, '#44588a', k, x === 720 ? '#b9c4f0' : undefined), {
      turn: sway(t, 3, 3, x),
    });
}

const post = (s: Stage, slack: boolean): void => {
  s.paper(rect(208, 540, 15, 116, 4), ink.bark, { lift: 0.7 });
  s.line(slack ? svg('M214 560 C230 640 250 654 330 652') : svg('M214 560 Q262 596 312 572'), '#c9a878', 5);
};

export default film({
  course: 'why-bad-things-happen',
  poster: 20.3,
  bpm: 70.9,
  scenes: [
    {
      seconds: 7.2,
      pace: 0.77,
      enter: { kind: 'iris', seconds: 1 },
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 500, 390, 1.14],
            [7, 720, 370, 1.04],
          ]),
        );
        s.layer(0, () => {
          sky(s, mood.dusk, t);
          sun(s, mood.dusk, 260, 350, 56, t);
        });
        s.layer(0.3, () => hills(s, { y: 440, rise: 100, hills: 5, seed: 17, colour: '#4b4590' }));
        s.layer(0.55, () => {
          hills(s, { y: 520, rise: 50, hills: 5, seed: 6, colour: '#6b5590' });
          city(s, 1120, 528, '#c9a58f', 0.86, true);
          s.glow(1120, 460, 260, '#ffce7a', 0.35);
        });
        s.layer(1, () => {
          ground(s, 586, '#8d6f78', 4);
          path(s, [-400, 1700], [-400, 1700], 716, 616, '#c39a83');
          const on = gait(t, 0, 7, -190, 590);
          donkey(s, { ...on, y: 646, cloth: ink.gold, scale: 1.24 }, t);
          rooster(s, on.x - 6, 646 - 116 * 1.24 + Math.sin(on.gone ? on.gone / 16 : 0) * 2, t, 0.74);
          coming.draw(s, t);
        });
        s.layer(1.35, () => grass(s, 330, 744, '#3a3660', 1.9));
        s.tint('#4a3f8c', 0.16);
      },
    },
    {
      seconds: 7.6,
      enter: { kind: 'slide-left', seconds: 0.7 },
      draw(s, t) {
        s.camera(
          ...(near(t, [2.6, 3.8, asking, 0.9]) ??
            shot(t, [
              [0, 560, 380, 1.06],
              [3, 470, 400, 1.2],
              [5, 660, 390, 1.12],
              [7.6, 740, 390, 1.16],
            ])),
        );
        s.layer(0, () => sky(s, mood.night, t));
        s.layer(1, () => {
          ground(s, 590, '#5d5478', 9);
          for (const [i, [x, wall, tone]] of (
            [
              [420, '#a98f8f', ink.wood],
              [960, '#9a8aa0', ink.blue],
            ] as const
          ).entries()) {
            s.paper(rect(x - 270, i ? 150 : 90, 524, 514), wall, { lift: 1.4, up: true });
            for (let n = 0; n < 9; n++)
              s.ink(
                rect(
                  x - 240 + (n % 3) * 170 + (n % 2) * 30,
                  (i ? 180 : 120) + Math.floor(n / 3) * 60,
                  70,
                  24,
                  5,
                ),
                darker(wall, 0.4),
                0.12,
              );
            for (const [n, wx] of [-170, 160].entries()) {
              const off = ramp(t, i ? 4.9 + n * 0.7 : 3.9 + n * 0.3, i ? 5.2 + n * 0.7 : 4.2 + n * 0.3);
              s.paper(arch(x + wx, 330, 78, 116), blend('#f6c453', '#2a2850', off), { lift: 0.4 });
              s.line(svg(`M${x + wx} 330 v-112 M${x + wx - 39} 284 h78`), wall, 5);
              s.glow(x + wx, 280, 120, '#ffce7a', 0.3 * (1 - off));
            }
            doorway(s, x, 602, {
              width: 168,
              height: 300,
              wall,
              colour: tone,
              lit: true,
              open: i
                ? 0
                : keys(t, [
                    [0, 0],
                    [2, 0],
                    [2.4, 0.62],
                    [3.9, 0.62],
                    [4.3, 0],
                  ]),
              inside: () => inDoor.draw(s, t),
            });
          }
          donkey(s, { x: -10, y: 652, cloth: ink.gold, scale: 1.2, face: 1 }, t);
          rooster(s, -16, 652 - 139, t, 0.72);
          asking.draw(s, t);
        });
        s.tint('#2a2f70', 0.26);
      },
    },
    {
      seconds: 7.2,
      pace: 0.9,
      enter: { kind: 'fade', seconds: 1 },
      draw(s, t) {
        s.camera(
          ...(near(t, [1.8, 3.6, camped, 0.9]) ??
            shot(t, [
              [0, 640, 370, 1.02],
              [7.2, 640, 400, 1.14],
            ])),
        );
        nightLand(s, t, 210, 140);
        s.layer(1, () => {
          field(s, t);
          tree(s, 1140, 620, { kind: 'oak', leaf: '#3c5f63', bark: ink.bark, seed: 3 }, 1.55, t);
          oakLimb(s);
          s.glow(790, 560, 420, '#ffd98a', 0.55);
          post(s, false);
          donkey(
            s,
            {
              x: 400,
              y: 640,
              cloth: ink.gold,
              scale: 1.16,
              face: -1,
              grazing: keys(t, [
                [0, 0],
                [3, 0],
                [4.4, 0.8],
              ]),
            },
            t,
          );
          rooster(s, 940, 436, t, 0.8, 0, -1);
          stone(s, 800, 662, '#7a7596', 0.8, 4);
          lamp(s, 796, 622, t, 1.1);
          camped.draw(s, t);
        });
        dust(s, t, '#ffe9a6', 12);
        s.tint('#2a2f70', 0.14);
      },
    },
    {
      seconds: 8.2,
      draw(s, t) {
        const lit = keys(t, [
          [0, 1],
          [1.1, 1],
          [1.4, 0.5],
          [1.7, 0.8],
          [2.1, 0.15],
          [2.4, 0],
        ]);
        const gust = pulse(t, 0.6, 3.2, 0.6);
        s.camera(
          ...(near(t, [1.3, 2.5, startled, 0.9], [5.5, 6.9, startled, 0.9]) ??
            shot(t, [
              [0, 620, 420, 1.2],
              [3, 640, 420, 1.22],
              [4.6, 760, 390, 1.2],
              [8.2, 700, 390, 1.14],
            ])),
        );
        nightLand(s, t, 180, 130);
        s.layer(1, () => {
          field(s, t + gust * 2);
          tree(
            s,
            1140,
            620,
            { kind: 'oak', leaf: '#3c5f63', bark: ink.bark, seed: 3 },
            1.55,
            t,
            0.4 + gust * 2,
          );
          oakLimb(s);
          s.glow(690, 560, 400, '#ffd98a', 0.55 * lit);
          const leap = ramp(t, 4.9, 5.5);
          if (t < 5.7)
            s.veil(1 - ramp(t, 5.4, 5.7), () =>
              rooster(s, 930 - leap * 40, 436 - leap * 130, t * (1 + leap * 3), 0.86, 0.4 * leap, -1),
            );
          if (t > 3.3 && t < 6.4) {
            const x = keys(t, [
              [3.3, 1330],
              [4.6, 1090],
              [4.9, 1060],
              [5.4, 920],
              [6.4, 760],
            ]);
            const y = keys(t, [
              [3.3, 452],
              [4.6, 448],
              [4.95, 444],
              [5.3, 380],
              [6.1, 590],
              [6.4, 640],
            ]);
            s.veil(1 - ramp(t, 6, 6.4), () =>
              cat(s, { x, y, face: -1, scale: 1.1, coat: '#6a6390', gone: t * 90, moving: 1 }, t),
            );
          }
          stone(s, 690, 668, '#7a7596', 0.8, 4);
          lamp(s, 686, 628, t * (1 + gust), 1.14, lit);
          if (lit < 0.2)
            for (let i = 0; i < 3; i++) {
              const up = ((t - 2.2) * 0.5 + i / 3) % 1;
              s.ink(
                ellipse(738 + sway(t, 2, 10, i), 596 - up * 110, 5 + up * 12),
                '#d9dcf0',
                0.2 * (1 - up) * (1 - ramp(t, 4, 5)),
              );
            }
          startled.draw(s, t);
          if (t > 5.1)
            s.veil(1 - ramp(t, 7.4, 8.6), () =>
              s.at(760, 300, () => petals(s, (t - 5) * 1.4, '#d9a26a', 9, -20, 400), { scale: 0.42 }),
            );
        });
        s.layer(1.2, () => {
          if (gust > 0.05)
            for (let i = 0; i < 7; i++) {
              const x = ((t * 720 + i * 260) % 1800) - 260;
              s.line(svg(`M${x} ${150 + i * 74} q60 -18 120 0 t120 -4`), '#cfd8f5', 3, 0.3 * gust);
            }
        });
        s.tint('#20265f', 0.16 + 0.2 * (1 - lit));
      },
    },
    {
      seconds: 8,
      pace: 0.92,
      enter: { kind: 'fade', seconds: 0.8 },
      draw(s, t) {
        s.camera(
          ...(near(t, [4.9, 6.8, alone, 0.9]) ??
            shot(t, [
              [0, 460, 350, 1.14],
              [2.4, 470, 360, 1.14],
              [4, 600, 390, 1.14],
              [8, 700, 350, 1.02],
            ])),
        );
        s.layer(0, () => {
          sky(s, mood.night, t);
          sun(s, mood.night, 330, 250, 62, t);
        });
        s.layer(0.4, () => {
          hills(s, { y: 470, rise: 110, hills: 5, seed: 17, colour: '#2b3570' });
          const on = gait(t, 0, 5.4, 190, 420);
          s.veil(1 - ramp(t, 4.6, 5.4), () =>
            lion(s, { ...on, y: 436 + on.x * 0.1, scale: 0.76, coat: '#7a6690' }, t),
          );
          hills(s, { y: 520, rise: 60, hills: 6, seed: 6, colour: '#242c60' });
        });
        s.layer(1, () => {
          field(s, t);
          tree(s, 1140, 620, { kind: 'oak', leaf: '#3c5f63', bark: ink.bark, seed: 3 }, 1.55, t);
          oakLimb(s);
          post(s, true);
          stone(s, 930, 668, '#7a7596', 0.8, 4);
          lamp(s, 926, 628, t, 1, 0);
          alone.draw(s, t);
          s.glow(760, 380, 300, '#b9c9ff', 0.28 * ramp(t, 4.4, 6));
        });
        s.tint('#20265f', 0.3);
      },
    },
    {
      seconds: 6.6,
      pace: 0.95,
      enter: { kind: 'dark', seconds: 1 },
      draw(s, t) {
        s.camera(
          ...shot(t, [
            [0, 560, 380, 1.1],
            [6.6, 680, 370, 1.06],
          ]),
        );
        s.layer(0, () => sky(s, mood.night, t));
        s.layer(0.4, () => {
          hills(s, { y: 440, rise: 90, hills: 5, seed: 17, colour: '#2b3570' });
          city(s, 1120, 490, '#5d5680', 0.66, true);
        });
        s.layer(0.6, () => {
          hills(s, { y: 530, rise: 40, hills: 5, seed: 6, colour: '#222a5c' });
          torches(s, 60 + t * 104, 526, t, 14, 0.94);
          hills(s, { y: 566, rise: 30, hills: 6, seed: 31, colour: '#1f2755' });
        });
        s.layer(1, () => {
          ground(s, 610, '#2b3768', 6);
          tree(s, 90, 636, { kind: 'oak', leaf: '#2c4a58', bark: '#3a2c3c', seed: 3 }, 1.6, t);
          sleeping.draw(s, t);
        });
        s.layer(1.3, () => {
          grass(s, 500, 744, '#1d2450', 2.2);
          grass(s, 960, 748, '#1d2450', 2);
        });
        s.tint('#1d2258', 0.16);
      },
    },
    {
      seconds: 9,
      pace: 0.86,
      enter: { kind: 'dark', seconds: 1.1 },
      draw(s, t) {
        s.camera(
          ...(near(t, [2.6, 4, waking, 0.9]) ??
            shot(t, [
              [0, 520, 400, 1.16],
              [3.4, 620, 380, 1.06],
              [9, 640, 370, 1.04],
            ])),
        );
        s.layer(0, () => {
          sky(s, mood.dawn, t);
          clouds(s, mood.dawn, t, 3, 100);
        });
        s.layer(0.4, () => {
          hills(s, { y: 450, rise: 90, hills: 5, seed: 17, colour: '#8b7bb2' });
          city(s, 1030, 500, '#d8b9a8', 0.8);
        });
        s.layer(0.6, () => hills(s, { y: 540, rise: 40, hills: 5, seed: 6, colour: '#8f7ba0' }));
        s.layer(1, () => {
          ground(s, 604, '#7d8a76', 6);
          tree(s, 110, 632, { kind: 'oak', leaf: '#5b7f62', seed: 3 }, 1.6, t);
          waking.draw(s, t);
          for (const [i, x] of [560, 790, 1020].entries()) {
            const k = settle(pulse(t, 4.1 + i * 0.85, 8.5 + i * 0.1, 0.5));
            vision(
              s,
              x,
              290,
              96,
              k,
              () => {
                s.ink(ellipse(0, 0, 100), '#2a3270');
                s.ink(rect(-100, 46, 200, 60), '#3a4678');
                if (i === 0) {
                  s.glow(20, 0, 96, '#ffd98a', 0.8);
                  lamp(s, -8, 54, t, 1.3);
                }
                if (i === 1) rooster(s, -6, 62, t, 1.12, Math.max(0, sway(t, 1.6, 1)));
                if (i === 2) donkey(s, { x: -10, y: 64, scale: 0.72, cloth: ink.gold }, t);
              },
              '#fff3d8',
            );
          }
        });
        s.tint('#f6b98f', 0.12, 'soft-light');
      },
    },
    {
      seconds: 6.4,
      pace: 0.76,
      enter: { kind: 'page', seconds: 0.9 },
      draw(s, t) {
        s.camera(
          ...(near(t, [0.5, 2.4, onward, 0.9]) ??
            shot(t, [
              [0, 420, 390, 1.2],
              [6.4, 640, 370, 1.04],
            ])),
        );
        const up = 350 - t * 12;
        s.layer(0, () => {
          sky(s, mood.spring, t);
          rays(s, 880, up, 210, 520, '#fff1c4', t, 0.45);
          sun(s, mood.spring, 880, up, 66, t);
          flock(s, 330 + t * 34, 160, t, ink.paper, 5);
        });
        s.layer(0.4, () => hills(s, { y: 450, rise: 90, hills: 5, seed: 17, colour: '#a9c3b4' }));
        s.layer(0.6, () => hills(s, { y: 530, rise: 50, hills: 5, seed: 6, colour: '#93b387' }));
        s.layer(1, () => {
          ground(s, 590, '#a6bd80', 6);
          path(s, [-400, 1700], [-400, 1700], 716, 620, '#e8d2a2');
          tree(s, 40, 614, { kind: 'oak', leaf: '#6d9a5c', seed: 3 }, 1.5, t);
          grass(s, 520, 612, '#6c9457', 1, ink.rose);
          grass(s, 1120, 608, '#6c9457', 1.1, ink.gold);
          onward.draw(s, t);
        });
        s.layer(1.3, () => grass(s, 1000, 744, '#5f8a4e', 1.9, ink.paper));
      },
    },
  ],
  music: [
    {
      voice: 'oud',
      at: 0.78,
      bpm: 67.7,
      gain: 0.95,
      notes: 'D4 E4:.5 F4:.5 A4 G#4 | A4:.5 B4:.5 A4 F4:2 | G#4 A4:.5 B4:.5 C5 B4 | A4:.5 G#4:.5 F4 E4 D4',
    },
    { voice: 'bass', at: 0.78, bpm: 67.7, gain: 0.75, notes: 'D2:4 D2:2 A2:2 E2:4 A2:2 D2:2' },
    { voice: 'drum', at: 0.78, bpm: 67.7, gain: 0.5, repeat: 2, notes: 'D k:.5 k:.5 t k D k:.5 k:.5 t -' },
    // What he says comes three times: here, after the losses, and in the morning.
    {
      voice: 'ney',
      at: 18.54,
      bpm: 59.1,
      gain: 0.75,
      pan: -0.15,
      notes: 'D4 F4 A4:1.5 G#4:.5 | A4:.5 F4:.5 E4 D4:1',
    },
    {
      voice: 'strings',
      at: 16.75,
      bpm: 53.7,
      gain: 0.55,
      fadeIn: 2,
      notes: 'D3+A3+F4:4 D3+A3:3 Bb2+F3+D4:4 A2+E3:4 D3+A3:4 G2+D3+Bb3:4',
    },
    { voice: 'pluck', at: 25.69, bpm: 62.7, gain: 0.6, pan: 0.3, notes: 'A4 - F4 - E4 - D4:2' },
    { voice: 'dulcimer', at: 29.71, bpm: 62.7, gain: 0.5, pan: 0.3, notes: 'F5:.5 E5:.5 D5:.5 C5:.5 A4:2' },
    { voice: 'ney', at: 39.09, bpm: 53.7, gain: 0.8, pan: -0.15, notes: 'D4 F4 A4:1.5 Bb4:.5 | A4:3' },
    { voice: 'drone', at: 41.19, bpm: 56.3, gain: 0.9, fadeIn: 1, fadeOut: 1.5, notes: 'D3+A3:8' },
    { voice: 'drum', at: 43.56, bpm: 82.4, gain: 0.45, repeat: 4, notes: 'D? k? D? -' },
    { voice: 'pluck', at: 51.37, bpm: 59.1, gain: 0.75, notes: 'D4 A4 F4 E4 | D4 F#4 A4' },
    { voice: 'strings', at: 50.7, bpm: 53.7, gain: 0.55, fadeIn: 1.5, notes: 'D3+A3+F4:4 G3+Bb3+D4:4' },
    {
      voice: 'clarinet',
      at: 59.42,
      bpm: 75.2,
      gain: 0.8,
      pan: -0.15,
      notes: 'D4 F#4 A4:1.5 B4:.5 | A4:.5 F#4:.5 G4:.5 A4:.5 D5:3',
    },
    {
      voice: 'strings',
      at: 59.19,
      bpm: 53.7,
      gain: 0.6,
      fadeIn: 0.6,
      notes: 'D3+A3+F#4:3 G3+B3+D4:1.6 D3+A3+F#4:3',
    },
    {
      voice: 'dulcimer',
      at: 59.42,
      bpm: 75.2,
      gain: 0.45,
      pan: 0.25,
      repeat: 2,
      notes: 'D4:.5 A4:.5 F#4:.5 A4:.5 D4:.5 A4:.5 F#4:.5 A4:.5',
    },
  ],
  sounds: [
    { sound: 'step', at: 0.26, seconds: 8.6, every: 0.55, gain: 0.4 },
    { sound: 'donkey', at: 4.68, gain: 0.35, pan: -0.3 },
    { sound: 'crickets', at: 7.79, seconds: 15.2, gain: 0.45 },
    { sound: 'step', at: 9.55, seconds: 1.4, every: 0.42, gain: 0.4 },
    { sound: 'knock', at: 11.05, gain: 0.9 },
    { sound: 'door', at: 11.45, gain: 0.6 },
    { sound: 'door', at: 13.35, gain: 0.7 },
    { sound: 'wind', at: 25.15, seconds: 4.4, gain: 1.2 },
    { sound: 'whoosh', at: 26.75, gain: 0.7 },
    { sound: 'cloth', at: 29.95, gain: 0.8 },
    { sound: 'wind', at: 33.15, seconds: 8.7, gain: 0.5 },
    { sound: 'crickets', at: 37.5, seconds: 10.7, gain: 0.45 },
    { sound: 'thud', at: 42.27, seconds: 5.7, every: 0.38, gain: 0.14, pan: 0.4 },
    { sound: 'bird', at: 49.72, gain: 0.5 },
    { sound: 'chime', at: 53.56, gain: 0.35 },
    { sound: 'chime', at: 54.61, gain: 0.35 },
    { sound: 'chime', at: 55.54, gain: 0.35 },
    { sound: 'birds', at: 57.4, seconds: 10.3, gain: 0.55 },
    { sound: 'step', at: 63.21, seconds: 3.9, every: 0.55, gain: 0.4 },
  ],
  chapters: [
    {
      at: 0,
      title: {
        en: 'No room in town',
        he: 'אין מקום בעיר',
        ru: 'В городе нет места',
        es: 'No hay lugar en la ciudad',
        fr: 'Pas de place en ville',
        de: 'Kein Platz in der Stadt',
        it: 'Nessun posto in città',
      },
    },
    {
      at: 25,
      title: {
        en: 'Wind, cat and lion',
        he: 'רוח, חתול ואריה',
        ru: 'Ветер, кошка и лев',
        es: 'El viento, el gato y el león',
        fr: 'Le vent, le chat et le lion',
        de: 'Wind, Katze und Löwe',
        it: 'Il vento, il gatto e il leone',
      },
    },
    {
      at: 48.8,
      title: {
        en: 'What the morning shows',
        he: 'מה מגלה הבוקר',
        ru: 'Что открыло утро',
        es: 'Lo que muestra la mañana',
        fr: 'Ce que montre le matin',
        de: 'Was der Morgen zeigt',
        it: 'Ciò che mostra il mattino',
      },
    },
  ],
});
