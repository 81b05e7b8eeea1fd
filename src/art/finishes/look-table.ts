import type { PatternFamily } from '../patterns/paint-pattern.ts'
import { colorWords } from './color-words.ts'
import { finishWords } from './finish-words.ts'
import { finishesAToL } from './named-finishes-a-l.ts'
import { finishesMToZ } from './named-finishes-m-z.ts'

export interface FinishLook {
  family: PatternFamily
  /** Ground, second, third, accent. */
  colors: readonly [string, string, string, string]
}

const rows = (text: string): [name: string, values: string[]][] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 2).split(' ')]
    })

const toLook = ([family, ...colors]: string[]): FinishLook => ({
  family: family as PatternFamily,
  colors: colors.map((color) => `#${color}`) as unknown as FinishLook['colors'],
})

export const namedLooks: ReadonlyMap<string, FinishLook> = new Map(
  [...rows(finishesAToL), ...rows(finishesMToZ)].map(([name, values]) => [name, toLook(values)]),
)

const wordLooks: ReadonlyMap<string, FinishLook> = new Map([
  ...namedLooks,
  ...rows(finishWords).map(([name, values]) => [name, toLook(values)] as const),
])

const colorLooks: ReadonlyMap<string, readonly string[]> = new Map(
  rows(colorWords).map(([word, colors]) => [word, colors.map((color) => `#${color}`)]),
)

/** The look of the longest word or phrase found in the name. */
export function lookInside(name: string): FinishLook | undefined {
  const words = name.split(' ')
  for (let length = words.length; length > 0; length--) {
    for (let i = 0; i + length <= words.length; i++) {
      const phrase = words.slice(i, i + length).join(' ')
      const look = wordLooks.get(phrase) ?? wordLooks.get(phrase.replace(/s$/, ''))
      if (look !== undefined) return look
    }
  }
  return undefined
}

/** The colours of the colour words in the name, in order. */
export const colorsInside = (name: string): readonly (readonly string[])[] =>
  name.split(' ').flatMap((word) => {
    const colors = colorLooks.get(word) ?? colorLooks.get(word.replace(/e?d$/, ''))
    return colors === undefined ? [] : [colors]
  })
