/** A page whose script comes when it is opened. */
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

export const lazyPage = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> => lazy(async () => ({ default: await load() }));
