/** What is shown where a page could not be drawn: its script did not come, or it broke. */
import { Component, type ReactNode } from 'react';
import { Wrecked } from './Wrecked.tsx';

interface LifeboatProps {
  readonly children: ReactNode;
}

interface Drifting {
  readonly error: unknown;
}

/** React catches errors in classes alone. */
export class Lifeboat extends Component<LifeboatProps, Drifting> {
  override state: Drifting = { error: undefined };

  static getDerivedStateFromError(error: unknown): Drifting {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <Wrecked error={this.state.error} />;
  }
}
