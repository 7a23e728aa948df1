/** Frames and their queue alone, for what keeps matches: nothing here draws. */
export { type Frame, standing } from './frame.ts';
export { type FrameQueue, type Frames, makeFrameQueue, type Past } from './frameQueue.ts';
