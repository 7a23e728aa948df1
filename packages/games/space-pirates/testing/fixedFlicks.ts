/** 5,000 fixed flicks in one hash: equal only where every bit of every report is. Changing it raises the game's version. */
import { digest, seededRandom } from '@tortuga/engine';
import { simulate } from '../flick.ts';
import type { Report } from '../space/slide.ts';
import { randomBoard, randomFlick } from './boards.ts';

/** Crowded boards are slow without a compiler. */
const SETS = [
  { name: 'strewn', isCrowded: false, boards: 115, flicks: 40 },
  { name: 'crowded', isCrowded: true, boards: 40, flicks: 10 },
] as const;

/** Every power comes up; boards, angles and luck are random, but always the same. */
export const flicksHash = (): string => {
  const sums: string[] = [];
  for (const { name, isCrowded, boards, flicks } of SETS) {
    for (let board = 0; board < boards; board++) {
      const state = randomBoard(`${name} ${board}`, isCrowded);
      const random = seededRandom(`flicks of ${name} ${board}`);
      const sum = bitSum();
      for (let n = 0; n < flicks; n++) {
        const power = 1 + (((board * flicks + n) * 7) % 1000);
        const flick = { ...randomFlick(state, random), power };
        addReport(sum, simulate(state, flick, random.below(4294967296)));
      }
      sums.push(sum.text());
    }
  }
  return digest(sums.join());
};

const KINDS = ['ship', 'disc', 'thing', 'turned', 'landed', 'left'] as const;

const addReport = ({ add }: BitSum, { pieces, happenings, bodies }: Report): void => {
  for (const piece of pieces) for (const number of piece) add(number);
  for (const { x, y } of bodies) {
    add(x);
    add(y);
  }
  for (const happening of happenings) {
    add(KINDS.indexOf(happening.kind));
    add(happening.t);
    add(happening.disc);
    if (happening.kind !== 'landed' && happening.kind !== 'left') continue;
    const { at, normal } = happening;
    for (const number of [at.x, at.y, normal.x, normal.y]) add(number);
  }
};

interface BitSum {
  readonly add: (number: number) => void;
  readonly text: () => string;
}

/** All 64 bits of each number, stirred into two words: SHA-256 of so much takes too long without a compiler. */
const bitSum = (): BitSum => {
  const view = new DataView(new ArrayBuffer(8));
  let [one, other] = [0, 0];
  return {
    add: (number) => {
      view.setFloat64(0, number);
      const [high, low] = [view.getInt32(0), view.getInt32(4)];
      one = Math.imul((one ^ high) + (other >>> 15), 0x9e3779b1) ^ low;
      other = Math.imul((other ^ low) + (one >>> 13), 0x85ebca6b) ^ high;
    },
    text: () => `${one} ${other}`,
  };
};
