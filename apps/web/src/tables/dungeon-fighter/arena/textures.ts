/** Pictures drawn once: boards of wood, the printed target, the faces of dice. Seeded, so that nothing ever flickers. */
import type { Board, Die, Face, Template } from '@questhall/games/dungeon-fighter';
import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';
import { DIE_TONES, TEMPLATE_TONES } from '../logic/looks.ts';
import type { Field } from '../logic/place.ts';
import { BONES, FIELDS, HOLES, isRing, numbersOf, polar } from '../logic/place.ts';

type Brush = CanvasRenderingContext2D;

/** Numbers from 0 to 1, always the same for the same seed. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 1 | state);
    state ^= state + Math.imul(state ^ (state >>> 7), 61 | state);
    return ((state ^ (state >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function painted(width: number, height: number, paint: (brush: Brush) => void): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (brush) paint(brush);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

const WHOLE = Math.PI * 2;
const disc = (brush: Brush, radius: number, fill: string | CanvasGradient, x = 0, y = 0): void => {
  brush.fillStyle = fill;
  brush.beginPath();
  brush.arc(x, y, radius, 0, WHOLE);
  brush.fill();
};

const PLANKS = 9;

export function tableTop(size: number): CanvasTexture {
  return painted(size, size, (brush) => {
    const next = numbersFrom(4);
    const plank = size / PLANKS;
    const fine = size / 2048;
    for (let row = 0; row < PLANKS; row++) {
      const top = row * plank;
      const shade = 0.86 + next() * 0.28;
      brush.fillStyle = `rgb(${Math.round(98 * shade)},${Math.round(68 * shade)},${Math.round(43 * shade)})`;
      brush.fillRect(0, top, size, plank);
      grain(brush, next, top, plank, size);
      for (let knot = 0; knot < 3; knot++) {
        const [x, y, r] = [next() * size, top + plank * (0.2 + next() * 0.6), (14 + next() * 20) * fine];
        brush.strokeStyle = 'rgba(28,14,6,.32)';
        brush.lineWidth = 2.4 * fine;
        for (let ring = 5; ring > 0; ring--) {
          brush.beginPath();
          brush.ellipse(x, y, (r * ring) / 3.2, (r * ring) / 7, 0, 0, WHOLE);
          brush.stroke();
        }
      }
      brush.fillStyle = 'rgba(12,6,2,.85)';
      brush.fillRect(0, top, size, 5 * fine);
      brush.fillRect(next() * size, top, 5 * fine, plank);
      brush.fillStyle = 'rgba(255,214,160,.09)';
      brush.fillRect(0, top + 5 * fine, size, 4 * fine);
    }
  });
}

function grain(brush: Brush, next: () => number, top: number, height: number, width: number): void {
  for (let line = 0; line < 170; line++) {
    brush.strokeStyle = `rgba(${next() > 0.5 ? '30,16,8' : '160,112,70'},${0.05 + next() * 0.12})`;
    brush.lineWidth = ((1 + next() * 2.6) * width) / 2048;
    const [y, swing, phase] = [top + next() * height, next() * 9, next() * WHOLE];
    brush.beginPath();
    for (let x = 0; x <= width; x += 64) brush.lineTo(x, y + Math.sin(x / 260 + phase) * swing);
    brush.stroke();
  }
}

/** Scratches, for a surface that is not as smooth as glass. */
export function roughness(): CanvasTexture {
  const texture = painted(512, 512, (brush) => {
    const next = numbersFrom(8);
    brush.fillStyle = '#808080';
    brush.fillRect(0, 0, 512, 512);
    for (let n = 0; n < 2600; n++) {
      brush.fillStyle = `rgba(${next() > 0.5 ? '255,255,255' : '0,0,0'},${next() * 0.14})`;
      brush.fillRect(next() * 512, next() * 512, next() * 60, 1 + next() * 1.5);
    }
  });
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.repeat.set(4, 4);
  texture.colorSpace = '';
  return texture;
}

/** The colour of a field and of its number, by its value. */
interface Tones {
  readonly [value: number]: readonly [ground: string, ink: string];
}

const TONES: { readonly [board in Board]: Tones } = {
  labyrinth: {
    10: ['#f6d265', '#7d2018'],
    5: ['#b3261f', '#fff3dc'],
    4: ['#f3ead4', '#7d2018'],
    3: ['#b3261f', '#fff3dc'],
    2: ['#efe6cf', '#7d2018'],
    1: ['#00000000', '#20300f'],
  },
  fair: {
    10: ['#f6d265', '#23305e'],
    5: ['#c4452f', '#fff3dc'],
    4: ['#2f6f8f', '#fff3dc'],
    3: ['#f0e2bf', '#23305e'],
    2: ['#d9a441', '#3a230c'],
    1: ['#8a5a3a', '#fff3dc'],
  },
};
/** What lies under the fields: moss, and painted wood. */
const GROUND: { readonly [board in Board]: readonly [near: string, rim: string] } = {
  labyrinth: ['#94a26c', '#5d6f41'],
  fair: ['#7c4f30', '#57331c'],
};

