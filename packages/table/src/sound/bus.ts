/** One bus for all sounds, synthesised as they are needed: nothing to download. */
import { RECIPES, type Stroke } from './recipes.ts';
import type { Sound } from './sounds.ts';

const VOLUME = 0.5;
/** Seconds until a stroke is at its loudest: less would click. */
const ATTACK = 0.005;

export interface Bus {
  readonly play: (sound: Sound) => void;
}

export const makeBus = (context: AudioContext): Bus => {
  const out = context.createGain();
  out.gain.value = VOLUME;
  out.connect(context.destination);
  const hiss = makeHiss(context);
  return {
    play: (sound) => {
      const start = context.currentTime + 0.01;
      for (const stroke of RECIPES[sound]) strike(context, out, hiss, stroke, start);
    },
  };
};

/** A second of noise, the same for all. */
const makeHiss = (context: AudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
};

const strike = (
  context: AudioContext,
  out: AudioNode,
  hiss: AudioBuffer,
  stroke: Stroke,
  start: number,
): void => {
  const from = start + stroke.at / 1000;
  const until = from + stroke.ms / 1000;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0, from);
  envelope.gain.linearRampToValueAtTime(stroke.loud, from + ATTACK);
  envelope.gain.exponentialRampToValueAtTime(0.001, until);
  envelope.connect(out);
  const source = sourceOf(context, hiss, stroke, from, until);
  source.last.connect(envelope);
  source.first.start(from);
  source.first.stop(until);
};

interface Source {
  readonly first: AudioScheduledSourceNode;
  readonly last: AudioNode;
}

const sourceOf = (
  context: AudioContext,
  hiss: AudioBuffer,
  stroke: Stroke,
  from: number,
  until: number,
): Source => {
  if (stroke.kind === 'tone') {
    const oscillator = context.createOscillator();
    oscillator.type = stroke.wave;
    oscillator.frequency.setValueAtTime(stroke.hz, from);
    oscillator.frequency.exponentialRampToValueAtTime(stroke.to ?? stroke.hz, until);
    return { first: oscillator, last: oscillator };
  }
  const noise = context.createBufferSource();
  noise.buffer = hiss;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = stroke.hz;
  band.Q.value = stroke.q;
  noise.connect(band);
  return { first: noise, last: band };
};
