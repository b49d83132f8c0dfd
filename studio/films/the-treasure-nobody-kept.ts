import { sheep } from '../kit/animals.ts';
import { arcade, city, house } from '../kit/buildings.ts';
import { near, WHOLE } from '../kit/camera.ts';
import { film } from '../kit/film.ts';
import { chest } from '../kit/jewels.ts';
import { grass, ground, hills } from '../kit/land.ts';
import { looks, type Look } from '../kit/look.ts';
import { hall, throne } from '../kit/palace.ts';
import { darker, ink, lighter, mood, skin, type Mood } from '../kit/palette.ts';
import { person, type Person } from '../kit/person.ts';
import { poses } from '../kit/pose.ts';
import { staff } from '../kit/props.ts';
import { arch, blob, ellipse, polygon, rect, svg } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import type { Stage } from '../kit/stage.ts';
import { vision } from '../kit/temper.ts';
import { keys, lerp, pulse, ramp, settle, stepped, sway } from '../kit/time.ts';
import { filledChest } from '../kit/treasure.ts';
import { branch, tree } from '../kit/trees.ts';
import { petals } from '../kit/weather.ts';

const alexander: Look = {
  ...looks.man,
  skin: skin.light,
  robe: ink.paper,
  trim: ink.pomegranate,
  cloak: ink.pomegranate,
  sash: ink.gold,
  hair: '#8a5a2c',
  beard: 0,
  cover: 'band',
  bandColour: ink.gold,
  hem: 0.76,
};
const soldier: Look = {
  ...looks.servant,
  skin: skin.wheat,
  robe: '#8f4a3a',
  trim: ink.sand,
  cloak: '#5b4a52',
  hair: ink.black,
  cover: 'band',
  bandColour: ink.stone,
  hem: 0.7,
};
const katzia: Look = {
  ...looks.patriarch,
  skin: skin.umber,
  robe: '#2f7f86',
  trim: ink.gold,
  cloak: '#5a3f8c',
  sash: ink.gold,
  hair: '#efe9de',
  beard: 0.85,
  cover: 'turban',
  coverColour: ink.gold,
};
const buyer: Look = {
  ...looks.man,
  skin: skin.brown,
  robe: '#5f8a4f',
  trim: ink.cream,
  sash: ink.cream,
  hair: ink.black,
  beard: 0.4,
  coverColour: ink.cream,
  hem: 0.86,
};
const seller: Look = {
  ...looks.man,
  skin: skin.dark,
  robe: '#c9783f',
  trim: ink.plum,
  cloak: '#7a3f62',
  hair: ink.grey,
  beard: 0.65,
  cover: 'cap',
  coverColour: ink.plum,
};
const son: Look = { ...buyer, beard: 0.1, robe: ink.paper, trim: ink.olive, sash: ink.olive, cover: 'cap' };
const daughter: Look = {
  ...looks.woman,
  skin: skin.dark,
  robe: ink.paper,
  trim: ink.gold,
  sash: ink.gold,
  coverColour: '#e7a6a0',
  bandColour: ink.gold,
};

const beyond: Mood = {
  ...mood.dawn,
  sky: ['#3c3f86', '#f7c581'],
  rings: ['#c58a8c', '#eda983', '#f8cc8a', '#fff0c0'],
};

/** A loaf of gold on a plate of gold; the origin is the hand. */
function goldenLoaf(s: Stage, t: number): void {
  s.paper(ellipse(8, -2, 50, 10), ink.gold, { edge: 0.6 });
  s.paper(blob([-26, -6], [-24, -26], [8, -38], [40, -26], [42, -6], [8, -2]), '#f0b53a', { edge: 0.5 });
  s.line(svg('M-8 -22 l9 -9 M8 -22 l9 -10 M24 -20 l8 -8'), '#fff1c4', 4);
  const k = 0.6 + sway(stepped(t, 6), 1.4, 0.4);
  s.ink(
    svg(
      `M40 -40 l3 ${-12 * k} l3 ${12 * k} l${12 * k} 3 l${-12 * k} 3 l-3 ${12 * k} l-3 ${-12 * k} l${-12 * k} -3Z`,
    ),
    '#fff',
    k,
  );
}

// 1: beyond the dark mountains.
const arriving = person(alexander, { x: 120, y: 660, size: 1.24, feels: 'calm' })
  .walk(0, 620, { seconds: 3.4 })
  .pose(4, 'shade', 0.5)
  .feel(3.8, 'amazed');
