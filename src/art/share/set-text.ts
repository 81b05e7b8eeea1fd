import { readFileSync } from 'node:fs'

/**
 * Each letter's width and outline, of a thousand units to the height of a line: Inter Bold
 * (public/fonts/inter-license.txt). Letters are drawn and not set in a font, so that every machine gives the same picture and no text
 * of a name is ever read as markup. There are none for Chinese: a font of these would weigh more than the rest of the program.
 */
const letters = Object.entries(
  JSON.parse(readFileSync(new URL('./letters.json', import.meta.url), 'utf8')) as Record<string, string>,
)
const em = 1000
const star = [720, 'M340-700L424-440H690L474-280L556-20L340-180L124-20L206-280L-10-440H256Z'] as const
const heart = [
  760,
  'M380 0L60-340C-60-480 60-700 220-700C300-700 350-660 380-600C410-660 460-700 540-700C700-700 820-480 700-340Z',
] as const

const table = new Map<string, readonly [width: number, outline: string]>([
  ...letters.map(([letter, drawn]) => {
    const at = drawn.indexOf(' ')
    const width = Number(at < 0 ? drawn : drawn.slice(0, at))
    return [letter, [width, at < 0 ? '' : drawn.slice(at + 1)]] as const
  }),
  ['★', star],
  ['♥', heart],
])

/** What of a text can be drawn: a letter with a mark that is not known goes without the mark, any other unknown one goes. */
export function drawable(text: string): string {
  const known = [...text.normalize('NFC')].map((letter) =>
    table.has(letter) ? letter : [...letter.normalize('NFD')].filter((part) => table.has(part)).join(''),
  )
  return known.join('').replaceAll(/ {2,}/g, ' ').trim()
}

export const widthOf = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + (table.get(letter)?.[0] ?? 0), 0) * size) / em

/**
 * Breaks a drawable text into lines, where it has to and where a name has its ` | `. What does not fit in the last of them is cut off, and
 * three dots say so.
 */
export function wrap(text: string, size: number, width: number, most: number): string[] {
  const lines = text.split(' | ').flatMap((part) => wordsIn(part.split(' '), size, width))
  const rest = lines.slice(most - 1).join(' ')
  return [...lines.slice(0, most - 1), rest].filter(Boolean).map((line) => cut(line, size, width))
}

function wordsIn(words: readonly string[], size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function cut(line: string, size: number, width: number): string {
  if (widthOf(line, size) <= width) return line
  let end = line.length
  while (end > 0 && widthOf(`${line.slice(0, end)}...`, size) > width) end--
  return `${line.slice(0, end).trimEnd()}...`
}

/** A line of drawable text as paths, its baseline beginning at x and y. */
export function outlineOf(line: string, size: number, x: number, y: number): string {
  let at = 0
  const paths = [...line].map((letter) => {
    const [width, outline] = table.get(letter) ?? [0, '']
    const path = outline && `<path transform="translate(${at} 0)" d="${outline}"/>`
    at += width
    return path
  })
  return `<g transform="translate(${x} ${y}) scale(${size / em})">${paths.join('')}</g>`
}
