import { readFileSync } from 'node:fs'

interface Letter {
  /** In thousandths of the font size. */
  width: number
  outline: string
  /** Such units per unit of the outline. */
  scale: number
}

const em = 1000

/**
 * Reads a file of letters, each with its width and outline. Text is drawn from outlines rather than a font, so that the
 * picture is the same on every machine and no name is ever parsed as markup.
 */
function readLetters(file: string, scale: number): [string, Letter][] {
  const letters = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Record<string, string>
  return Object.entries(letters).map(([letter, drawn]) => {
    const at = drawn.indexOf(' ')
    const width = Number(at < 0 ? drawn : drawn.slice(0, at)) * scale
    return [letter, { width, outline: at < 0 ? '' : drawn.slice(at + 1), scale }]
  })
}

const star = 'M340-700L424-440H690L474-280L556-20L340-180L124-20L206-280L-10-440H256Z'
const lambda = 'M70-728H200L560 0H410L270-300L160 0H15L205-440L125-608H70Z'
const heart =
  'M380 0L60-340C-60-480 60-700 220-700C300-700 350-660 380-600C410-660 460-700 540-700C700-700 820-480 700-340Z'

/** Inter Bold (public/fonts/inter-license.txt). */
const latin = new Map<string, Letter>([
  ...readLetters('./letters.json', 1),
  ['★', { width: 720, outline: star, scale: 1 }],
  ['λ', { width: 600, outline: lambda, scale: 1 }],
  ['♥', { width: 760, outline: heart, scale: 1 }],
])

/**
 * Noto Sans SC Bold (noto-sans-sc-license.txt), with 500 units per em: only the letters of the catalogue, 1.1 MB,
 * loaded on first use. The whole font has 20,000 letters, and its package is 73 MB.
 */
let chinese: Map<string, Letter> | undefined
const readChinese = () => (chinese ??= new Map(readLetters('./chinese-letters.json', 2)))
const isChinese = /[\u2E80-\uFFEF]/

/** An English name hardly ever loads the Chinese file. */
const letterOf = (letter: string): Letter | undefined =>
  latin.get(letter) ?? (letter < '\u0080' ? undefined : readChinese().get(letter))

/** Drops what cannot be drawn: an unknown accented letter loses its accent, any other unknown letter is removed. */
export function drawable(text: string): string {
  const known = [...text.normalize('NFC')].map((letter) =>
    letterOf(letter) ? letter : [...letter.normalize('NFD')].filter((part) => letterOf(part)).join(''),
  )
  return known.join('').replaceAll(/ {2,}/g, ' ').trim()
}

export const widthOf = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + (letterOf(letter)?.width ?? 0), 0) * size) / em

/**
 * Wraps a drawable text, where necessary and at the ` | ` of a name. If the last line overflows, it is truncated with
 * three dots.
 */
export function wrap(text: string, size: number, width: number, most: number): string[] {
  const lines = text.split(' | ').flatMap((part) =>
    linesOf(
      part.split(' ').flatMap((word) => piecesOf(word, size, width)),
      size,
      width,
    ),
  )
  const rest = lines.slice(most - 1).join(' ')
  return [...lines.slice(0, most - 1), rest].filter(Boolean).map((line) => cut(line, size, width))
}

function linesOf(words: readonly string[], size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Breaks between Chinese letters, but keeps punctuation attached to its letter. */
const chinesePiece = /[（“]*[\u2E80-\uFFEF][）”！，：？·〜]*|[^\u2E80-\uFFEF]+/gu

/** Chinese is written without spaces, so an overlong word may break anywhere. */
function piecesOf(word: string, size: number, width: number): string[] {
  if (!isChinese.test(word) || widthOf(word, size) <= width) return [word]
  const pieces: string[] = []
  for (const next of word.match(chinesePiece) ?? []) {
    const last = pieces.at(-1)
    if (last !== undefined && widthOf(last + next, size) <= width) pieces[pieces.length - 1] = last + next
    else pieces.push(next)
  }
  return pieces
}

function cut(line: string, size: number, width: number): string {
  if (widthOf(line, size) <= width) return line
  let end = line.length
  while (end > 0 && widthOf(`${line.slice(0, end)}...`, size) > width) end--
  return `${line.slice(0, end).trimEnd()}...`
}

/** A line of drawable text as paths; x and y are the start of its baseline. */
export function outlineOf(line: string, size: number, x: number, y: number): string {
  let at = 0
  const paths = [...line].map((letter) => {
    const { width, outline, scale } = letterOf(letter) ?? { width: 0, outline: '', scale: 1 }
    const path =
      outline && `<path transform="translate(${at} 0)${scale === 1 ? '' : ` scale(${scale})`}" d="${outline}"/>`
    at += width
    return path
  })
  return `<g transform="translate(${x} ${y}) scale(${size / em})">${paths.join('')}</g>`
}