const bearer = person(soldier, { x: -40, y: 652, size: 1.18 })
  .hold(-1, 99, (s, t) => {
    staff(s, 120, 190, ink.wood);
    const wave = sway(stepped(t, 8), 1.2, 6);
    s.paper(
      svg(
        `M2 -186 Q40 ${-196 + wave} 84 ${-176 - wave} L70 ${-160 - wave} L84 ${-138 - wave} Q40 ${-154 + wave} 4 -140Z`,
      ),
      ink.pomegranate,
      { lift: 0.5 },
    );
  })
  .walk(0.1, 440, { seconds: 3.5 });

// 2: bread of gold.
const guest = person(alexander, { x: 420, y: 660, size: 1.42, feels: 'calm' })
  .pose(2.1, { ...poses.reach, armF: 58, elbowF: 70 }, 0.4)
  .talk(2.2, 1.4)
  .pose(4, { ...poses.stand, head: 8 }, 0.5)
  .pose(6.3, { ...poses.welcome, armF: 50 }, 0.5)
  .talk(6.4, 1.9)
  .feel(1.8, 'amazed')
  .feel(3.8, 'worried')
  .feel(6.2, 'sly');
const host = person(katzia, {
  x: 1180,
  y: 660,
  size: 1.42,
  face: -1,
  pose: { ...poses.offer, armF: 40, elbowF: 52 },
  feels: 'calm',
})
  .hold(-1, 99, (s, t) => goldenLoaf(s, t), 'both')
  .walk(0.1, 780, { seconds: 1.7 })
  .nod(3.8, 0.6)
  .whisper(4, 2.1)
  .pose(4, { ...poses.offer, armF: 44, elbowF: 52, head: -6 }, 0.4)
  .feel(3.8, 'sly');

// 3: not mine!
const pushing = { ...poses.push, lean: 42, head: -14, hip: 104 };
const finder = person(buyer, { x: 230, y: 664, size: 1.3, feels: 'worried' })
  .pose(0.4, { ...poses.point, armF: 60, elbowF: 6 }, 0.4)
  .talk(0.5, 2)
  .pose(2.7, pushing, 0.4)
  .glide(3, 330, { seconds: 0.8 })
  .pose(3.9, { ...poses.stand, armF: 30, elbowF: 100, armB: 34, elbowB: 96 }, 0.4)
  .shake(6.2, 1)
  .glide(6.9, 270, { seconds: 0.8 })
  .feel(3.9, 'tender');
const owner = person(seller, { x: 720, y: 664, size: 1.3, face: -1, feels: 'worried' })
  .shake(2, 1)
  .glide(3.1, 740, { seconds: 0.7 })
  .pose(4.4, { ...poses.welcome, armF: 70 }, 0.4)
  .talk(4.5, 1.9)
  .pose(6.5, pushing, 0.4)
  .glide(6.9, 670, { seconds: 0.8 })
  .pose(7.8, 'hips', 0.4);
const sitting = (): Person =>
  person(katzia, { x: 1078, y: 590, size: 1.14, face: -1, pose: { ...poses.sit, head: 4 } });
const judge = sitting()
  .feel(2, 'tender')
  .nod(2.2, 0.8)
  .nod(5.8, 0.8)
  .pose(8, { ...poses.sit, armF: 30, elbowF: 124, head: 10 }, 0.6);
const watcher = person(alexander, { x: 930, y: 640, size: 1.14, face: -1, feels: 'calm' })
  .pose(3, { ...poses.think, head: 6 }, 0.6)
  .shake(6, 1.2)
  .feel(2.8, 'amazed');

// 4: the judgement.
const wise = sitting()
  .feel(4.6, 'glad')
  .pose(0.2, { ...poses.sit, armF: 80, elbowF: 8 }, 0.4)
  .talk(0.3, 1.3)
  .talk(2.6, 1.3)
  .pose(4.7, { ...poses.sit, armF: 70, elbowF: 24, armB: 104, elbowB: 14, head: -4 }, 0.5)
  .talk(4.8, 2);
