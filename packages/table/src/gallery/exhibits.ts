import type { ReactNode } from 'react';
import type { Exhibit } from '../ui.ts';

/** A group of exhibits: names are made of the group's and their own. */
export const exhibits = (group: string, nodes: Readonly<Record<string, ReactNode>>): readonly Exhibit[] =>
  Object.entries(nodes).map(([name, node]) => ({ name: `${group}-${name}`, node }));

/** Those that fill the page: shown alone only. */
export const pages = (group: string, nodes: Readonly<Record<string, ReactNode>>): readonly Exhibit[] =>
  exhibits(group, nodes).map((exhibit) => ({ ...exhibit, isPage: true }));
