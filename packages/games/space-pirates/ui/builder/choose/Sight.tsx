/** A Universe in small, with its name; large to whoever presses it. */
import { Button, Dialog } from '@tortuga/table';
import { useState } from 'react';
import type { Layout } from '../../../universe/presets.ts';
import { universeOf } from '../../../universe/universe.ts';
import { UniverseMap } from '../../map/UniverseMap.tsx';
import { UniverseThumb } from '../../map/UniverseThumb.tsx';
import { worldOf } from '../../map/world.ts';
import { frameBox } from '../../units.ts';
import { useBuilderWords } from '../words.ts';
import styles from './Choose.module.css';

interface SightProps {
  readonly label: string;
  readonly name: string;
  /** Undefined while it grows. */
  readonly layout: Layout | undefined;
  readonly seats: number;
}

const Facts = ({ layout, seats }: { readonly layout: Layout; readonly seats: number }) => {
  const say = useBuilderWords();
  const { width, height } = frameBox(universeOf({ layout }, seats).bounds);
  return (
    <span className={styles['facts']}>
      {say('look-facts', { width, height, pieces: layout.scenery.length })}
    </span>
  );
};

const Large = ({ layout, seats }: { readonly layout: Layout; readonly seats: number }) => {
  const universe = universeOf({ layout }, seats);
  const { x, y, width, height } = worldOf(universe);
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} className={styles['large']} aria-hidden="true">
      <UniverseMap universe={universe} />
    </svg>
  );
};

export const Sight = ({ label, name, layout, seats }: SightProps) => {
  const say = useBuilderWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles['sight']}>
      <button
        type="button"
        className={styles['thumb']}
        aria-label={say('look', { name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(layout !== undefined)}
      >
        {layout !== undefined && <UniverseThumb layout={layout} seats={seats} />}
      </button>
      <div className={styles['words']}>
        <span>{label}</span>
        <b>{name}</b>
        {layout === undefined ? (
          <span className={styles['facts']}>{say('growing')}</span>
        ) : (
          <Facts layout={layout} seats={seats} />
        )}
      </div>
      <Dialog
        title={name}
        isBroad
        isOpen={isOpen && layout !== undefined}
        onClose={() => setOpen(false)}
        actions={<Button onClick={() => setOpen(false)}>{say('close')}</Button>}
      >
        {layout !== undefined && <Large layout={layout} seats={seats} />}
      </Dialog>
    </div>
  );
};
