/**
 * Upright strokes on a grid 4 wide and 6 high. Drawn instead of set in a font, so that the picture is the same on every
 * machine.
 */
const strokes: Record<string, string> = {
  A: 'M0 6L2 0L4 6M0.8 4H3.2',
  B: 'M0 0V6H3L4 5V4L3 3H0M3 3L3.7 2V1L3 0H0',
  C: 'M4 1L3 0H1L0 1V5L1 6H3L4 5',
  D: 'M0 0V6H2.5L4 4.5V1.5L2.5 0Z',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  G: 'M4 1L3 0H1L0 1V5L1 6H3L4 5V3H2',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M0.5 0H3.5M2 0V6M0.5 6H3.5',
  J: 'M4 0V5L3 6H1L0 5',
  K: 'M0 0V6M4 0L0 3.5M1.3 2.5L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M1 0H3L4 1V5L3 6H1L0 5V1Z',
  P: 'M0 6V0H3L4 1V2.5L3 3.5H0',
  Q: 'M1 0H3L4 1V5L3 6H1L0 5V1ZM2.5 4.5L4 6',
  R: 'M0 6V0H3L4 1V2.5L3 3.5H0M2 3.5L4 6',
  S: 'M4 1L3 0H1L0 1V2L1 3H3L4 4V5L3 6H1L0 5',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V5L1 6H3L4 5V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 3L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  '0': 'M1 0H3L4 1V5L3 6H1L0 5V1ZM0.6 5L3.4 1',
  '1': 'M0.5 1.5L2 0V6M0.5 6H3.5',
  '2': 'M0 1L1 0H3L4 1V2L0 6H4',
  '3': 'M0 0H4L2 2.5H3L4 3.5V5L3 6H1L0 5',
  '4': 'M3 6V0L0 4H4',
  '5': 'M4 0H0V2.5H3L4 3.5V5L3 6H0',
  '6': 'M3.5 0H1L0 1V5L1 6H3L4 5V3.5L3 2.5H0',
  '7': 'M0 0H4L1.5 6',
  '8': 'M1 0H3L4 1V2L3 3L4 4V5L3 6H1L0 5V4L1 3L0 2V1ZM1 3H3',
  '9': 'M0.5 6H3L4 5V1L3 0H1L0 1V2.5L1 3.5H4',
}

/** The strokes of a letter or digit; a star for any other character. */
export const glyph = (character: string): string =>
  strokes[character.toUpperCase()] ?? 'M2 0L2.6 2.2H4L2.9 3.6L3.4 6L2 4.5L0.6 6L1.1 3.6L0 2.2H1.4Z'

/** Two letters for a name: the initials of its first words, or the first letters of its only word. */
export function initials(name: string): string {
  const words = name
    .replace(/\(.*?\)/g, '')
    .split('|')[0]!
    .match(/[A-Za-z0-9]+/g) ?? ['*']
  return words.length === 1 ? words[0]!.slice(0, 2) : `${words[0]![0]}${words[1]![0]}`
}