const father = person(buyer, { x: 280, y: 664, size: 1.3, feels: 'worried' })
  .nod(1.5, 0.9)
  .pose(4.9, { ...poses.cheer, armF: 120 }, 0.5)
  .walk(6.6, 400, { seconds: 0.7 })
  .pose(7.2, { ...poses.reach, armF: 70, armB: 62 }, 0.4)
  .laugh(7.2, 1)
  .feel(4.8, 'glad');
const second = person(seller, { x: 680, y: 664, size: 1.3, face: -1, feels: 'worried' })
  .nod(3.7, 0.9)
  .pose(5, { ...poses.heart, head: 4 }, 0.5)
  .walk(6.6, 560, { seconds: 0.7 })
  .pose(7.2, { ...poses.reach, armF: 70, armB: 62 }, 0.4)
  .laugh(7.2, 1)
  .feel(4.8, 'glad');
const amazed = person(alexander, { x: 930, y: 640, size: 1.14, face: -1, feels: 'amazed' }).pose(
  4.9,
  { ...poses.stand, armF: 20, elbowF: 124, head: -10 },
  0.5,
);
const groomToBe = person(son, { x: -4, y: 196, size: 1, feels: 'glad' });
const brideToBe = person(daughter, { x: 4, y: 196, size: 0.98, face: -1, feels: 'glad' });

// 5: in my land.
const puzzled = person(alexander, { x: 440, y: 664, size: 1.46, feels: 'worried' })
  .pose(0, { ...poses.think, head: 6 }, 0)
  .shake(2.1, 1)
  .pose(3, { ...poses.reach, armF: 60, elbowF: 30 }, 0.5)
  .talk(3.1, 2)
  .pose(5.6, 'stand', 0.6)
  .feel(3, 'firm');
const patient = person(katzia, { x: 860, y: 664, size: 1.46, face: -1, feels: 'glad' })
  .pose(0.3, { ...poses.welcome, armF: 54 }, 0.4)
  .talk(0.4, 1.5)
  .pose(2.4, { ...poses.listen, head: 2 }, 0.5)
  .pose(5.2, { ...poses.stand, head: 14 }, 0.6)
  .shake(5.4, 1.2)
  .feel(2.4, 'calm')
  .feel(5, 'sad');

// 6: sun, rain and sheep.
const showing = person(katzia, { x: 200, y: 650, size: 1.3, feels: 'calm' })
  .pose(0.2, { ...poses.point, armF: 112, head: -8 }, 0.5)
  .talk(0.4, 2.2)
  .pose(3, { ...poses.point, armF: 82 }, 0.5)
  .talk(4.4, 2.6)
  .pose(7.2, { ...poses.stand, head: -12, armF: 40, elbowF: 60 }, 0.6)
  .feel(4.4, 'firm')
  .feel(7.2, 'tender');
const seeing = person(alexander, { x: 380, y: 656, size: 1.3, feels: 'calm' })
  .pose(0.8, { ...poses.shade, head: -10 }, 0.5)
  .nod(3, 1)
  .pose(4.2, 'stand', 0.6)
  .pose(6, { ...poses.heart, head: 14 }, 0.8)
  .feel(4.2, 'worried')
  .feel(6, 'sad');

// 7: the wedding.
const groom = person(son, { x: 520, y: 660, size: 1.26, feels: 'glad' }).laugh(1.4, 1.4).nod(4, 0.9);
const bride = person(daughter, { x: 760, y: 660, size: 1.22, face: -1, feels: 'glad' })
  .pose(0.6, { ...poses.heart, head: 6 }, 0.6)
  .laugh(2.6, 1.4);
const glad = person(buyer, { x: 270, y: 664, size: 1.2, feels: 'glad' })
  .pose(0.3, { ...poses.cheer, armF: 132 }, 0.5)
  .laugh(0.8, 1.6)
  .pose(3.4, 'heart', 0.6);
const happy = person(seller, { x: 1010, y: 664, size: 1.2, face: -1, feels: 'glad' })
  .pose(0.6, 'welcome', 0.5)
  .laugh(2, 1.6)
  .wave(4, 1.4);
const learning = person(alexander, { x: 1150, y: 636, size: 1, face: -1, feels: 'worried' })
  .pose(2.4, { ...poses.heart, head: 12 }, 0.7)
  .feel(2.4, 'tender')
  .gaze(3.2, 'us');

