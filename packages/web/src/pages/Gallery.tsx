/**
 * Every piece in every state. `/gallery` shows where to go, `/gallery/kit` and `/gallery/GAME` all that is there,
 * `/gallery/kit/NAME` one exhibit alone; `?lang=pl&theme=light` for both of those.
 */
import { type Exhibit, LANGUAGES, LanguageContext, useLanguage } from '@tortuga/table';
import { gallery as kit, useGalleryWords } from '@tortuga/table/gallery';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { tables } from '../tables.ts';
import styles from './Gallery.module.css';

interface Room {
  readonly id: string;
  readonly load: () => Promise<{ readonly gallery: readonly Exhibit[] }>;
}

const ROOMS: readonly Room[] = [
  { id: 'kit', load: () => Promise.resolve({ gallery: kit }) },
  ...tables.flatMap(({ id, gallery }) => (gallery === undefined ? [] : [{ id, load: gallery }])),
];

const useExhibits = (id: string): readonly Exhibit[] => {
  const [exhibits, setExhibits] = useState<readonly Exhibit[]>([]);
  useEffect(() => {
    const room = ROOMS.find((each) => each.id === id);
    void room?.load().then(({ gallery }) => setExhibits(gallery));
  }, [id]);
  return exhibits;
};

const RoomName = ({ id }: { readonly id: string }) => {
  const say = useGalleryWords();
  return id === 'kit' ? say('kit') : (tables.find((table) => table.id === id)?.card.name ?? id);
};

const Entrance = () => {
  const say = useGalleryWords();
  return (
    <main className={styles['page']}>
      <h1>{say('gallery')}</h1>
      <ul className={styles['rooms']}>
        {ROOMS.map(({ id }) => (
          <li key={id}>
            <Link href={`/gallery/${id}`}>
              <RoomName id={id} />
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
};

/** A page is made only when it is looked at: that may take long. */
const Hung = ({ room, exhibit }: { readonly room: string; readonly exhibit: Exhibit }) => {
  const { name, isPage = false } = exhibit;
  return (
    <section className={styles['exhibit']} id={name} aria-labelledby={`${name}-name`}>
      <h2 className={styles['name']} id={`${name}-name`}>
        <Link href={`/gallery/${room}/${name}`}>{name}</Link>
      </h2>
      {!isPage && exhibit.node}
    </section>
  );
};

const All = ({ room }: { readonly room: string }) => (
  <main className={styles['page']} data-room={room}>
    <h1>
      <RoomName id={room} />
    </h1>
    {useExhibits(room).map((exhibit) => (
      <Hung key={exhibit.name} room={room} exhibit={exhibit} />
    ))}
  </main>
);

const Alone = ({ room, name }: { readonly room: string; readonly name: string }) => {
  const exhibit = useExhibits(room).find((each) => each.name === name);
  if (exhibit?.isPage === true) return exhibit.node;
  return <main className={styles['alone']}>{exhibit?.node}</main>;
};

/** Of the address, for as long as one is here. */
const useTheme = (theme: string | null): void => {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset['theme'];
    if (theme !== null) dataset['theme'] = theme;
    return () => {
      if (before !== undefined) dataset['theme'] = before;
    };
  }, [theme]);
};

export interface GalleryProps {
  readonly params: { readonly game?: string; readonly name?: string };
}

export const Gallery = ({ params: { game, name } }: GalleryProps) => {
  const [search] = useSearchParams();
  const usual = useLanguage();
  const language = LANGUAGES.find((each) => each === search.get('lang')) ?? usual;
  useTheme(search.get('theme'));
  return (
    <LanguageContext value={language}>
      {game === undefined && <Entrance />}
      {game !== undefined && name === undefined && <All room={game} />}
      {game !== undefined && name !== undefined && <Alone key={`${game}/${name}`} room={game} name={name} />}
    </LanguageContext>
  );
};
