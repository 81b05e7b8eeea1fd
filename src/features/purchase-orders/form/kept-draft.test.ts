import { describe, expect, test } from 'vitest'
import { emptyDraft } from './draft.ts'
import { isKeptDraft } from './kept-draft.ts'

const charm = { condition: '0klmnopqrst', name: 'Lil Ava' }

describe('S1.3 what was kept of a purchase order', () => {
  test.each([
    {},
    { price: 'x', quantity: '' },
    { openDays: 'as before' },
    { stickers: [charm], charm, hasCharm: 'yes' },
  ])('is shown again with %j', (change) => {
    expect(isKeptDraft(JSON.parse(JSON.stringify({ ...emptyDraft, ...change })))).toBe(true)
  })

  test.each([
    { price: 5 },
    { quantity: undefined },
    { openDays: 2 },
    { stickerCount: 'many' },
    { stickers: null },
    { stickers: [charm.condition] },
    { stickers: Array.from({ length: 7 }, () => charm) },
    { charm: {} },
    { hasCharm: true },
  ])('is dropped with %j', (change) => {
    expect(isKeptDraft({ ...emptyDraft, ...change })).toBe(false)
  })

  test.each([null, undefined, 'text', 7, [], {}])('is dropped if it is %j', (kept) => {
    expect(isKeptDraft(kept)).toBe(false)
  })
})
