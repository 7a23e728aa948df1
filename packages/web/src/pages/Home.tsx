/** The harbour: choose a game, start it in one of three ways, or go on where one was. */
import { useState } from 'react';
import { Page } from '../shell/Page.tsx';
import { tables } from '../tables.ts';
import { useWords } from '../words/words.ts';
import { GameCard } from './home/GameCard.tsx';
import haven from './home/haven.svg?url';
import styles from './home/Home.module.css';
import { MyMatches } from './home/MyMatches.tsx';
import { rememberedGame, rememberGame } from './home/rememberedGame.ts';
import { Ways } from './home/Ways.tsx';

const playableFirst = [
  ...tables.filter(({ load }) => load !== undefined),
  ...tables.filter(({ load }) => load === undefined),
];

export const Home = () => {
  const say = useWords();
  const [chosen, setChosen] = useState(() => rememberedGame(tables));
  const game = tables.find(({ id }) => id === chosen);
  return (
    <Page>
      <div className={styles['home']}>
        <section className={styles['hero']}>
          <h1>{say('tortuga')}</h1>
          <p>{say('motto')}</p>
          <img src={haven} alt="" className={styles['haven']} />
        </section>
        <fieldset className={styles['games']}>
          <legend className={styles['unseen']}>{say('home.choose')}</legend>
          {playableFirst.map((each) => (
            <GameCard
              key={each.id}
              game={each}
              isChosen={each.id === chosen}
              choose={() => {
                rememberGame(each.id);
                setChosen(each.id);
              }}
            />
          ))}
        </fieldset>
        {game !== undefined && <Ways game={game} />}
        <MyMatches />
      </div>
    </Page>
  );
};
