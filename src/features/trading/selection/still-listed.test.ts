import { expect, test } from 'vitest'
import type { Entry } from './selection.ts'
import { stillListed } from './still-listed.ts'

const entries: Entry<string>[] = ['7', '8', '9'].map((id) => [id, `order ${id}`])
const selection = new Map(entries)

test('S1.4 S2.9 what has left the whole list is no longer acted on', () => {
  expect([...stillListed(selection, entries.slice(1), true).keys()]).toEqual(['8', '9'])
})

test('S2.9 what a search or a later page does not show stays selected', () => {
  expect(stillListed(selection, entries.slice(0, 1), false)).toBe(selection)
})
