/** A piece on the drawing board. While a finger drags it, only its transform is written. */
import { type Aim, classes, useAimed } from '@tortuga/table';
import { memo, useRef } from 'react';
import { SceneryPiece } from '../../map/SceneryPiece.tsx';
import { type Mood, ShapeOutline } from '../../map/ShapeOutline.tsx';
import type { Piece, Plan } from '../model/plan.ts';
import { shapeOfPiece } from '../model/shapes.ts';
import { type Thing, thingName } from '../model/thing.ts';
import styles from './Canvas.module.css';
import { translated } from './room.ts';

interface DrawnProps {
  readonly piece: Piece;
  readonly isAbandoned: boolean;
  readonly look: number;
  readonly mood: Mood | undefined;
}

/** Around (0, 0). */
export const DrawnPiece = ({ piece, isAbandoned, look, mood }: DrawnProps) => {
  const shape = { ...shapeOfPiece(piece, isAbandoned), x: 0, y: 0 };
  return (
    <>
      <SceneryPiece shape={shape} look={look} />
      {mood !== undefined && <ShapeOutline shape={shape} mood={mood} />}
    </>
  );
};

interface MarkProps extends DrawnProps {
  readonly at: number;
  readonly aim: Aim<Plan>;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onFocus: (thing: Thing) => void;
}

export const PieceMark = memo((props: MarkProps) => {
  const { at, piece, aim, label, isChosen, onFocus } = props;
  const element = useRef<SVGGElement>(null);
  const thing: Thing = { kind: 'piece', at };
  useAimed(aim, element, (mark, now) => {
    const held = now?.pieces[at] ?? piece;
    const turned = held.turn === piece.turn ? '' : ` rotate(${held.turn - piece.turn})`;
    mark.setAttribute('transform', `${translated(held)}${turned}`);
  });
  return (
    <g
      ref={element}
      id={thingName(thing)}
      role="option"
      tabIndex={0}
      aria-label={label}
      aria-selected={isChosen}
      className={classes(styles['thing'])}
      transform={translated(piece)}
      onFocus={() => onFocus(thing)}
    >
      <DrawnPiece {...props} />
    </g>
  );
});
