/** How a frame looks: what was heard, one thing after the other, from where pieces lay to where they lie now. */
import { type Act, type Choreography, inTurn, NOTHING } from '@tortuga/table';
import { lostTreasures } from '../standing.ts';
import type { Heard, View } from '../types.ts';
import { layCard, strike, turnUp } from './motion/cards.ts';
import { reveal } from './motion/reveal.ts';
import { sail } from './motion/ships.ts';
import { makeStage, type Stage } from './motion/stage.ts';
import { deal, loseTreasures, takeTreasures } from './motion/treasures.ts';

const actOf = (event: Heard, next: Heard | undefined, isStruck: boolean, stage: Stage): Act => {
  switch (event.kind) {
    case 'setup':
      return deal(event, stage);
    case 'laid':
      // A card that a Teleport takes never lies on its planet: its whole way is the strike's.
      return isStruck ? NOTHING : layCard(event, stage);
    case 'turned':
      return turnUp(event, stage);
    case 'teleported':
      return strike(event, stage);
    case 'sailed':
      return sail(event, stage, next?.kind === 'sailed');
    case 'revealed':
      return reveal(event, stage);
    case 'plundered':
    case 'unclaimed':
      return loseTreasures(event, stage);
    case 'taken':
      return takeTreasures(event, stage);
    case 'ended':
      return { clips: [{ piece: '', frames: [], ms: 0, sound: 'win' }], ms: 0 };
  }
};

export const choreography: Choreography<View, Heard> = ({ heard, ...scene }) => {
  const stage = makeStage(scene, lostTreasures(scene.before).length);
  const isStruck = heard.some(({ kind }) => kind === 'teleported');
  return inTurn(heard.map((event, index) => actOf(event, heard[index + 1], isStruck, stage)));
};
