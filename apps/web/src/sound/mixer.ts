/**
 * The mixer: effects, music and room, each with its own volume, into one output that never clips. Nothing is loaded before
 * it can be heard; what cannot be loaded or decoded stays silent.
 */
import type { Volumes } from './levels.ts';
import { blend, loudness } from './levels.ts';
import type { SoundPack } from './pack.ts';
import { closeSeam } from './seam.ts';
import { createVoices } from './voices.ts';

export interface Played {
  /** -1 left to 1 right. */
  readonly pan?: number;
  /** Seconds from now. */
  readonly after?: number;
  /** 0 to 1: a soft touch, a hard blow. */
  readonly strength?: number;
  /** Music and room step back for it. */
  readonly important?: boolean;
}

export interface Mixer {
  readonly setVolumes: (volumes: Volumes) => void;
  readonly play: (pack: SoundPack, sound: string, how?: Played) => void;
  /** The world one is in: its music and its room; nothing: silence. */
  readonly enter: (pack: SoundPack | undefined) => void;
  /** From 0 to 1. */
  readonly setDanger: (danger: number) => void;
  /** Silent, and back. */
  readonly rest: (resting: boolean) => void;
  /** A tone that one can steer. */
  readonly hum: () => Hum;
}

/** It tells where something is by its height and its side. */
export interface Hum {
  /** Hertz, and from −1 at the left to 1 at the right. */
  readonly at: (frequency: number, side: number) => void;
  readonly end: () => void;
}

/** Seconds. */
const FADE = 1.2;
const SWELL = 2.5;
/** While something important sounds, music and room are so much softer. */
const DUCKED = 0.4;
/** Music is decoded at this rate: nobody misses what is above 16 kHz, and it takes a third less memory. */
const MUSIC_RATE = 32_000;

interface Playing {
  readonly stop: () => void;
  readonly calm: GainNode | undefined;
  readonly danger: GainNode | undefined;
}