function fillField(brush: Brush, field: Field, tone: string): void {
  const { inner, outer, from, to } = field;
  const radians = (degrees: number): number => (degrees * WHOLE) / 360;
  brush.fillStyle = tone;
  brush.beginPath();
  brush.arc(0, 0, outer, radians(from), radians(to));
  brush.arc(0, 0, inner, radians(to), radians(from), true);
  brush.fill();
  if (isRing(field)) return;
  brush.strokeStyle = '#2b1d12';
  brush.lineWidth = 1.3;
  brush.stroke();
}

/** The target as it is printed, 400 mm across; the centre is the middle of the picture. */
export function target(size: number, board: Board): CanvasTexture {
  return painted(size, size, (brush) => {
    brush.translate(size / 2, size / 2);
    brush.scale(size / 400, size / 400);
    const next = numbersFrom(12);
    const moss = brush.createRadialGradient(0, 0, 145, 0, 0, 200);
    moss.addColorStop(0, GROUND[board][0]);
    moss.addColorStop(1, GROUND[board][1]);
    disc(brush, 201, moss);
    for (let n = 0; n < (board === 'labyrinth' ? 900 : 0); n++) {
      const { x, y } = polar(146 + next() * 53, next() * 360);
      brush.fillStyle = `rgba(${next() > 0.5 ? '196,214,132' : '44,60,28'},${0.1 + next() * 0.22})`;
      brush.beginPath();
      brush.ellipse(x, y, 0.6 + next() * 2.8, 0.4 + next() * 1.6, next() * 3, 0, WHOLE);
      brush.fill();
    }
    for (const field of FIELDS[board]) fillField(brush, field, TONES[board][field.value]?.[0] ?? '');
    for (let n = 0; n < 2000; n++) {
      const from = next() * WHOLE;
      brush.strokeStyle = `rgba(${next() > 0.5 ? '255,250,235' : '60,20,10'},${0.03 + next() * 0.06})`;
      brush.lineWidth = 0.2 + next() * 0.6;
      brush.beginPath();
      brush.arc(0, 0, next() * 145, from, from + 0.04 + next() * 0.12);
      brush.stroke();
    }
    for (const { outer } of FIELDS[board].filter(({ value }) => value > 1)) ringLine(brush, outer);
    values(brush, board);
    for (const angle of BONES) bone(brush, angle);
    for (const { x, y, radius } of HOLES[board]) disc(brush, radius + 2.2, '#2b1d12', x, y);
  });
}

function ringLine(brush: Brush, radius: number): void {
  for (const [width, tone, off] of [
    [1.3, '#2b1d12', 0],
    [0.5, 'rgba(255,244,214,.35)', 1],
  ] as const) {
    brush.strokeStyle = tone;
    brush.lineWidth = width;
    brush.beginPath();
    brush.arc(0, 0, radius + off, 0, WHOLE);
    brush.stroke();
  }
}

function values(brush: Brush, board: Board): void {
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  for (const field of FIELDS[board]) {
    const { value } = field;
    brush.font = `600 ${value === 10 ? 28 : value === 1 ? 21 : 26}px "Grenze Gotisch"`;
    brush.fillStyle = TONES[board][value]?.[1] ?? '';
    for (const { x, y } of numbersOf(board, field)) brush.fillText(String(value), x, y + 0.8);
  }
}

/** A number that shines, for the section that was hit. */
export const glowingNumber = (value: number): CanvasTexture =>
  painted(128, 128, (brush) => {
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    brush.font = `600 ${value === 10 ? 82 : 76}px "Grenze Gotisch"`;
    brush.shadowColor = '#ffb52e';
    brush.shadowBlur = 22;
    brush.lineWidth = 7;
    brush.strokeStyle = '#4a2205';
    brush.strokeText(String(value), 64, 66);
    brush.fillStyle = '#fff6cf';
    brush.fillText(String(value), 64, 66);
  });

