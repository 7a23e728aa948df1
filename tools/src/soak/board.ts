/** How far the runs are: one line at the bottom of a terminal, nothing where nobody watches. */
import type { Task } from './task.ts';

export interface Screen {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  readonly write: (text: string) => unknown;
}

export interface Board {
  readonly begin: (task: Task) => void;
  readonly step: (task: Task, done: number) => void;
  /** Ends a task with a line that stays. */
  readonly end: (task: Task, line: string) => void;
}

export const labelOf = (task: Task): string =>
  task.kind === 'server'
    ? `server, ${task.run}`
    : `${task.game}, ${task.seats} players, ${task.name ?? task.kind}`;

export const countOf = (task: Task): number => (task.kind === 'server' ? task.count : task.games);

const CLEAR = '\r\u001b[2K';

export const makeBoard = (screen: Screen): Board => {
  const running = new Map<Task, number>();
  const clear = screen.isTTY === true ? CLEAR : '';
  const draw = (): void => {
    if (screen.isTTY !== true) return;
    const parts = [...running].map(
      ([task, done]) => `${labelOf(task)}${done === 0 ? '' : ` ${toPercent(task, done)}`}`,
    );
    screen.write(`${clear}${parts.join(' · ').slice(0, widthOf(screen) - 1)}`);
  };
  return {
    begin: (task) => {
      running.set(task, 0);
      draw();
    },
    step: (task, done) => {
      running.set(task, done);
      draw();
    },
    end: (task, line) => {
      running.delete(task);
      screen.write(`${clear}${line}\n`);
      draw();
    },
  };
};

/** Some terminals do not know how wide they are. */
const widthOf = ({ columns = 0 }: Screen): number => (columns > 0 ? columns : 80);

const toPercent = (task: Task, done: number): string => `${Math.floor((100 * done) / countOf(task))} %`;