export function createMixer(context: AudioContext): Mixer {
  const limiter = new DynamicsCompressorNode(context, {
    threshold: -8,
    ratio: 12,
    attack: 0.003,
    release: 0.12,
  });
  limiter.connect(context.destination);
  const bus = (to: AudioNode): GainNode => {
    const node = new GainNode(context, { gain: 0 });
    node.connect(to);
    return node;
  };
  const effects = bus(limiter);
  const background = new GainNode(context);
  background.connect(limiter);
  const [music, room] = [bus(background), bus(background)];
  const voices = createVoices();
  const buffers = new Map<string, Promise<AudioBuffer | undefined>>();
  let volumes: Volumes = { on: false, music: 0, effects: 0, room: 0 };
  let world: SoundPack | undefined;
  let danger = 0;
  const playing: { music?: Playing; room?: Playing } = {};

  /** What begins again does so after so many seconds. */
  const load = (
    address: string,
    rate = context.sampleRate,
    lasts?: number,
  ): Promise<AudioBuffer | undefined> => {
    const known = buffers.get(address);
    if (known !== undefined) return known;
    const loaded = fetch(address)
      .then((reply) => reply.arrayBuffer())
      .then((bytes) => new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes))
      .then((buffer) => {
        if (lasts !== undefined)
          for (let channel = 0; channel < buffer.numberOfChannels; channel++)
            closeSeam(buffer.getChannelData(channel), buffer.sampleRate, lasts);
        return buffer;
      })
      .catch(() => {
        // No network, or no Opus: it stays silent, and is tried again when it is next wanted.
        buffers.delete(address);
        return undefined;
      });
    buffers.set(address, loaded);
    return loaded;
  };

  const glide = (gain: AudioParam, to: number, seconds: number): void => {
    gain.cancelScheduledValues(context.currentTime);
    gain.setTargetAtTime(to, context.currentTime, seconds / 3);
  };

  /** Begins loops at the same moment, and returns how to end them. */
  const loops = (from: readonly (AudioBuffer | undefined)[], lasts: number, to: AudioNode): Playing => {
    const fade = bus(to);
    const at = context.currentTime + 0.05;
    const parts = from.map((buffer) => {
      if (buffer === undefined) return undefined;
      const gain = bus(fade);
      const source = new AudioBufferSourceNode(context, { buffer, loop: true, loopEnd: lasts });
      source.connect(gain);
      source.start(at);
      return { gain, source };
    });
    glide(fade.gain, 1, FADE);
    return {
      calm: parts[0]?.gain,
      danger: parts[1]?.gain,
      stop() {
        glide(fade.gain, 0, FADE);
        for (const part of parts) part?.source.stop(context.currentTime + FADE * 2);
      },
    };
  };

  const mix = (seconds: number): void => {
    const parts = blend(danger);
    if (playing.music?.calm) glide(playing.music.calm.gain, parts.calm, seconds);
    if (playing.music?.danger) glide(playing.music.danger.gain, parts.danger, seconds);
    if (playing.room?.calm) glide(playing.room.calm.gain, 1, seconds);
  };

  /** What should be heard in the background is, and nothing else. */
  const settle = async (): Promise<void> => {
    const pack = world;
    const wanted = (volume: number): boolean => volumes.on && volume > 0 && pack !== undefined;
    const kinds = [
      { kind: 'music', to: music, wanted: wanted(volumes.music), rate: MUSIC_RATE },
      { kind: 'room', to: room, wanted: wanted(volumes.room), rate: context.sampleRate },
    ] as const;
    for (const { kind, to, wanted: on, rate } of kinds) {
      if (!on || pack === undefined) {
        playing[kind]?.stop();
        delete playing[kind];
        continue;
      }
      if (playing[kind] !== undefined) continue;
      const { files, sheet } = pack;
      const addresses = kind === 'room' ? [files.room] : [files.calm, files.danger];
      const lasts = (kind === 'room' ? sheet.room : sheet.loop) ?? 0;
      const loaded = await Promise.all(
        addresses.map((address) => (address === undefined ? undefined : load(address, rate, lasts))),
      );
      if (world !== pack || playing[kind] !== undefined) continue;
      playing[kind] = loops(loaded, lasts, to);
      mix(FADE);
    }
  };

  const duck = (seconds: number): void => {
    const { gain } = background;
    gain.cancelScheduledValues(context.currentTime);
    gain.setTargetAtTime(DUCKED, context.currentTime, 0.04);
    gain.setTargetAtTime(1, context.currentTime + seconds, 0.35);
  };

  const start = (buffer: AudioBuffer, [from = 0, length = 0]: readonly number[], how: Played): void => {
    const { pan = 0, after = 0, strength = 1, important = false } = how;
    const source = new AudioBufferSourceNode(context, { buffer });
    const gain = new GainNode(context, { gain: strength });
    source.connect(gain).connect(new StereoPannerNode(context, { pan })).connect(effects);
    source.addEventListener('ended', voices.release);
    source.start(context.currentTime + after, from / 1000, length / 1000);
    if (important) duck(after + length / 1000);
  };

  return {
    setVolumes(next) {
      volumes = next;
      const level = (volume: number): number => (next.on ? loudness(volume) : 0);
      glide(effects.gain, level(next.effects), 0.1);
      glide(music.gain, level(next.music), 0.4);
      glide(room.gain, level(next.room), 0.4);
      void settle();
    },
    play(pack, sound, how = {}) {
      const takes = pack.sheet.places[sound];
      if (!volumes.on || volumes.effects === 0 || takes === undefined) return;
      const asked = context.currentTime;
      const take = voices.claim(sound, takes.length, asked + (how.after ?? 0));
      if (take === undefined) return;
      void load(pack.files.effects).then((buffer) => {
        // What was still on its way when it should have been heard is not heard late.
        const late = context.currentTime - asked > 0.25;
        if (buffer === undefined || late) voices.release();
        else start(buffer, takes[take] ?? [], how);
      });
    },
    enter(pack) {
      if (world === pack) return;
      world = pack;
      danger = 0;
      for (const kind of ['music', 'room'] as const) {
        playing[kind]?.stop();
        delete playing[kind];
      }
      if (pack !== undefined && volumes.on && volumes.effects > 0) void load(pack.files.effects);
      void settle();
    },
    setDanger(next) {
      danger = next;
      mix(SWELL);
    },
    hum() {
      const tone = new OscillatorNode(context, { type: 'triangle', frequency: 220 });
      const side = new StereoPannerNode(context);
      const soft = new GainNode(context, { gain: 0.18 });
      tone.connect(side).connect(soft).connect(effects);
      tone.start();
      return {
        at(frequency, pan) {
          tone.frequency.value = frequency;
          side.pan.value = Math.max(-1, Math.min(1, pan));
        },
        end: () => tone.stop(),
      };
    },
    rest(resting) {
      if (resting) void context.suspend();
      else if (context.state !== 'running') void context.resume();
    },
  };
}