/** The king's hall, with windows on his land; `evening` 0 or 1. */
function palace(s: Stage, evening: 0 | 1): void {
  hall(s, '#6a5a9c', '#b98a5c', '#2f7f86', 590);
  s.still(`palace windows ${evening}`, [200, 190, 1060, 520], () => {
    for (const x of [295, 625, 955]) {
      s.paper(arch(x, 500, 156, 276), '#8a7ab8', { lift: 0.4 });
      s.within(arch(x, 492, 126, 252), () => {
        s.ink(rect(x - 80, 220, 160, 290), evening ? '#d98a7a' : '#f7d9a0');
        s.ink(ellipse(x - 10, 410, 44), evening ? '#f6c453' : '#fff1c4');
        s.paper(
          blob([x - 140, 520], [x - 90, 420], [x - 20, 446], [x + 60, 410], [x + 140, 520]),
          evening ? '#7a4f7c' : '#c98a5c',
          { lift: 0.4, up: true },
        );
      });
    }
  });
}

function judgementHall(s: Stage): void {
  palace(s, 0);
  throne(s, 1030, 654, '#2f7f86', 1.14);
}

const treasure = (s: Stage, x: number, y: number, t: number, scale: number): void => {
  s.glow(x, y - 90 * scale, 150 * scale, '#ffe08a', 0.55);
  filledChest(s, { x, y, open: 0.9, jewels: 1, scale }, stepped(t, 4));
};

