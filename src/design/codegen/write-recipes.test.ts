import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeRecipes } from './write-recipes.ts'

const files = writeRecipes({
  recipes: {
    softButton: {
      className: 'soft-button',
      variants: { size: { sm: {}, lg: {} }, isFull: { true: {} }, gap: { 1: {}, 2: {} } },
      defaultVariants: { size: 'sm' },
    },
  },
  slotRecipes: {
    panel: {
      className: 'panel',
      slots: ['root', 'head'],
      variants: { tone: { calm: { root: {} }, loud: { root: {} } }, isOpen: { true: { root: {}, head: {} } } },
      defaultVariants: { tone: 'calm' },
    },
  },
})

/** The generated modules, loaded as a browser would load them. */
let folder: string
const load = async (file: string): Promise<Record<string, (variants?: object) => unknown>> =>
  import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recipes-'))
  await Promise.all(
    [{ file: 'package.json', code: '{"type":"module"}' }, ...files].map(({ file, code }) =>
      writeFile(join(folder, file), code),
    ),
  )
})
afterAll(() => rm(folder, { recursive: true }))

describe('a recipe of one element', () => {
  it('gives the class, and one more for each variant chosen or set by default', async () => {
    const { softButton } = await load('soft-button.js')
    expect(softButton!()).toBe('soft-button soft-button--size_sm')
    expect(softButton!({ size: 'lg', isFull: true })).toBe('soft-button soft-button--size_lg soft-button--isFull_true')
  })

  it('keeps the default for a variant passed as undefined, and says nothing for false or for what it does not know', async () => {
    const { softButton } = await load('soft-button.js')
    expect(softButton!({ size: undefined, isFull: false, colour: 'red' })).toBe('soft-button soft-button--size_sm')
  })

  it('types its variants: words, booleans, numbers', () => {
    const types = files.find(({ file }) => file === 'soft-button.d.ts')?.code
    expect(types).toContain("size?: 'sm' | 'lg' | undefined")
    expect(types).toContain('isFull?: boolean | undefined')
    expect(types).toContain("gap?: 1 | '1' | 2 | '2' | undefined")
  })
})

describe('a recipe with slots', () => {
  it('gives a slot the classes of those variants alone that style it', async () => {
    const { panel } = await load('panel.js')
    expect(panel!({ isOpen: true })).toEqual({
      root: 'panel__root panel__root--tone_calm panel__root--isOpen_true',
      head: 'panel__head panel__head--isOpen_true',
    })
  })

  it('makes each combination once', async () => {
    const { panel } = await load('panel.js')
    expect(panel!({ tone: 'loud' })).toBe(panel!({ tone: 'loud' }))
    expect(panel!({ tone: 'loud' })).not.toBe(panel!({ tone: 'calm' }))
  })
})

it('refuses a variant value `false`, which no caller could ever choose', () => {
  const recipe = { className: 'switch', variants: { isOn: { true: {}, false: {} } } }
  expect(() => writeRecipes({ recipes: { switch: recipe }, slotRecipes: {} })).toThrow('boolean variant')
})
