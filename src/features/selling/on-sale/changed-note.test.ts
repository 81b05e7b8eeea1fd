import { expect, test } from 'vitest'
import { changedNote, nothingTyped, typedSince } from './changed-note.ts'

const item = { remark: 'from the old account', cost: '12.00' }

test('S1.5 only the fields of a note that were changed are sent: the other may have been changed elsewhere', () => {
  expect(changedNote(item, { ...nothingTyped, remark: ' a gift ' })).toEqual({ remark: 'a gift' })
  expect(changedNote(item, { ...nothingTyped, cost: '12.5' })).toEqual({ cost: '12.50' })
  expect(changedNote(item, { remark: ' ', cost: '' })).toEqual({ remark: null, cost: null })
})

test('S1.5 a note that comes to what the item has changes nothing', () => {
  expect(changedNote(item, nothingTyped)).toBeNull()
  expect(changedNote(item, { remark: 'from the old account ', cost: '12' })).toBeNull()
  expect(changedNote({ remark: null, cost: null }, { remark: ' ', cost: '' })).toBeNull()
})

test('S1.5 what is typed while a note is being saved is kept', () => {
  const saved = { remark: 'a gift', cost: '5' }
  expect(typedSince(saved, saved)).toEqual(nothingTyped)
  expect(typedSince(saved, { ...saved, remark: 'a gift from' })).toEqual({ remark: 'a gift from', cost: null })
})
