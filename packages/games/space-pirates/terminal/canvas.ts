/** A grid of characters that stands for the Universe seen from above. */
import type { Paint, Style } from '@tortuga/engine';
import type { Point } from '../space/point.ts';
import type { Frame } from '../universe/universe.ts';

interface Cell {
  readonly mark: string;
  readonly style: Style;
}

/** Characters are about twice as tall as they are wide. */
export interface Scale {
  readonly x0: number;
  readonly y0: number;
  /** Of a cell, in 0.1 mm. */
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  /** Between the labels of the axes. */
  readonly step: number;
}

export interface Canvas {
  readonly scale: Scale;
  readonly cells: Cell[][];
}

const WIDTHS = [25, 50, 100, 125, 200, 250, 500, 1000] as const;
const STEPS = [1000, 2000, 5000, 10000] as const;
const MOST_COLUMNS = 72;
const MOST_ROWS = 28;
/** A label and a gap. */
const LABEL = 6;

const scaleBy = ({ x0, y0, x1, y1 }: Frame, width: number): Scale => {
  const height = 2 * width;
  const [left, top] = [Math.floor(x0 / width) * width, Math.floor(y0 / height) * height];
  return {
    x0: left,
    y0: top,
    width,
    height,
    columns: Math.ceil((x1 - left) / width),
    rows: Math.ceil((y1 - top) / height),
    step: STEPS.find((step) => step / width >= LABEL) ?? 10000,
  };
};

/** The finest that fits. */
export const scaleOf = (bounds: Frame): Scale => {
  const scales = WIDTHS.map((width) => scaleBy(bounds, width));
  const fitting = scales.find(({ columns, rows }) => columns <= MOST_COLUMNS && rows <= MOST_ROWS);
  return fitting ?? scaleBy(bounds, 1000);
};

/** Each cell is marked by what lies at its middle. */
export const makeCanvas = (scale: Scale, markAt: (point: Point) => Cell): Canvas => ({
  scale,
  cells: Array.from({ length: scale.rows }, (_, row) =>
    Array.from({ length: scale.columns }, (_none, column) =>
      markAt({
        x: scale.x0 + (column + 0.5) * scale.width,
        y: scale.y0 + (row + 0.5) * scale.height,
      }),
    ),
  ),
});

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

const columnOf = ({ x0, width, columns }: Scale, x: number): number =>
  clamp(Math.floor((x - x0) / width), columns - 1);

const rowOf = ({ y0, height, rows }: Scale, y: number): number =>
  clamp(Math.floor((y - y0) / height), rows - 1);

/** The first column of a text with its middle there. */
const startOf = ({ scale }: Canvas, { x }: Point, length: number): number =>
  clamp(columnOf(scale, x) - Math.floor(length / 2), scale.columns - length);

/** Names for the cells that a text takes up. */
export const cellsOf = (canvas: Canvas, at: Point, text: string): readonly string[] => {
  const marks = Array.from(text);
  const from = startOf(canvas, at, marks.length);
  return marks.map((_, index) => `${rowOf(canvas.scale, at.y)} ${from + index}`);
};

/** Writes a text with its middle there, `below` so many rows further down. */
export const stamp = (canvas: Canvas, at: Point, text: string, style: Style, below = 0): void => {
  const line = canvas.cells[rowOf(canvas.scale, at.y) + below];
  const marks = Array.from(text);
  const from = startOf(canvas, at, marks.length);
  marks.forEach((mark, index) => {
    if (line?.[from + index] !== undefined) line[from + index] = { mark, style };
  });
};

/** Runs of one style are painted together. */
const paintLine = (line: readonly Cell[], paint: Paint): string => {
  const runs: { style: Style; text: string }[] = [];
  for (const { mark, style } of line) {
    const last = runs.at(-1);
    if (last?.style === style) last.text += mark;
    else runs.push({ style, text: mark });
  }
  return runs.map(({ style, text }) => paint(style, text)).join('');
};

const MARGIN = 5;

const labelled = (scale: Scale): string => {
  const frame = Array.from({ length: scale.columns }, () => '-');
  const { x0, width, columns, step } = scale;
  for (let x = Math.ceil(x0 / step) * step; x < x0 + width * columns; x += step) {
    const from = columnOf(scale, x);
    if (from + LABEL <= columns + 1) frame.splice(from, String(x).length, ...Array.from(String(x)));
  }
  return frame.join('');
};

const rowLabel = (scale: Scale, row: number): string => {
  const top = scale.y0 + row * scale.height;
  const y = Math.ceil(top / scale.step) * scale.step;
  return (y < top + scale.height ? String(y) : '').padStart(MARGIN);
};

/** With its frame, whose upper edge is labelled by x, and its rows by y. */
export const linesOf = ({ scale, cells }: Canvas, paint: Paint): readonly string[] => [
  paint('dim', `${'y\\x'.padStart(MARGIN)}+${labelled(scale)}+`),
  ...cells.map(
    (line, row) => paint('dim', `${rowLabel(scale, row)}|`) + paintLine(line, paint) + paint('dim', '|'),
  ),
  paint('dim', `${' '.repeat(MARGIN)}+${'-'.repeat(scale.columns)}+`),
];
