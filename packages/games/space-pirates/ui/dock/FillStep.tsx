/** Filling up: values of cards, with how many there are of each, and what they cost in all. */
import { VALUES, type Value } from '../../components.ts';
import { ownCards } from '../own.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { addValue, countOf, dropValue } from './drafting.ts';
import styles from './FillStep.module.css';
import { Tile } from './Tile.tsx';
import tiles from './Tiles.module.css';
import { limitFor, pointsOf, supplyOf } from './filling.ts';
import type { Visit } from './visit.ts';

const ValueTile = ({ value, table }: { readonly value: Value; readonly table: Props }) => {
  const say = useWords();
  const [chosen, supply] = [countOf(table.draft.choice.values, value), supplyOf(table.view, value)];
  return (
    <Tile
      label={say('fill-tile', { value, chosen, supply })}
      lessLabel={say('dock-less', { name: say('fill-value', { value }) })}
      piece={pieces.pump(value)}
      chosen={chosen}
      of={supply}
      shortcut={`${value}`}
      onMore={() => addValue(table, value)}
      onLess={() => dropValue(table, value)}
    >
      <span className={tiles['value']}>{value}</span>
    </Tile>
  );
};

export const FillStep = ({ table, visit }: { readonly table: Props; readonly visit: Visit }) => {
  const say = useWords();
  const old = ownCards(table.view).length;
  const points = pointsOf(table.draft.choice.values);
  return (
    <>
      <p className={styles['facts']}>
        <b>{say('fill-points', { points, limit: limitFor(visit.isHome, visit.pirate.mc) })}</b>{' '}
        {old > 0 && <span className={styles['warning']}>{say('fill-old', { count: old })}</span>}
      </p>
      <div className={tiles['tiles']}>
        {VALUES.map((value) => (
          <ValueTile key={value} value={value} table={table} />
        ))}
      </div>
    </>
  );
};
