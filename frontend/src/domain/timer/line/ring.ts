import { createLock } from '../../../data/sync/lock.ts';

/** The two tones of the bell: the pitch in Hz, and the start in seconds. */
const tones = [
  [880, 0],
  [1_320, 0.18],
] as const;
const toneLength = 0.9;

/** Plays a short bell. Stays silent if the browser has no sound, or allows sound only after a tap. */
export const playBell = (): void => {
  if (!('AudioContext' in globalThis)) return;
  const audio = new AudioContext();
  for (const [pitch, start] of tones) {
    const tone = new OscillatorNode(audio, { frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    const at = audio.currentTime + start;
    volume.gain.linearRampToValueAtTime(0.2, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + toneLength);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + toneLength);
  }
  setTimeout(() => void audio.close(), 2_000);
};

/** The local-storage key for the name of the last ring in this browser. */
const rangKey = 'cairn.timer.rang';
const lock = createLock('cairn-ring');

export const ofTimer = (id: string): string => `timer ${id}`;

/** Whether `what` names the last ring in this browser. */
export const rangLast = (what: string): boolean => localStorage.getItem(rangKey) === what;

/** Rings once, in only one tab of this browser. `what` names the timer or the break. */
export const ringOnce = (what: string, ring: () => void): void =>
  void lock.wait(async () => {
    if (rangLast(what)) return;
    localStorage.setItem(rangKey, what);
    ring();
  });
