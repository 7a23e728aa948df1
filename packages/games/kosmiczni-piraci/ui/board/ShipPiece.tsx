/** A ship at its planet. The planet says so in words. */
import type { Planet, Ship } from '../../types.ts';
import { SHIPS } from '../pictures.ts';
import { pieces } from '../pieces.ts';
import styles from './ShipPiece.module.css';

export const ShipPiece = ({ ship, planet }: { readonly ship: Ship; readonly planet: Planet }) => (
  <img
    className={styles['ship']}
    src={SHIPS[ship]}
    alt=""
    draggable={false}
    data-planet={planet + 1}
    data-ship={ship}
    data-piece={pieces.ship(ship)}
  />
);
