import { isReservedName } from './reserved-names.ts'

/**
 * Letters and marks of any script, digits, and punctuation common in names; nothing invisible, no direction controls.
 */
const character = String.raw`[[\p{L}\p{M}\p{N} _.'’&·・\-]--\p{Default_Ignorable_Code_Point}]`
const characters = new RegExp(`^${character}+$`, 'v')
const otherCharacters = new RegExp(`(?!${character}).`, 'gsv')
const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })
const graphemesOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment)

/** In graphemes. */
const shortest = 2
export const longestNickname = 16
export const longestShopName = 20

export type NameProblem = 'length' | 'characters' | 'reserved'

/**
 * Normalizes a name for storage: composed, single spaces, 2 to `longest` graphemes. Names are not unique, as the
 * platform's are not: people are told apart by id, and no name may look like the market's own.
 */
export function parseName(given: string, longest: number): { name: string } | { problem: NameProblem } {
  const name = given.normalize('NFKC').trim().replace(/ +/g, ' ')
  if (name !== '' && !characters.test(name)) return { problem: 'characters' }
  const { length } = graphemesOf(name)
  // A grapheme may carry many marks: this bounds the stored length.
  if (length < shortest || length > longest || name.length > 4 * longest) return { problem: 'length' }
  return isReservedName(name) ? { problem: 'reserved' } : { name }
}

/**
 * Adapts a name from elsewhere into a nickname: ornaments and invisible characters are removed, and it is truncated.
 * Null if the rest is not a valid nickname.
 */
export function adoptNickname(elsewhere: string): string | null {
  const plain = elsewhere.normalize('NFKC').replace(otherCharacters, '').trim().replace(/ +/g, ' ')
  const parsed = parseName(graphemesOf(plain).slice(0, longestNickname).join(''), longestNickname)
  return 'name' in parsed ? parsed.name : null
}
