/** A disc of 25 mm around (0, 0), with the face that its viewer knows, or the back that all Freighters have. */
import type { DiscType } from '../../components.ts';
import { FACES } from './discArt.ts';

const CRATE = 'M-6 -4.5H6V4.5H-6ZM-6 -1.5H6M-2 -4.5V4.5M2 -4.5V4.5';

export const DiscPicture = ({ face }: { readonly face: DiscType | undefined }) => {
  const isRock = face === 'asteroid';
  return (
    <g stroke="#17120d">
      <circle
        r={12.5}
        fill={isRock ? '#8d8577' : face === undefined ? '#d9b679' : '#f3e6c8'}
        strokeWidth={1.6}
      />
      {face === undefined && (
        <>
          <circle r={9.6} fill="none" strokeOpacity={0.6} strokeWidth={0.8} strokeDasharray="2 1.6" />
          <path d={CRATE} fill="#a9773a" strokeWidth={1.2} />
        </>
      )}
      {face !== undefined && <image href={FACES[face]} x={-8.5} y={-8.5} width={17} height={17} />}
    </g>
  );
};
