/** How a frame looks: what was heard, one thing after the other. */
import type { Choreography } from '@tortuga/table';
import type { Heard, View } from '../types.ts';

export const choreography: Choreography<View, Heard> = () => [];
