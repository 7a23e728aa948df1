/** The ways to start the chosen game, one click each. */
import { Button, LinkButton, useLanguage } from '@tortuga/table';
import { Link, useLocation } from 'wouter';
import type { Listed } from '../../table.ts';
import { useInvite } from '../../online/useInvite.ts';
import { usePlayNow } from '../../local/usePlayNow.ts';
import { sayRefusal } from '../../words/refusals.ts';
import { useWords } from '../../words/words.ts';
import styles from './Ways.module.css';

export const Ways = ({ game }: { readonly game: Listed }) => {
  const { card, load } = game;
  const { blurb } = card.blurb[useLanguage()];
  return (
    <section className={styles['ways']} aria-labelledby="ways">
      <div className={styles['name']}>
        <h2 id="ways">{card.name}</h2>
        <span>{blurb}</span>
        {load !== undefined && <Reading game={game} />}
      </div>
      {load === undefined ? <Coming /> : <Buttons game={game} />}
    </section>
  );
};

/** For whoever does not know it yet. */
const Reading = ({ game: { id, card } }: { readonly game: Listed }) => {
  const say = useWords();
  const language = useLanguage();
  const { workshop } = card;
  return (
    <span className={styles['reading']}>
      <Link href={`/learn/${id}`}>{say('home.learn')}</Link>
      <Link href={`/rules/${id}`}>{say('home.rules')}</Link>
      {workshop !== undefined && <Link href={`/${workshop.address}`}>{workshop.title[language].title}</Link>}
    </span>
  );
};

const Coming = () => <p className={styles['coming']}>{useWords()('home.coming.why')}</p>;

const Buttons = ({ game }: { readonly game: Listed }) => {
  const say = useWords();
  const [, go] = useLocation();
  const { isBusy, fault, start, startAlone } = usePlayNow(game, go);
  const invitation = useInvite(game, go);
  const trouble = fault ?? invitation.fault;
  return (
    <div className={styles['buttons']}>
      <Button kind="primary" detail={say('home.play.detail')} isDisabled={isBusy} onClick={start}>
        {say('home.play')}
      </Button>
      {startAlone !== undefined && (
        <Button isDisabled={isBusy} onClick={startAlone}>
          {say('home.alone')}
        </Button>
      )}
      <Link href={`/local/new/${game.id}`} asChild>
        <LinkButton>{say('home.pass')}</LinkButton>
      </Link>
      <Button isDisabled={invitation.isBusy} onClick={invitation.start}>
        {say('home.invite')}
      </Button>
      {trouble !== undefined && (
        <p role="alert" className={styles['fault']}>
          {sayRefusal(trouble, say)}
        </p>
      )}
    </div>
  );
};
