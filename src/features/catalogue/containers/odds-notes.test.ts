import { expect, test } from 'vitest'
import { oddsNotes } from './odds-notes.ts'

type Container = Parameters<typeof oddsNotes>[0]
const group = (odds: number | null, is_special = false) => ({ odds, is_special }) as Container['groups'][number]
const notesOf = (qualities: Container['qualities'], ...groups: Container['groups']) =>
  oddsNotes({ qualities, groups }).join(' ')

test('S1.1 only what a container can hold is said of its odds', () => {
  expect(notesOf(['normal', 'stattrak'], group(0.2, true), group(0.8))).toMatch(/disclosed.*Rare special.*StatTrak/)
  // A case without rare specials, and the Anubis Collection Package, whose weapons are never StatTrak™.
  expect(notesOf(['normal', 'stattrak'], group(1))).toMatch(/disclosed(?!.*Rare special).*StatTrak/)
  expect(notesOf(['normal'], group(1))).not.toMatch(/Rare special|StatTrak/)
  expect(notesOf(['souvenir'], group(1))).not.toMatch(/Rare special|StatTrak/)
  // A music kit box that holds nothing else.
  expect(notesOf(['stattrak'], group(1))).not.toContain('One in ten')
})

test('S1.1 of a container without published odds nothing is said', () => {
  expect(notesOf(['normal'], group(null))).toBe('')
  expect(notesOf([])).toBe('')
})
