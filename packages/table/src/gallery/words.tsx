/** What people at the gallery's tables say. */
import { useSay } from '../words/language.ts';
import type { ByLanguage, Say } from '../words/say.ts';
import en from './messages.en.json' with { type: 'json' };
import pl from './messages.pl.json' with { type: 'json' };

const galleryMessages: ByLanguage<typeof en> = { en, pl };

export type GalleryWord = keyof typeof en;

export const useGalleryWords = (): Say<GalleryWord> => useSay(galleryMessages);

/** A sentence where a node is asked for. */
export const W = ({ word }: { readonly word: GalleryWord }) => useGalleryWords()(word);
