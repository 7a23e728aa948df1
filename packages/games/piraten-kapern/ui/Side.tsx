/** Plates beside the board: what stopping is worth, what pays how much, what is left in the deck. */
import { Plate, type ScoreLine, ScoreSheet } from '@tortuga/table';
import { FACE_VALUE, FULL_CHEST, SETS } from '../scoring.ts';
import { CARDS, DECK, type Score, type View } from '../types.ts';
import { CARD_ART, CARD_BACK } from './art.ts';
import { pointsText, signedText } from './listing.ts';
import styles from './Side.module.css';
import type { Props } from './shown.ts';
import { type SayHere, useWords } from './words.ts';
import { setParts, valuableParts, type WorthPart } from './worth.ts';

const NONE = '–';

const NOTHING = { value: NONE, isStruck: true } as const;

/** Each part by its name; where there is none, what would have been there. */
const linesFor = (label: string, parts: readonly WorthPart[]): readonly ScoreLine[] =>
  parts.length === 0
    ? [{ label, ...NOTHING }]
    : parts.map((part) => ({ label: part.label, value: pointsText(part.points) }));

const fullLine = ({ fullChest }: Score, say: SayHere): ScoreLine => {
  const label = say('worth-full');
  return fullChest === 0 ? { label, ...NOTHING } : { label, value: pointsText(fullChest) };
};

const worthLines = (view: View, score: Score, say: SayHere): readonly ScoreLine[] => [
  ...linesFor(say('worth-sets'), setParts(view, score, say)),
  ...linesFor(say('worth-faces'), valuableParts(view, score, say)),
  fullLine(score, say),
  ...(score.battle === 0 ? [] : [{ label: say('worth-battle'), value: signedText(score.battle) }]),
  ...(score.doubled ? [{ label: say('worth-doubled'), value: '×2' }] : []),
  { label: say('worth-total'), value: pointsText(score.points), isTotal: true },
];

const islandLines = (deduction: number, skulls: number, say: SayHere): readonly ScoreLine[] => [
  { label: say('worth-skulls'), value: skulls },
  { label: say('worth-island'), value: pointsText(-deduction), isTotal: true },
];

const linesOf = (view: View, say: SayHere): readonly ScoreLine[] => {
  const { score, deduction, skulls } = view;
  if (deduction !== null) return islandLines(deduction, skulls, say);
  return score === null ? [] : worthLines(view, score, say);
};

const Worth = ({ view, viewer, sitters }: Props) => {
  const say = useWords();
  const lines = linesOf(view, say);
  const title =
    viewer === view.seat || view.ended !== null
      ? say('if-you-stop')
      : say('if-they-stop', { name: sitters[view.seat]?.name ?? '' });
  return (
    <Plate title={title}>
      {lines.length === 0 ? (
        <p className={styles['nothing']}>{say('worth-nothing')}</p>
      ) : (
        <ScoreSheet lines={lines} />
      )}
    </Plate>
  );
};

/** Sets that pay more than smaller ones; the largest stands for all beyond. */
const PAYING = SETS.flatMap((points, count) => (points > (SETS[count - 1] ?? 0) ? [{ count, points }] : []));

const ScoringCard = () => {
  const say = useWords();
  const last = PAYING.length - 1;
  return (
    <Plate title={say('scoring')} isPaper isOptional>
      <p className={styles['caption']}>{say('worth-sets')}</p>
      <dl className={styles['sets']}>
        {PAYING.map(({ count, points }, index) => (
          <div key={count}>
            <dt>{index === last ? `${count}+` : count}</dt>
            <dd>{points}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles['scoring']}>
        <div>
          <dt>{say('scoring-faces')}</dt>
          <dd>{say('scoring-each', { points: FACE_VALUE })}</dd>
        </div>
        <div>
          <dt>{say('scoring-full')}</dt>
          <dd>{signedText(FULL_CHEST)}</dd>
        </div>
      </dl>
    </Plate>
  );
};

const sum = (pile: Readonly<Record<string, number>>): number =>
  Object.values(pile).reduce((all, count) => all + count, 0);

const Deck = ({ pile }: { readonly pile: View['pile'] }) => {
  const say = useWords();
  const left = sum(pile);
  return (
    <Plate>
      <details className={styles['deck']}>
        <summary>
          <img data-piece="deck" src={CARD_BACK} alt="" draggable={false} />
          <span>
            <b>{say('pile')}</b>
            {say('deck-left', { left, spent: sum(DECK) - left })}
            <u>{say('deck-kinds')}</u>
          </span>
        </summary>
        <ul className={styles['kinds']}>
          {CARDS.map((card) => (
            <li key={card} data-gone={pile[card] === 0 || undefined}>
              <img src={CARD_ART[card]} alt={say(`card-${card}`)} title={say(`card-${card}`)} />
              <b>{`${pile[card]}`}</b>
            </li>
          ))}
        </ul>
      </details>
    </Plate>
  );
};

export const Side = (props: Props) => (
  <>
    <Worth {...props} />
    <ScoringCard />
    <Deck pile={props.view.pile} />
  </>
);
