/** Three places for skulls, the third to be feared; those printed on the card lie there from the start. */
import { DIE_ART } from './art.ts';
import { rackPlacesOf, rackSpots, type Spot, skullSpots } from './layout.ts';
import type { Lying } from './lying.ts';
import styles from './SkullRack.module.css';
import { vars } from './vars.ts';
import { useWords } from './words.ts';

const spotVars = ({ wide, tall }: { readonly wide: Spot; readonly tall: Spot }) =>
  vars({
    '--wx': wide.x,
    '--wy': wide.y,
    '--ws': wide.size,
    '--tx': tall.x,
    '--ty': tall.y,
    '--ts': tall.size,
  });

const panelVars = (skulls: number) => {
  const places = rackPlacesOf(skulls);
  const first = rackSpots(0, skulls);
  const last = rackSpots(places - 1, skulls);
  const label = places === 3 ? { wide: 118, tall: 104 } : { wide: 0, tall: 0 };
  return vars({
    '--wx': first.wide.x - first.wide.size / 2,
    '--ww': last.wide.x - first.wide.x + last.wide.size + label.wide,
    '--wy': first.wide.y,
    '--tx': first.tall.x - first.tall.size / 2,
    '--tw': last.tall.x - first.tall.x + last.tall.size + label.tall,
    '--ty': first.tall.y,
  });
};

const indices = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

export const SkullRack = ({ lying, skulls }: { readonly lying: Lying; readonly skulls: number }) => {
  const say = useWords();
  const { cardSkulls, spell, island } = lying;
  return (
    <>
      {!island && (
        <div className={styles['panel']} data-piece="rack" style={panelVars(skulls)}>
          <span className={styles['heard']}>{say('rack', { skulls })}</span>
          {skulls < 3 && <span className={styles['label']}>{say(spell ? 'rack-spell' : 'rack-third')}</span>}
        </div>
      )}
      {indices(0, cardSkulls).map((index) => (
        <img
          key={index}
          className={styles['spot']}
          style={spotVars(skullSpots(lying, index, skulls))}
          src={DIE_ART.skull}
          alt={say('rack-card')}
          draggable={false}
        />
      ))}
      {!island &&
        indices(skulls, 3).map((index) => (
          <span
            key={index}
            className={styles['spot']}
            data-last={index === 2 || undefined}
            style={spotVars(rackSpots(index, skulls))}
            aria-hidden="true"
          >
            {index + 1}
          </span>
        ))}
    </>
  );
};
