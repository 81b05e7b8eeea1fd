import { expect, test } from 'vitest'
import { choicesOf } from './choices-of.ts'

const effects = [
  { key: 'Foil', name: '闪亮' },
  { key: 'Holo', name: '全息' },
]

test.each([['Holo'], ['全息']])('S1.1 the choice that the address has as %s is there once, by its name', (asked) => {
  const { value, values, nameOf } = choicesOf(effects, asked)
  expect([value, values, nameOf(value!)]).toEqual(['Holo', ['Foil', 'Holo'], '全息'])
})

test('S1.1 nothing is chosen until something is, and a choice that is unknown is shown as it was asked for', () => {
  expect(choicesOf(effects, undefined)).toMatchObject({ value: undefined, values: ['Foil', 'Holo'] })
  const { value, values, nameOf } = choicesOf(effects, 'Glitter')
  expect([value, values, nameOf('Glitter')]).toEqual(['Glitter', ['Glitter', 'Foil', 'Holo'], 'Glitter'])
})
