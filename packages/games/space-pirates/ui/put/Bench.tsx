/** Stands in for the bench of the hand. */
import type { ReactNode } from 'react';

export interface BenchProps {
  readonly title?: string | undefined;
  readonly hint?: string | undefined;
  readonly children?: ReactNode;
  readonly acts?: ReactNode;
}

export const Bench = ({ title, children, acts }: BenchProps) => (
  <>
    <h2>{title}</h2>
    {children}
    {acts}
  </>
);
