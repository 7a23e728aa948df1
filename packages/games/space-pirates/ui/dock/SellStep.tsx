/** Selling: the own hold by Cargo, with the prices that are known. */
import { CARGO } from '../../components.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { type Cargo, CARGO_ART } from './cargoArt.ts';
import { addCargo, countOf, dropCargo, heldOf } from './drafting.ts';
import styles from './Tiles.module.css';
import { Tile } from './Tile.tsx';
import type { Visit } from './visit.ts';

const CargoTile = ({ cargo, table, price }: { cargo: Cargo; table: Props; price: number | undefined }) => {
  const say = useWords();
  const [chosen, held] = [countOf(table.draft.choice.cargo, cargo), heldOf(table, cargo)];
  const name = say(`goods-${cargo}`);
  return (
    <Tile
      label={say('sell-tile', { name, price: price ?? 0, chosen, held })}
      lessLabel={say('dock-less', { name })}
      piece={pieces.cargo(cargo)}
      chosen={chosen}
      of={held}
      shortcut={`${CARGO.indexOf(cargo) + 1}`}
      onMore={() => addCargo(table, cargo)}
      onLess={() => dropCargo(table, cargo)}
    >
      <span className={styles['goods']}>
        <img src={CARGO_ART[cargo]} alt="" title={name} draggable={false} />
        <b>{price ?? '?'}</b>
      </span>
    </Tile>
  );
};

export const SellStep = ({ table, visit }: { readonly table: Props; readonly visit: Visit }) => (
  <div className={styles['tiles']}>
    {CARGO.map((cargo, type) => (
      <CargoTile key={cargo} cargo={cargo} table={table} price={visit.prices?.[type]} />
    ))}
  </div>
);
