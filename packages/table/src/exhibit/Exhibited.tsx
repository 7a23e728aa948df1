/** A position that one may try things on: drafts are made and refusals explained, and moves go nowhere. */
import { useState } from 'react';
import { WhyNot } from '../kit/WhyNot.tsx';
import type { Drawn, Explained, TableProps } from '../ui.ts';
import { useSay } from '../words/language.ts';
import { useStable } from '../useLatest.ts';
import type { Messages } from '../words/say.ts';
import { ExhibitedTable, NAMES, type Shown } from './ExhibitedTable.tsx';

/** How it stands, and what the viewer may do. */
export type Position<D extends Drawn> = Pick<
  TableProps<D>,
  'view' | 'latest' | 'viewer' | 'turn' | 'moves' | 'check'
>;

export interface ExhibitedProps<D extends Drawn, M extends Messages> extends Shown<D, M> {
  readonly position: Position<D>;
  /** All that the viewer has heard so far. */
  readonly heard: readonly D['heard'][];
  /** Other than at the beginning of a decision. */
  readonly draft?: Partial<D['draft']> | undefined;
}

const NOTHING = (): void => undefined;

interface Why extends Explained {
  readonly piece: string | undefined;
}

export const Exhibited = <D extends Drawn, M extends Messages>({
  position,
  draft: chosen,
  ...shown
}: ExhibitedProps<D, M>) => {
  const { ui } = shown;
  const say = useSay(ui.messages);
  const [draft, setDraft] = useState<D['draft']>({
    ...ui.freshDraft(position.view, position.viewer),
    ...chosen,
  });
  const [why, setWhy] = useState<Why>();
  const tellWhy = useStable((told: Explained, piece?: string) => setWhy({ ...told, piece }));
  const refuse = useStable((refusal: D['refusal'], piece?: string) =>
    tellWhy(ui.explain(refusal, NAMES, say), piece),
  );
  return (
    <ExhibitedTable
      {...shown}
      table={{
        ...position,
        play: NOTHING,
        refuse,
        tellWhy,
        draft,
        setDraft,
        isBusy: false,
        hasHints: true,
      }}
      why={why && <WhyNot text={why.text} piece={why.piece} onClose={() => setWhy(undefined)} />}
    />
  );
};
