/** What a frame looks like: cards turn, dice tumble, skulls slam. Pieces that are not named fly by themselves. */
import {
  type Choreography,
  type Clip,
  EASE,
  type Place,
  type Places,
  seatPiece,
  TEMPO,
} from '@tortuga/table';
import type { Face, Heard, Position, View } from '../types.ts';

type Scene = Parameters<Choreography<View, Heard>>[0];

/** The first die lies still after so long, and the others one by one. */
const TUMBLE_MS = 620;
const APART_MS = 70;

/** How long one may read how a turn ended. */
const READ_MS = 1000;

const soundAt = (sound: NonNullable<Clip['sound']>, delay: number): Clip => ({
  piece: '',
  frames: [],
  ms: 0,
  delay,
  sound,
});

interface Offset {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const NONE: Offset = { x: 0, y: 0, scale: 1 };

const offsetOf = (from: Place | undefined, to: Place | undefined): Offset => {
  if (from === undefined || to === undefined || to.width === 0) return NONE;
  return {
    x: from.x + from.width / 2 - to.x - to.width / 2,
    y: from.y + from.height / 2 - to.y - to.height / 2,
    scale: from.width / to.width,
  };
};

const at = ({ x, y, scale }: Offset, turn: number, dx = 0, dy = 0): string =>
  `translate(${Math.round(x + dx)}px, ${Math.round(y + dy)}px) rotate(${turn}deg) scale(${scale.toFixed(3)})`;

/** Up, over, down with a bounce, and from there to its place: for skulls that is the rack. */
const tumble = (die: Position, start: Offset, ms: number): Clip => {
  const way = die % 2 === 0 ? 1 : -1;
  const aside = way * (14 + die * 3);
  return {
    piece: `die-${die}`,
    ms,
    easing: EASE.out,
    frames: [
      { offset: 0, transform: at(start, 0) },
      { offset: 0.25, transform: at(start, way * 170, aside, -54) },
      { offset: 0.5, transform: at(start, way * 300, aside * -0.4, 8) },
      { offset: 0.66, transform: at(start, way * 345, 0, -16) },
      { offset: 0.8, transform: at(start, way * 360) },
      { offset: 1, transform: at(NONE, way * 360) },
    ],
  };
};

/** Out of the hand of whoever throws, and over the table to its place: the first throw of a turn. */
const thrown = (die: Position, start: Offset, ms: number): Clip => {
  const way = die % 2 === 0 ? 1 : -1;
  const half = { x: start.x * 0.4, y: start.y * 0.4, scale: 1.1 };
  return {
    piece: `die-${die}`,
    ms,
    easing: EASE.out,
    frames: [
      { offset: 0, opacity: 0, transform: at(start, 0) },
      { offset: 0.08, opacity: 1, transform: at(start, way * 40) },
      { offset: 0.4, opacity: 1, transform: at(half, way * 230, 0, -40) },
      { offset: 0.66, opacity: 1, transform: at(NONE, way * 330, way * 6, 8) },
      { offset: 0.8, opacity: 1, transform: at(NONE, way * 350, 0, -12) },
      { offset: 1, opacity: 1, transform: at(NONE, way * 360) },
    ],
  };
};

/** Which of the faces drawn on top of each other is seen: the one from `begin` to `end`. */
const facing = (piece: string, begin: number, end: number, ms: number): Clip => {
  const change = (offset: number, from: number, to: number) => [
    { offset, opacity: from },
    { offset: Math.min(1, offset + 0.001), opacity: to },
  ];
  return {
    piece,
    ms,
    easing: EASE.out,
    frames: [
      { offset: 0, opacity: begin === 0 ? 1 : 0 },
      ...(begin === 0 ? [] : change(begin, 0, 1)),
      ...(end === 1 ? [] : change(end, 1, 0)),
      { offset: 1, opacity: end === 1 ? 1 : 0 },
    ],
  };
};

interface Fall {
  readonly die: Position;
  readonly face: Face;
  readonly ms: number;
}

/** Skulls settle last. */
const fallsOf = ({ dice, faces }: Extract<Heard, { kind: 'rolled' }>): readonly Fall[] => {
  const all = dice.flatMap((die, index) => {
    const face = faces[index];
    return face === undefined ? [] : [{ die, face }];
  });
  const ordered = [
    ...all.filter(({ face }) => face !== 'skull'),
    ...all.filter(({ face }) => face === 'skull'),
  ];
  return ordered.map((fall, index) => ({ ...fall, ms: TUMBLE_MS + index * APART_MS }));
};

const lastFall = (falls: readonly Fall[]): number => Math.max(0, ...falls.map(({ ms }) => ms));

/** The badge of whoever throws, in the first throw of a turn: then the dice have lain nowhere. */
const throwerIn = ({ before, from }: Scene): Place | undefined =>
  before.dice.length === 0 ? from.get(seatPiece(before.seat)) : undefined;

const fallOf = (die: Position, ms: number, scene: Scene): Clip => {
  const piece = `die-${die}`;
  const [thrower, to] = [throwerIn(scene), scene.to.get(piece)];
  return thrower === undefined
    ? tumble(die, offsetOf(scene.from.get(piece), to), ms)
    : thrown(die, offsetOf(thrower, to), ms);
};

const fallClips = (falls: readonly Fall[], scene: Scene): readonly Clip[] =>
  falls.flatMap(({ die, face, ms }) => [
    fallOf(die, ms, scene),
    facing(`die-${die}-tumble-0`, 0, 0.2, ms),
    facing(`die-${die}-tumble-1`, 0.2, 0.45, ms),
    facing(`die-${die}-face`, 0.45, 1, ms),
    ...(face === 'skull' ? [soundAt('skull', ms * 0.8)] : []),
  ]);

const TILT: Clip = {
  piece: 'bowl',
  ms: TUMBLE_MS,
  easing: EASE.inOut,
  sound: 'dice',
  frames: [0, -1.2, 1, -0.4, 0].map((turn) => ({ transform: `rotate(${turn}deg)` })),
};

const turnCard = ({ from, to }: Scene): readonly Clip[] => {
  const deck = offsetOf(to.get('deck') ?? from.get('deck'), to.get('card'));
  const half = TEMPO.reveal / 2;
  const flat = 'perspective(900px) rotateY(0deg)';
  return [
    {
      piece: 'card',
      ms: TEMPO.move,
      easing: EASE.out,
      sound: 'card',
      frames: [{ transform: at({ ...deck, scale: 1 }, 8) }, { transform: at(NONE, 0) }],
    },
    {
      piece: 'card-back',
      ms: half,
      delay: TEMPO.move,
      frames: [
        { opacity: 1, transform: flat },
        { opacity: 1, transform: 'perspective(900px) rotateY(90deg)' },
      ],
    },
    {
      piece: 'card-face',
      ms: half,
      delay: TEMPO.move + half,
      sound: 'turn',
      frames: [
        { opacity: 0, transform: 'perspective(900px) rotateY(-90deg)' },
        { opacity: 1, offset: 0.01, transform: 'perspective(900px) rotateY(-90deg)' },
        { opacity: 1, transform: flat },
      ],
    },
  ];
};

/** Only those that others moved: one's own have hopped as they were chosen. */
const chestHops = (dice: number, from: Places, to: Places): readonly Clip[] =>
  Array.from({ length: dice }, (_, index) => index + 1).flatMap((die): readonly Clip[] => {
    const start = offsetOf(from.get(`die-${die}`), to.get(`die-${die}`));
    if (Math.abs(start.x) < 1 && Math.abs(start.y) < 1) return [];
    const middle = { x: start.x / 2, y: start.y / 2 - 36, scale: (1 + start.scale) / 2 };
    return [
      {
        piece: `die-${die}`,
        ms: TEMPO.move,
        easing: EASE.drop,
        sound: 'coin',
        frames: [{ transform: at(start, 0) }, { transform: at(middle, 0) }, { transform: at(NONE, 0) }],
      },
    ];
  });

/** The deck lies among plates that grow and shrink: it does not travel. */
const DECK: Clip = { piece: 'deck', frames: [], ms: 0 };

const DIM = 0.3;

const slam = (delay: number): readonly Clip[] => [
  {
    piece: 'lantern',
    ms: TEMPO.move + READ_MS,
    delay,
    frames: [
      { offset: 0, opacity: 0 },
      { offset: 0.2, opacity: DIM },
      { offset: 0.8, opacity: DIM },
      { offset: 1, opacity: 0 },
    ],
  },
  {
    piece: 'rack',
    ms: TEMPO.reveal,
    delay,
    easing: EASE.drop,
    sound: 'skull',
    // It waits at rest: what comes first holds until its turn.
    frames: [
      { transform: 'translate(0px, 0px) scale(1)' },
      { transform: 'translate(0px, -14px) scale(1.08)' },
      { transform: 'translate(0px, 0px) scale(1)' },
    ],
  },
];

const announce = (delay: number, sound: Clip['sound']): Clip => ({
  piece: 'outcome',
  ms: READ_MS,
  delay,
  ...(sound === undefined ? {} : { sound }),
  frames: [
    { offset: 0, opacity: 0, transform: 'translate(0px, 12px) scale(0.9)' },
    { offset: 0.2, opacity: 1, transform: 'translate(0px, 0px) scale(1)' },
    { offset: 1, opacity: 1, transform: 'translate(0px, 0px) scale(1)' },
  ],
});

const ribbon = (delay: number): Clip => ({
  piece: 'final-round',
  ms: TEMPO.reveal,
  delay,
  easing: EASE.drop,
  sound: 'turn',
  frames: [
    { opacity: 0, transform: 'translate(0px, -28px)' },
    { opacity: 1, transform: 'translate(0px, 0px)' },
  ],
});

/** `settled`: when the last die of this frame lies still. */
const clipsOf = (heard: Heard, scene: Scene, settled: number): readonly Clip[] => {
  switch (heard.kind) {
    case 'card':
      return turnCard(scene);
    case 'rolled':
      return [TILT, ...fallClips(fallsOf(heard), scene)];
    case 'chest':
      return chestHops(scene.after.dice.length, scene.from, scene.to);
    case 'disqualified':
      return slam(settled);
    case 'scored':
      return [announce(settled, heard.score.points > 0 ? 'coin' : undefined)];
    case 'deducted':
      return [announce(settled, 'skull')];
    case 'final-round':
      return [ribbon(settled)];
    case 'ended':
      return [soundAt('win', settled + TEMPO.reveal)];
    case 'island':
      return [soundAt('skull', settled)];
    case 'rolling':
    case 'shuffled':
    case 'play-goes-on':
      return [];
  }
};

export const choreography: Choreography<View, Heard> = (scene) => {
  const rolled = scene.heard.find((heard) => heard.kind === 'rolled');
  const settled = rolled === undefined ? 0 : lastFall(fallsOf(rolled));
  return [DECK, ...scene.heard.flatMap((heard) => clipsOf(heard, scene, settled))];
};
