/** A piece of scenery where it stands. `look` chooses among drawings: which of its kind it is. */
import { memo } from 'react';
import type { LongScenery, RoundScenery } from '../../space/things.ts';
import type { Shape } from '../../universe/shapes.ts';
import { BaseWalls } from './BaseWalls.tsx';
import { lies } from './lies.ts';
import { Shadow } from './Shadow.tsx';
import { Belt } from './scenery/Belt.tsx';
import { Galaxy } from './scenery/Galaxy.tsx';
import { Moon } from './scenery/Moon.tsx';
import { Planet } from './scenery/Planet.tsx';
import { Side } from './scenery/Side.tsx';

interface DrawingProps {
  readonly kind: RoundScenery | LongScenery;
  readonly look: number;
}

/** Around (0, 0), long ones lengthwise: also for a box of pieces to choose from. */
export const SceneryDrawing = ({ kind, look }: DrawingProps) => {
  switch (kind) {
    case 'galaxy':
      return <Galaxy look={look} />;
    case 'planet':
      return <Planet look={look} />;
    case 'moon':
      return <Moon look={look} />;
    case 'belt':
      return <Belt />;
    case 'side':
      return <Side />;
  }
};

interface SceneryProps {
  readonly shape: Shape;
  readonly look: number;
}

export const SceneryPiece = memo(({ shape, look }: SceneryProps) =>
  shape.kind === 'base' || shape.kind === 'abandoned' ? (
    <BaseWalls walls={shape} />
  ) : (
    <>
      <Shadow shape={shape} />
      <g transform={lies(shape)}>
        <SceneryDrawing kind={shape.kind} look={look} />
      </g>
    </>
  ),
);
