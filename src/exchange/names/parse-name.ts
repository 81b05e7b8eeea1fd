import { isReservedName } from './reserved-names.ts'

/** Letters and marks of any script, digits, and what names are written with; nothing invisible, nothing that turns text. */
const character = String.raw`[[\p{L}\p{M}\p{N} _.'’&·・\-]--\p{Default_Ignorable_Code_Point}]`
const characters = new RegExp(`^${character}+$`, 'v')
const otherCharacters = new RegExp(`(?!${character}).`, 'gsv')
const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })
const graphemesOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment)

/** In characters as people count them. */
const shortest = 2
export const longestNickname = 16
export const longestShopName = 20

export type NameProblem = 'length' | 'characters' | 'reserved'

/**
 * A name as it is kept: composed, spaces single, 2 to `longest` characters as people count them. Names are not unique, as
 * the platform's are not: what tells people apart is their id, and none may look like the market's own.
 */
export function parseName(given: string, longest: number): { name: string } | { problem: NameProblem } {
  const name = given.normalize('NFKC').trim().replace(/ +/g, ' ')
  if (name !== '' && !characters.test(name)) return { problem: 'characters' }
  const { length } = graphemesOf(name)
  // A character may carry many marks: what is stored stays short all the same.
  if (length < shortest || length > longest || name.length > 4 * longest) return { problem: 'length' }
  return isReservedName(name) ? { problem: 'reserved' } : { name }
}

/**
 * A name that somebody has elsewhere as it can be theirs here: ornaments, what is invisible and what is too long left out.
 * Null where nothing is left that may be a nickname.
 */
export function adoptNickname(elsewhere: string): string | null {
  const plain = elsewhere.normalize('NFKC').replace(otherCharacters, '').trim().replace(/ +/g, ' ')
  const parsed = parseName(graphemesOf(plain).slice(0, longestNickname).join(''), longestNickname)
  return 'name' in parsed ? parsed.name : null
}
