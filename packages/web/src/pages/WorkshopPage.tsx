/** Where people make something to play with: the workshop of a game, whichever it is. */
import { useLanguage, type Workshop } from '@tortuga/table';
import { useLocation } from 'wouter';
import { askingFor } from '../laying/askedFor.ts';
import { saveText } from '../match/saveText.ts';
import { ShareLink } from '../online/ShareLink.tsx';
import { listedGame, useWorkshop } from '../shell/loadTable.ts';
import { Page } from '../shell/Page.tsx';
import { keptFor } from '../workshop/keptFor.ts';
import type { WorkshopCard } from '../table.ts';
import { useWords } from '../words/words.ts';
import { NotFound } from './NotFound.tsx';

export const WorkshopPage = ({ game }: { readonly game: string }) => {
  const card = listedGame(game)?.card;
  const workshop = useWorkshop(game);
  return card?.workshop === undefined || workshop === undefined ? (
    <NotFound />
  ) : (
    <Open game={game} name={card.name} card={card.workshop} workshop={workshop} />
  );
};

interface OpenProps {
  readonly game: string;
  readonly name: string;
  readonly card: WorkshopCard;
  readonly workshop: Workshop;
}

const Open = ({ game, name, card, workshop: { Page: Bench } }: OpenProps) => {
  const say = useWords();
  const [, go] = useLocation();
  const { title } = card.title[useLanguage()];
  const begin =
    (page: string) =>
    (value: unknown, seats: number): void =>
      go(`${page}/${game}?${askingFor(JSON.stringify({ [card.option]: value }), seats)}`);
  return (
    <Page title={title} caption={name} game={game}>
      <Bench
        kept={keptFor(card)}
        path={`/${card.address}`}
        share={(path) => <ShareLink path={path} title={say('workshop.share')} label={say('workshop.qr')} />}
        save={saveText}
        playHere={begin('/local/new')}
        invite={begin('/t/new')}
      />
    </Page>
  );
};
