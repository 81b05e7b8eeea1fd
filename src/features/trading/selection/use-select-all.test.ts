import { expect, test } from 'vitest'
import type { Entry } from './selection.ts'
import { createSelection } from './selection-store.ts'
import { readWanted } from './use-select-all.ts'

const entriesOf = (count: number) => Array.from({ length: count }, (_, at): Entry<string> => [`${at}`, `${at}.00`])

function begin(max?: number) {
  const chosen = createSelection<string>(max)
  const { promise, resolve, reject } = Promise.withResolvers<readonly Entry<string>[]>()
  return { chosen, all: readWanted(chosen, entriesOf(20), promise), resolve, reject }
}

test('S1.5 S2.9 what is shown is selected at once, and the rest once it is read, up to the most', async () => {
  const { chosen, all, resolve } = begin(50)
  expect(chosen.chosen().rows.size).toBe(20)
  resolve(entriesOf(60))
  chosen.add((await all)!.wanted)
  expect([...chosen.chosen().rows.keys()]).toEqual(entriesOf(50).map(([id]) => id))
})

test('S1.5 who clears the selection before the rest is read gets none of it', async () => {
  const { chosen, all, resolve } = begin()
  chosen.clear()
  resolve(entriesOf(60))
  expect(await all).toBeUndefined()
})

test('S1.5 S2.9 what is deselected before the rest is read stays deselected', async () => {
  const { chosen, all, resolve } = begin()
  chosen.drop(['3', '5'])
  resolve(entriesOf(60))
  const { wanted, isWhole } = (await all)!
  chosen.add(wanted)
  expect([...chosen.chosen().rows.keys()].toSorted((a, b) => Number(a) - Number(b))).toEqual(
    entriesOf(60).flatMap(([id]) => (id === '3' || id === '5' ? [] : [id])),
  )
  expect(isWhole).toBe(false)
})

test('S1.5 what cannot be read leaves what is shown', async () => {
  const { chosen, all, reject } = begin()
  reject(new Error('away'))
  expect(await all).toBeUndefined()
  expect(chosen.chosen().rows.size).toBe(20)
})
