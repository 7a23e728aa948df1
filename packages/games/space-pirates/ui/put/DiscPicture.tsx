/** A disc that one holds: its face where one knows it, else the back that all Freighters have. Around (0, 0), 25 mm wide. */
import type { DiscType } from '../../components.ts';
import { Crate, DiscFace } from '../map/DiscPiece.tsx';

export const DiscPicture = ({ face }: { readonly face: DiscType | undefined }) =>
  face === undefined ? <Crate /> : <DiscFace face={face} />;
