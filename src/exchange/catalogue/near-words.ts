import { readFileSync } from 'node:fs'
import { distance } from 'fastest-levenshtein'
import { readCatalogue } from './catalogue.ts'
import { searchTextOf } from './search-text.ts'

interface Vocabulary {
  /** Every Latin word of the catalogue, and how many goods have it. */
  words: ReadonlyMap<string, number>
  /** Chinese words by their pinyin, in alphabetical order. */
  pinyin: ReadonlyMap<string, string>
}

const PINYIN = new URL('./data/pinyin.json', import.meta.url)

let known: Vocabulary | undefined

/** Loaded at the first search without results: takes some tenths of a second, once per process. */
function vocabulary(): Vocabulary {
  if (known) return known
  const words = new Map<string, number>()
  for (const goods of readCatalogue().goods)
    for (const word of searchTextOf(goods).trim().split(' '))
      if (/^[\p{Script=Latin}\p{N}]+$/u.test(word)) words.set(word, (words.get(word) ?? 0) + 1)
  const pinyin = new Map(Object.entries(JSON.parse(readFileSync(PINYIN, 'utf8')) as Record<string, string>))
  known = { words, pinyin }
  return known
}

/** Shorter words are close to too many others. */
const shortest = 4
/** Tolerated edit distance for a word of this length. */
const slipsIn = (word: string) => (word.length < 6 ? 1 : 2)

/**
 * Corrects the unknown words of a keyword: typos (`redlien`), and Chinese typed in pinyin (`hongxian`). Null if every
 * word is known, or one has no close match.
 */
export function correctKeyword(keyword: string): string | null {
  const typed = keyword.normalize('NFKC').toLowerCase().trim().split(/\s+/)
  // Pinyin is also typed with spaces between syllables.
  const spaced = typed.length > 1 ? vocabulary().pinyin.get(typed.join('')) : undefined
  if (spaced) return spaced
  const words = typed.map(nearestOf)
  return words.includes(null) || words.every((word, index) => word === typed[index]) ? null : words.join(' ')
}

function nearestOf(word: string): string | null {
  if (!/^[a-z]+$/.test(word) || isKnown(word)) return word
  if (word.length < shortest) return null
  return chineseOf(word) ?? nearestWord(word)
}

/** Known words also match inside others, as in a search. */
function isKnown(word: string): boolean {
  const { words } = vocabulary()
  return words.has(word) || [...words.keys()].some((one) => one.includes(word))
}

/** The Chinese of a pinyin word, or the shortest that it is a prefix of. */
function chineseOf(word: string): string | null {
  const { pinyin } = vocabulary()
  const whole = pinyin.get(word)
  if (whole) return whole
  if (word.length < 6) return null
  const begun = [...pinyin].filter(([typed]) => typed.startsWith(word)).map(([, chinese]) => chinese)
  return begun.sort((a, b) => a.length - b.length)[0] ?? null
}

/** The closest word by edit distance; ties go to the same first letter, then to the word naming the most goods. */
function nearestWord(word: string): string | null {
  const near = [...vocabulary().words]
    .filter(([one]) => one.length >= shortest && Math.abs(one.length - word.length) <= slipsIn(word))
    .map(([one, count]) => ({ one, count, slips: distance(one, word), isAlike: one[0] === word[0] }))
    .filter(({ slips }) => slips <= slipsIn(word))
  near.sort((a, b) => a.slips - b.slips || Number(b.isAlike) - Number(a.isAlike) || b.count - a.count)
  return near[0]?.one ?? null
}
