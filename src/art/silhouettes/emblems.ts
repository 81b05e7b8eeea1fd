import { hole, move, oval, poly, wire, type Material, type Part } from './shape.ts'
import { glyph, initials } from './glyphs.ts'

/**
 * Emblems for stickers, charms and patches, in a box of -30 to 30 each way. The first word found in the name picks one.
 */
const emblems: readonly [words: string, d: string][] = [
  [
    'skull|death|dead|reaper|bones|doom|ghost|grim',
    'M0 -29C17 -29 26 -18 26 -5C26 3 23 9 17 13V23Q17 27 13 27H-13Q-17 27 -17 23V13C-23 9 -26 3 -26 -5C-26 -18 -17 -29 0 -29Z' +
      hole(-10, -3, 7, 8) +
      hole(10, -3, 7, 8) +
      'M0 8L4 15H-4Z',
  ],
  ['crown|king|queen|royal|champion|lord|emperor', 'M-28 20L-30 -14L-15 2L0 -24L15 2L30 -14L28 20ZM-27 24H27V29H-27Z'],
  [
    'fire|flame|burn|blaze|inferno|phoenix|hot|hell|molotov',
    'M2 -30C8 -18 22 -10 22 8C22 22 13 30 0 30C-13 30 -22 21 -22 8C-22 -2 -16 -8 -12 -16C-8 -10 -6 -8 -4 -4C2 -12 4 -20 2 -30ZM0 24C7 24 11 19 11 13C11 6 4 3 2 -3C-2 4 -11 6 -11 14C-11 20 -7 24 0 24Z',
  ],
  ['heart|love|kiss|valentine', 'M0 28C-22 12 -30 0 -30 -11C-30 -30 -6 -32 0 -15C6 -32 30 -30 30 -11C30 0 22 12 0 28Z'],
  ['bolt|lightning|thunder|electric|zap|zeus|shock|storm|flash', 'M8 -30L-20 5H-3L-9 30L20 -7H3Z'],
  [
    'wolf|fox|dog|hound|bear|beast|cat|tiger|lion|panther|pixel|kitty|pug|meow',
    'M-26 -28L-10 -15H10L26 -28L28 2L15 22L0 30L-15 22L-28 2ZM-17 -3L-6 3L-15 7ZM17 -3L15 7L6 3ZM-5 17H5L0 23Z',
  ],
  [
    'dragon|snake|serpent|cobra|viper|lizard|hydra',
    'M-8 30C-26 24 -28 8 -14 2C-2 -4 8 -4 8 -11C8 -17 0 -18 -8 -14L-22 -18L-8 -29C12 -33 26 -24 25 -9C24 6 2 6 -4 12C-9 18 4 20 26 18C16 30 4 33 -8 30Z' +
      hole(0, -22, 2.6),
  ],
  [
    'bird|eagle|hawk|raven|owl|falcon|wing|angel|chicken|duck|bat',
    'M0 -10C4 -18 10 -20 14 -14C20 -24 28 -26 31 -26C28 -6 20 6 8 12L12 28L0 20L-12 28L-8 12C-20 6 -28 -6 -31 -26C-28 -26 -20 -24 -14 -14C-10 -20 -4 -18 0 -10Z',
  ],
  [
    'eye|vision|watch|spy|seer|all-seeing',
    'M-31 0C-18 -22 18 -22 31 0C18 22 -18 22 -31 0Z' + hole(0, 0, 12) + oval(0, 0, 6),
  ],
  [
    'bomb|bang|boom|c4|grenade|nade|explosive',
    oval(-3, 6, 22) + 'M9 -15L15 -21L22 -14L16 -8ZM19 -22L25 -31L27 -22L32 -18L23 -17Z',
  ],
  [
    'headshot|sniper|scope|aim|shot|target|hunter|crosshair|awp|recoil|ace',
    oval(0, 0, 25) + hole(0, 0, 19) + 'M-3 -31H3V-9H-3ZM-3 9H3V31H-3ZM-31 -3H-9V3H-31ZM9 -3H31V3H9Z' + oval(0, 0, 3.4),
  ],
  [
    'sword|blade|knife|slice|samurai|knight|warrior|guardian|guard',
    'M-27 -28L-17 -26L18 12L26 8L28 12L21 19L27 25L24 28L18 22L11 28L8 25L13 17L-25 -18ZM27 -28L25 -18L9 -4L2 -11L17 -26ZM-9 -1L-2 6L-13 17L-8 25L-11 28L-18 22L-24 28L-27 25L-21 19L-28 12L-26 8L-18 12Z',
  ],
  [
    'rose|flower|lotus|bloom|clover|leaf|plant|tree|lucky',
    'M0 -4C-12 -30 -30 -20 -24 -8C-36 2 -22 16 -10 8C-8 14 -5 22 -9 30H5C2 22 6 14 10 8C22 16 36 2 24 -8C30 -20 12 -30 0 -4Z',
  ],
  [
    'moon|night|lunar|dream',
    'M8 -29C-16 -26 -28 -12 -26 4C-24 20 -8 30 8 28C18 26 25 21 29 14C8 18 -6 4 -2 -10C0 -18 3 -24 8 -29Z',
  ],
  ['diamond|gem|crystal|jewel|ruby|emerald|ice|frost', 'M-18 -24H18L31 -6L0 29L-31 -6ZM-14 -6H14L0 17Z'],
  [
    'rocket|space|alien|cosmic|ufo|moonrise|galaxy|nova|planet',
    oval(0, 0, 18) +
      'M-30 12C-40 2 18 -26 30 -16C36 -10 20 4 2 12C14 4 24 -6 20 -9C12 -13 -28 6 -22 11C-18 13 -8 11 2 7C-10 14 -24 17 -30 12Z',
  ],
  [
    'fist|hand|slap|punch|thumb|salute|clutch',
    'M-22 -4V-20Q-22 -26 -17 -26Q-12 -26 -12 -20V-24Q-12 -30 -6 -30Q-1 -30 -1 -24V-22Q-1 -28 5 -28Q10 -28 10 -22V-16Q10 -22 16 -22Q21 -22 21 -16V8C21 20 14 29 2 29C-12 29 -22 20 -22 6Z',
  ],
  [
    'star|sun|all-star|legend|hero|veteran|medal|major|commander',
    poly('0,-31 8,-10 30,-9 13,5 19,28 0,15 -19,28 -13,5 -30,-9 -8,-10', 1.5),
  ],
]

const emblemFor = (name: string): string | undefined =>
  emblems.find(([words]) => new RegExp(`\\b(?:${words})`, 'i').test(name))?.[1]

/** The emblem of a badge centred on (x, y): a sign matching one of the name's words, else its initials. */
export function badgeSign(name: string, x: number, y: number, scale: number, material: Material): Part[] {
  const d = emblemFor(name)
  if (d !== undefined) return [{ d: move(d, x, y, scale), material, shade: 0 }]
  const letters = [...initials(name)]
  const size = (letters.length === 1 ? 8.4 : 6.6) * scale
  const width = (letters.length * 5.6 - 1.6) * size
  return letters.map((letter, i) =>
    wire(move(glyph(letter), x - width / 2 + i * 5.6 * size, y - 3 * size, size), size, material),
  )
}
