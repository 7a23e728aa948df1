/** What bots know of Piraten Kapern: a rule for keeping and stopping, and what a position is worth. */
import { type Policy, type Random, type Seat, winShares, worthOfLead } from '@tortuga/engine';
import { chestMove, rollMove, STOP } from './notation.ts';
import { skullOdds } from './odds.ts';
import { type Mask, maskOf, maskOfFace, maskOfLoose, positionsOf, size } from './positions.ts';
import { looseDice, moves, result } from './rules.ts';
import { battleOf, countFace, deductionOf, scoreOfDisqualified, skullsOf } from './scoring.ts';
import { scoreNow } from './secrecy.ts';
import { FACES, type Face, type Move, type PiratenKapern, type State, type Turn } from './types.ts';

/** Points a rolled die brings on average, seen over many turns. */
const GAIN = 75;

/** What a sensible turn scores on average. */
const MEAN_TURN = 400;

/** Keeping this many of a kind is the beginning of a set. */
const PAIR = 2;

/** `RISK[least][dice]`: the odds of at least so many skulls among so many dice. */
const RISK: readonly (readonly number[])[] = [0, 1, 2, 3].map((least) =>
  Array.from({ length: 9 }, (_, dice) => skullOdds(least, dice)),
);

/** A roll one might make, and what the turn is then worth on average. */
interface Prospect {
  readonly roll: Mask;
  readonly points: number;
}

/** Rolling everything that neither scores nor may soon: the most a turn can expect from going on. */
const prospectOf = (turn: Turn): Prospect => {
  const roll = dispensable(turn);
  const dice = size(roll);
  const risk = RISK[Math.max(0, 3 - skullsOf(turn))]?.[dice] ?? 1;
  const points = scoreNow(turn)?.points ?? 0;
  const saved = scoreOfDisqualified(turn.card, turn.dice, turn.chest).points;
  if (dice < 2) return { roll: 0, points: -Infinity };
  return { roll, points: (1 - risk) * (points + GAIN * dice * factor(turn)) + risk * saved };
};

const factor = ({ card }: Turn): number => (card === 'captain' ? 2 : 1);

/** The dice a sensible player would roll again. */
const dispensable = (turn: Turn): Mask => {
  const loose = looseDice(turn);
  const battle = battleOf(turn.card);
  if (battle !== undefined && countFace(turn.dice, 'sword') < battle.swords) {
    return atLeastTwo(loose & ~maskOfFace(turn.dice, 'sword'), loose);
  }
  const kept = groupsOf(turn)
    .filter((group) => size(group) > PAIR)
    .reduce((all, group) => all | group, maskOfFace(turn.dice, 'coin') | maskOfFace(turn.dice, 'diamond'));
  return loose & ~(kept === 0 ? largest(groupsOf(turn)) : kept);
};

const atLeastTwo = (wanted: Mask, loose: Mask): Mask => (size(wanted) >= 2 ? wanted : loose);

const largest = (groups: readonly Mask[]): Mask =>
  groups.reduce((best, group) => (size(group) > Math.max(size(best), 1) ? group : best), 0);

/** The dice by kind; monkey business makes one kind of two. */
const groupsOf = ({ card, dice }: Turn): readonly Mask[] => {
  const groups = FACES.filter((face) => face !== 'skull').map((face: Face) => maskOfFace(dice, face));
  return card === 'monkeys' ? [...groups, maskOfFace(dice, 'monkey') | maskOfFace(dice, 'parrot')] : groups;
};

const rollout = ({ turn }: State, _seat: Seat, _random: Random): Move => {
  if (turn.island) return islandMove(turn);
  if (skullsOf(turn) === 3) return castSpell(turn);
  const stowed = turn.card === 'chest' && !turn.placed ? stow(turn) : undefined;
  if (stowed !== undefined) return stowed;
  const { roll, points } = prospectOf(turn);
  return roll !== 0 && points > (scoreNow(turn)?.points ?? 0) ? rollMove(roll) : STOP;
};

/** On the island a roll can only add skulls. */
const islandMove = (turn: Turn): Move => {
  const loose = looseDice(turn);
  return size(loose) >= 2 ? rollMove(loose) : STOP;
};

const castSpell = (turn: Turn): Move =>
  rollMove(maskOf(positionsOf(maskOfFace(turn.dice, 'skull')).slice(0, 1)));

/** Everything worth keeping goes onto the chest, if that changes anything. */
const stow = (turn: Turn): Move | undefined => {
  const kept = maskOfLoose(turn.dice) & ~dispensable({ ...turn, chest: [] });
  return kept === maskOf(turn.chest) ? undefined : chestMove(kept);
};

/** Totals as they would be after the turn in hand, set against the best of the others. */
const worth = (state: State): readonly number[] => {
  const ended = result(state);
  if (ended !== undefined) return winShares(ended);
  const expected = expectedTotals(state);
  return expected.map((total, seat) => {
    const rival = Math.max(...expected.filter((_, other) => other !== seat));
    const lead = (total - rival) / 2000 + nearness(total, state) - nearness(rival, state);
    return worthOfLead(lead);
  });
};

/** Being past the target is worth more than the points say. */
const nearness = (total: number, { options }: State): number => (total > options.target ? 1 : 0);

/** Totals as they would stand once everybody has had as many turns. */
const expectedTotals = (state: State): readonly number[] => {
  const { turn, seat, totals } = state;
  const rolled = turn.dice.length > 0 && turn.rolling.length === 0;
  return totals.map((total, each) => {
    if (each === seat) return total + (rolled ? pointsAhead(turn) : MEAN_TURN);
    const loss = rolled && turn.island ? deductionOf(turn) : 0;
    return total - loss + (isToCome(state, each) ? MEAN_TURN : 0);
  });
};

/** Whether the seat still has a turn in this round, or in the final round. */
const isToCome = ({ seat, finalRound, totals }: State, each: Seat): boolean => {
  if (finalRound === null) return each > seat;
  const turnsFrom = (from: Seat): number => (finalRound - from + totals.length) % totals.length;
  return each !== finalRound && turnsFrom(each) < turnsFrom(seat);
};

const pointsAhead = (turn: Turn): number => {
  if (turn.island) return 0;
  return skullsOf(turn) === 3 ? spellPoints(turn) : turnPoints(turn);
};

const turnPoints = (turn: Turn): number => Math.max(scoreNow(turn)?.points ?? 0, prospectOf(turn).points);

/** Five times in six the spell's die is no skull. */
const spellPoints = (turn: Turn): number => {
  const dice = turn.dice.with(turn.dice.indexOf('skull'), 'coin');
  return (turnPoints({ ...turn, dice }) * 5) / 6;
};

/** Dice that show the same are alike: whole kinds are rolled or stowed, and the spell goes to the first skull. */
const candidates = (state: State, seat: Seat): readonly Move[] => {
  const { turn } = state;
  const firstSkull = maskOf(positionsOf(maskOfFace(turn.dice, 'skull')).slice(0, 1));
  const isWhole = (dice: Mask, among: Mask): boolean =>
    FACES.every((face) => {
      const kind = face === 'skull' ? firstSkull : maskOfFace(turn.dice, face) & among;
      return (dice & kind) === 0 || (dice & kind) === kind;
    }) && (dice & ~(among | firstSkull)) === 0;
  return (moves(state, seat) ?? []).filter((move) => {
    if (move.kind === 'roll') return isWhole(maskOf(move.dice), looseDice(turn));
    return move.kind !== 'chest' || isWhole(maskOf(move.dice), maskOfLoose(turn.dice));
  });
};

export const policy: Policy<PiratenKapern> = { rollout, worth, candidates };
