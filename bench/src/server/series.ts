/** The matches that are played: tic-tac-toe, board after board, and who begins a board is who did not end the last. */
export interface Series {
  /** Also in its address on a server. */
  readonly id: string;
  readonly boards: number;
}

const seriesOf = (boards: number): Series => ({ id: `tic-tac-toe-${boards}`, boards });

/** Some ninety moves: how a match begins and ends counts for little. */
export const LONG = seriesOf(12);
/** Some eight moves: opened, hardly begun, over. */
export const SHORT = seriesOf(1);

export const SERIES: readonly Series[] = [LONG, SHORT];
