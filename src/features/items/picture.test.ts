import { expect, test } from 'vitest'
import { pictureWidths } from '#contract/market/picture-widths.ts'
import { breakpoints } from '#design/tokens/breakpoints.ts'
import { largePictureOf, pictureOf } from './picture.ts'

test('S9.1 pictures come as wide as the breakpoints of the design', () => {
  expect(pictureWidths.map((width) => `${width}px`)).toEqual(Object.values(breakpoints))
})

test('S9.1 a small picture names both densities, a large one every width and how wide it is shown', () => {
  expect(pictureOf('/art/1/a').srcSet).toBe('/art/1/a@1.webp 1x, /art/1/a@2.webp 2x')
  const { srcSet, sizes } = largePictureOf('/art/1/a', '50vw')
  expect(srcSet.split(', ')).toHaveLength(6)
  expect(srcSet).toMatch(/^\/art\/1\/a@w320\.webp 320w, .*, \/art\/1\/a@w1536\.webp 1536w$/)
  expect(sizes).toBe('50vw')
})