export default film({
  course: 'live-to-give',
  poster: 22.8,
  small: true,
  bpm: 87,
  scenes: [
    {
      seconds: 6,
      pace: 0.95,
      enter: { kind: 'iris', seconds: 0.8, x: 960, y: 380 },
      draw(s, t) {
        s.layer(0, () => {
          sky(s, beyond, t);
          sun(s, beyond, 970, 330, 70, 0);
        });
        s.layer(1, () => {
          hills(s, { y: 520, rise: 70, hills: 6, seed: 3, colour: '#c98a5c' });
          city(s, 980, 560, '#fbdc8f', 0.92, true);
          s.still('dark mountains', [-60, 60, 720, 720], () => {
            s.paper(
              polygon([-60, 720], [-60, 90], [120, 210], [250, 120], [430, 400], [560, 600], [620, 720]),
              '#2b2a5c',
              { up: true },
            );
            s.paper(
              polygon([-60, 720], [-60, 330], [90, 260], [230, 470], [380, 620], [420, 720]),
              '#1f1e48',
              { up: true },
            );
          });
          ground(s, 592, '#c79a63', 6);
          tree(s, 760, 604, { kind: 'palm' }, 0.8, 0);
          bearer.draw(s, t);
          arriving.draw(s, t);
        });
      },
    },
    {
      seconds: 8.6,
      pace: 0.82,
      enter: { kind: 'slide-left', seconds: 0.5 },
      draw(s, t) {
        s.camera(...(near(t, [2.2, 3.7, guest, 0.9], [4.1, 5.9, host, 0.9]) ?? WHOLE));
        s.layer(1, () => {
          palace(s, 0);
          guest.draw(s, t);
          host.draw(s, t);
        });
      },
    },
    {
      seconds: 9,
      pace: 0.9,
      draw(s, t) {
        s.camera(...(near(t, [4.5, 6.1, owner, 0.9]) ?? WHOLE));
        s.layer(1, () => {
          judgementHall(s);
          watcher.draw(s, t);
          judge.draw(s, t);
          const x = keys(t, [
            [3, 430],
            [3.8, 530],
            [6.9, 530],
            [7.7, 440],
          ]);
          finder.draw(s, t);
          owner.draw(s, t);
          treasure(s, x, 664, t, 1.1);
          vision(s, 300, 142, 104, settle(pulse(t, 0.5, 3.2, 0.4)), () => {
            s.ink(rect(-130, -130, 260, 160), '#bfe0ea');
            s.paper(rect(-130, -6, 260, 150), '#7a5236', { lift: 0.6, up: true });
            s.ink(svg('M-70 -8 Q-60 76 0 80 Q60 76 70 -8Z'), '#4d3324');
            s.at(0, 66, () =>
              filledChest(s, { x: 0, y: 0, open: ramp(t, 1, 1.8) * 0.9, jewels: 1, scale: 0.62 }, 0),
            );
            s.line(svg('M66 -86 L92 -14'), ink.wood, 8);
            s.paper(svg('M84 -20 L104 -24 L108 2 L96 8 L88 4Z'), ink.stone, { lift: 0.4 });
          });
        });
      },
    },
    {
      seconds: 8.8,
      pace: 0.95,
      enter: { kind: 'cut' },
      draw(s, t) {
        s.camera(...(near(t, [7.2, 8.8, father, 0.75]) ?? WHOLE));
        s.layer(1, () => {
          judgementHall(s);
          amazed.draw(s, t);
          wise.draw(s, t);
          treasure(s, 480, 640, t, 0.94);
          father.draw(s, t);
          second.draw(s, t);
          const close = ramp(t, 5, 5.9);
          const circle = (x: number, from: number, who: Person, colour: string): void =>
            vision(s, x, 136, 96, settle(pulse(t, from, 20, 0.5)), () => {
              s.ink(rect(-120, -120, 240, 240), colour);
              who.draw(s, t);
            });
          circle(lerp(280, 386, close), 1.3, groomToBe, '#d3e2b4');
          circle(lerp(680, 574, close), 3.5, brideToBe, '#f3cdb8');
          if (close > 0.6) {
            const grow = settle(ramp(t, 5.7, 6.3, (k) => k));
            s.at(
              480,
              62,
              () =>
                s.paper(
                  svg(
                    'M0 26 C-14 14 -30 4 -30 -12 C-30 -30 -8 -30 0 -14 C8 -30 30 -30 30 -12 C30 4 14 14 0 26Z',
                  ),
                  ink.gold,
                  { edge: 0.5 },
                ),
              { scale: Math.max(0.01, grow) },
            );
          }
        });
      },
    },
    {
      seconds: 7.2,
      pace: 0.92,
      enter: { kind: 'fade', seconds: 0.6 },
      draw(s, t) {
        s.camera(...(near(t, [5.3, 7.2, patient, 0.9]) ?? WHOLE));
        s.layer(1, () => {
          palace(s, 1);
          puzzled.draw(s, t);
          patient.draw(s, t);
          vision(s, 650, 142, 114, settle(pulse(t, 3.2, 6.6, 0.4)), () => {
            s.ink(rect(-140, -140, 280, 280), '#3a2f4f');
            s.paper(rect(-86, -110, 172, 250), '#57486e', { lift: 0.5 });
            s.paper(svg('M-44 -36 L-52 -92 L-24 -66 L0 -100 L24 -66 L52 -92 L44 -36Z'), ink.gold, {
              edge: 0.4,
            });
            chest(s, 0, 80 - ramp(t, 3.4, 4.6) * 4, 1 - ramp(t, 3.8, 4.8), darker(ink.wood, 0.2), 0.9);
          });
        });
      },
    },
    {
      seconds: 9,
      pace: 0.86,
      enter: { kind: 'slide-right', seconds: 0.6 },
      draw(s, t) {
        s.camera(...(near(t, [6.2, 8, seeing, 0.9]) ?? WHOLE));
        const rainAt = keys(t, [
          [0, 560],
          [9.6, 1240],
        ]);
        s.layer(0, () => {
          sky(s, mood.spring, t);
          sun(s, mood.spring, 700, 150, 54, 0);
        });
        s.layer(1, () => {
          hills(s, { y: 450, rise: 90, hills: 5, seed: 12, colour: '#9cc07c' });
          hills(s, { y: 540, rise: 50, hills: 4, seed: 4, colour: '#7fae62' });
          tree(s, 1170, 560, { kind: 'olive' }, 0.8, 0);
          const x = Math.round(rainAt / 16) * 16;
          for (let i = 0; i < 9; i++) {
            const fall = ((i * 0.37 + stepped(t, 6) * 0.8) % 1) * 230;
            s.paper(svg(`M${x - 92 + i * 23} ${186 + fall} q10 18 0 24 q-10 -6 0 -24Z`), ink.blue, {
              lift: 0.3,
            });
          }
          cloud(s, x, 176, '#e6eff3', 1.25, 2);
          for (const [at, y, k, face] of [
            [720, 560, 0.9, 1],
            [900, 600, 1.15, -1],
            [1090, 640, 1.3, 1],
          ] as const)
            sheep(
              s,
              { x: at, y, scale: k, face, grazing: 0.5 + sway(stepped(t, 4), 5, 0.5, at) },
              stepped(t, 6),
            );
          grass(s, 800, 668, ink.olive, 1.5, ink.paper);
          // The terrace from which they look.
          s.paper(rect(-40, 636, 560, 120), '#d9b98a', { lift: 1.2, up: true });
          arcade(s, -40, 640, 1, '#e9cf9f', 140, 560);
          showing.draw(s, t);
          seeing.draw(s, t);
          s.still('terrace rail', [-40, 630, 540, 740], () => {
            s.paper(rect(-40, 664, 560, 70), '#c9a26a', { lift: 0.8, up: true });
            s.paper(rect(-44, 654, 572, 18, 4), lighter('#d9b98a', 0.2), { lift: 0.6 });
          });
        });
      },
    },
    {
      seconds: 7,
      enter: { kind: 'iris', seconds: 0.9, x: 640, y: 400 },
      draw(s, t) {
        s.camera(...(near(t, [2.6, 4.2, learning, 0.9]) ?? WHOLE));
        s.layer(0, () => {
          sky(s, mood.spring, t);
        });
        s.layer(1, () => {
          hills(s, { y: 470, rise: 80, hills: 5, seed: 12, colour: '#9cc07c' });
          house(s, 180, 592, { width: 270, height: 210, wall: '#f0d7a6', roof: 'dome' });
          house(s, 1130, 592, { width: 270, height: 190, wall: '#f3dfb6' });
          ground(s, 588, '#d9bf86', 4);
          s.line(svg('M400 604 C390 170 890 170 880 604'), '#5f944e', 20);
          for (let i = 0; i < 13; i++) {
            const a = Math.PI * (0.06 + (i / 12) * 0.88);
            s.paper(
              ellipse(640 - Math.cos(a) * 242, 604 - Math.sin(a) * 322, 18),
              [ink.rose, ink.gold, ink.paper][i % 3] ?? ink.rose,
              { lift: 0.4 },
            );
          }
          learning.draw(s, t);
          glad.draw(s, t);
          happy.draw(s, t);
          groom.draw(s, t);
          bride.draw(s, t);
          treasure(s, 640, 672, t, 0.7);
          petals(s, stepped(t, 6), ink.rose, 6, -40, 560);
          branch(s, 1330, 30, 150, ink.olive, 1, 0, ink.pomegranate);
        });
      },
    },
  ],
  music: [
    {
      voice: 'clarinet',
      at: 0.4,
      bpm: 92,
      gain: 0.75,
      notes: 'A4:.5 Bb4:.5 C#5 A4 | Bb4:.5 A4:.5 G4 A4 | D5:.5 C#5:.5 Bb4:.5 A4:.5 G4 A4',
    },
    { voice: 'drum', at: 0.4, bpm: 92, gain: 0.55, repeat: 3, notes: 'D - t D:.5 k:.5' },
    { voice: 'bass', at: 0.4, bpm: 92, gain: 0.75, repeat: 2, notes: 'A2:2 D3:2 A2:2' },
    {
      voice: 'dulcimer',
      at: 6.5,
      bpm: 76,
      gain: 0.8,
      pan: 0.2,
      notes: 'D5:.5 C#5:.5 A4 Bb4:.5 A4:.5 G4 | A4:.5 G4:.5 F4 E4 D4 | F4:.5 A4:.5 D5 A4 F4:.5 E4:.5 D4',
    },
    { voice: 'bass', at: 6.5, bpm: 76, gain: 0.65, notes: 'D3:2 A2:2 D3:2 G2:2 A2:2 D3:2' },
    ...[17, 21.7].map((at, n) => ({
      voice: 'oud' as const,
      at,
      bpm: 108,
      gain: 0.9,
      pan: n ? 0.3 : -0.3,
      notes: n
        ? 'A4:.5 G4:.5 F#4:.5 G4:.5 A4 D4 | A4:.5 G4:.5 F#4:.5 E4:.5 D4'
        : 'D4:.5 E4:.5 F#4:.5 E4:.5 D4 A4 | D4:.5 E4:.5 F#4:.5 G4:.5 A4',
    })),
    { voice: 'drum', at: 17, bpm: 108, gain: 0.5, repeat: 4, notes: 'D t t:.5 t:.5 t' },
    {
      voice: 'strings',
      at: 26.8,
      bpm: 63,
      gain: 0.5,
      fadeIn: 0.8,
      notes: 'D3+A3+F#4:3 G2+D3+B3:3 A2+E3+C#4:2 D3+A3+F#4:2',
    },
    {
      voice: 'pluck',
      at: 27,
      bpm: 76,
      gain: 0.75,
      notes: 'F#4:.5 A4:.5 D5 - B4:.5 D5:.5 A4 - | F#4:.5 G4:.5 A4 D5:2',
    },
    {
      voice: 'ney',
      at: 36.3,
      bpm: 61,
      gain: 0.65,
      notes: 'A4 G4:.5 F4:.5 E4 D4 | E4:.5 F4:.5 D4:2',
    },
    { voice: 'drone', at: 36.1, gain: 0.5, fadeIn: 0.6, fadeOut: 1, notes: 'D3:11' },
    {
      voice: 'ney',
      at: 44.1,
      bpm: 66,
      gain: 0.7,
      notes: 'D5 B4:.5 A4:.5 F#4 A4 | B4:.5 A4:.5 G4 F#4:.5 E4:.5 D4:2',
    },
    {
      voice: 'strings',
      at: 43.9,
      bpm: 52,
      gain: 0.45,
      fadeIn: 1,
      notes: 'D3+A3+F#4:3 G2+D3+B3:3 D3+A3+F#4:3',
    },
    {
      voice: 'clarinet',
      at: 54.6,
      bpm: 112,
      gain: 0.8,
      notes: 'D5:.5 E5:.5 F#5 D5 | E5:.5 D5:.5 B4 A4 | B4:.5 C#5:.5 D5:.5 A4:.5 F#4:.5 E4:.5 D4:2',
    },
    { voice: 'bass', at: 54.6, bpm: 112, gain: 0.7, notes: 'D3 A2 D3 G2 A2 D3 G2 A2 D3 A2 D3' },
    { voice: 'drum', at: 54.6, bpm: 112, gain: 0.5, repeat: 3, notes: 'D t D:.5 k:.5 t' },
  ],
  sounds: [
    { sound: 'wind', at: 0, seconds: 4.2, gain: 0.4 },
    { sound: 'sand-step', at: 0.21, seconds: 3.5, every: 0.44, gain: 0.5 },
    { sound: 'step', at: 6.44, seconds: 2.1, every: 0.55, gain: 0.5 },
    { sound: 'chime', at: 8.51, gain: 0.4 },
    { sound: 'coins', at: 18.14, gain: 0.4 },
    { sound: 'clay', at: 20.25, gain: 0.35 },
    { sound: 'coins', at: 20.36, gain: 0.6 },
    { sound: 'coins', at: 24.58, gain: 0.6 },
    { sound: 'chime', at: 28.28, gain: 0.3 },
    { sound: 'chime', at: 30.59, gain: 0.3 },
    { sound: 'chime', at: 32.91, gain: 0.45 },
    { sound: 'thud', at: 41.28, gain: 0.5 },
    { sound: 'rain', at: 43.89, seconds: 7.6, gain: 0.4 },
    { sound: 'sheep', at: 47.38, gain: 0.4 },
    { sound: 'sheep', at: 50.64, gain: 0.3 },
    { sound: 'birds', at: 51.33, seconds: 9.4, gain: 0.35 },
    { sound: 'crowd', at: 54.56, seconds: 6.6, gain: 0.3 },
  ],
  chapters: [
    {
      at: 0,
      title: {
        en: 'A loaf of gold',
        he: 'לחם של זהב',
        ru: 'Золотой хлеб',
        es: 'Un pan de oro',
        fr: 'Un pain d’or',
        de: 'Ein Brot aus Gold',
        it: 'Un pane d’oro',
      },
    },
    {
      at: 16.8,
      title: {
        en: 'Whose treasure?',
        he: 'של מי האוצר?',
        ru: 'Чей клад?',
        es: '¿De quién es el tesoro?',
        fr: 'À qui le trésor ?',
        de: 'Wessen Schatz?',
        it: 'Di chi è il tesoro?',
      },
    },
    {
      at: 36.1,
      title: {
        en: 'Sun and rain',
        he: 'שמש וגשם',
        ru: 'Солнце и дождь',
        es: 'Sol y lluvia',
        fr: 'Soleil et pluie',
        de: 'Sonne und Regen',
        it: 'Sole e pioggia',
      },
    },
  ],
});