function bone(brush: Brush, angle: number): void {
  const half = (24 * Math.PI) / 180;
  brush.save();
  brush.rotate((angle * Math.PI) / 180);
  brush.lineCap = 'round';
  for (const [tone, width, knob] of [
    ['#2b1d12', 18.5, 9.8],
    ['#efe5cb', 13.8, 7.5],
  ] as const) {
    brush.strokeStyle = tone;
    brush.lineWidth = width;
    brush.beginPath();
    brush.arc(0, 0, 185, -half, half);
    brush.stroke();
    for (const end of [half, -half])
      for (const off of [-6.2, 6.2])
        disc(brush, knob, tone, Math.cos(end) * (185 + off), Math.sin(end) * (185 + off));
  }
  brush.strokeStyle = 'rgba(255,255,255,.7)';
  brush.lineWidth = 1.4;
  brush.beginPath();
  brush.arc(0, 0, 188, -half * 0.8, half * 0.8);
  brush.stroke();
  brush.restore();
}

/** [3.8] Colours are doubled by shape. */
function mark(brush: Brush, die: Die, face: Face): void {
  brush.beginPath();
  if (face === 'selfHeal') {
    brush.rect(-22, -70, 44, 140);
    brush.rect(-70, -22, 140, 44);
  } else if (face === 'smash') {
    brush.rect(-66, -70, 132, 56);
    brush.rect(-16, -14, 32, 90);
  } else if (face === 'coin') {
    brush.arc(0, 0, 62, 0, WHOLE);
    brush.lineWidth = 20;
    brush.stroke();
    brush.beginPath();
    brush.rect(-11, -34, 22, 68);
  } else if (face === 'rethrow') {
    brush.arc(0, 0, 58, 0.6, WHOLE - 0.2);
    brush.lineWidth = 26;
    brush.stroke();
    brush.beginPath();
    brush.moveTo(84, -44);
    brush.lineTo(30, -18);
    brush.lineTo(86, 14);
  } else {
    const points = MARKS[die] ?? 10;
    for (let n = 0; n < points; n++) {
      const reach = points === 10 && n % 2 === 1 ? 36 : points > 10 ? 66 : 84;
      const at = (points === 4 ? Math.PI / 4 : -Math.PI / 2) + (n * WHOLE) / points;
      brush.lineTo(Math.cos(at) * reach, Math.sin(at) * reach);
    }
  }
  brush.closePath();
  brush.fill();
}

/** Corners of the icon: triangle, square, circle; a star on the others. */
const MARKS: { readonly [die in Die]?: number } = { red: 3, green: 4, blue: 40 };

export function dieFace(die: Die, face: Face, side: number): CanvasTexture {
  const [top, , , ink] = DIE_TONES[die];
  return painted(256, 256, (brush) => {
    const next = numbersFrom(side * 7 + die.length);
    brush.fillStyle = top;
    brush.fillRect(0, 0, 256, 256);
    for (let n = 0; n < (die === 'rubber' ? 12 : 70); n++) {
      brush.strokeStyle = `rgba(${next() > 0.45 ? '40,20,6' : '255,240,210'},${0.04 + next() * 0.1})`;
      brush.lineWidth = 1 + next() * 4;
      const y = next() * 256;
      brush.beginPath();
      brush.moveTo(0, y);
      brush.bezierCurveTo(80, y + next() * 20 - 10, 170, y + next() * 20 - 10, 256, y + next() * 12 - 6);
      brush.stroke();
    }
    if (face === 'blank') return;
    brush.translate(128, 128);
    brush.fillStyle = brush.strokeStyle = ink;
    mark(brush, die, face);
  });
}

/** A Template from above: its colour, a rim, and for Slime the arrow to where it sends a die. */
export function templateFace(template: Template): CanvasTexture {
  return painted(256, 256, (brush) => {
    brush.translate(128, 128);
    disc(brush, 128, '#fff4df');
    disc(brush, 116, TEMPLATE_TONES[template]);
    brush.fillStyle = brush.strokeStyle = '#fff8e6';
    brush.lineWidth = 12;
    brush.beginPath();
    if (template === 'majorHeal') {
      brush.rect(-18, -66, 36, 132);
      brush.rect(-66, -18, 132, 36);
      brush.fill();
    } else if (template === 'lightning') {
      for (const [x, y] of BOLT) brush.lineTo(x, y);
      brush.fill();
    } else {
      // The top of the picture is the direction of the arrow.
      brush.rotate(-Math.PI / 2);
      brush.moveTo(-60, 0);
      brush.lineTo(50, 0);
      brush.stroke();
      brush.beginPath();
      brush.moveTo(108, 0);
      brush.lineTo(48, -34);
      brush.lineTo(48, 34);
      brush.fill();
      for (const [x, y, r] of DROPS) disc(brush, r, 'rgba(40,70,10,.45)', x, y);
    }
  });
}

const BOLT = [
  [18, -86],
  [-52, 14],
  [-6, 14],
  [-22, 86],
  [52, -22],
  [4, -22],
] as const;
const DROPS = [
  [-60, -56, 22],
  [-20, -78, 13],
  [-52, 58, 17],
  [8, 72, 20],
] as const;
