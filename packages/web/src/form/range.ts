/** Numbers by steps, as options have them. */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export const stepsIn = ({ min, max, step }: Range): number => Math.floor((max - min) / step);

/** The nearest that there is. */
export const toStep = (value: number, range: Range): number => {
  const { min, step } = range;
  const steps = Math.round((value - min) / step);
  return Number.isNaN(steps) ? min : min + Math.min(stepsIn(range), Math.max(0, steps)) * step;
};
