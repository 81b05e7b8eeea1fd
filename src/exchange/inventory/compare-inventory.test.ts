import { expect, test } from 'vitest'
import { compareInventory } from './compare-inventory.ts'
import type { AssetFacts } from './describe-asset.ts'
import { suggestPrice } from './inventory-items.ts'
import type { AssetRow } from './sellable-assets.ts'

const now = new Date('2026-11-01T00:00:00Z')
const later = new Date('2026-11-08T00:00:00Z')

const facts = (platformAssetId: string, more: Partial<AssetFacts> = {}): AssetFacts => ({
  platformAssetId,
  goodsId: 'a1b2c3d4e5f',
  styleId: 0,
  wear: Number(platformAssetId) / 1_000,
  paintSeed: 7,
  stickers: [],
  charm: null,
  nameTag: null,
  inspectUrl: null,
  isTradable: true,
  tradableAt: null,
  ...more,
})
const row = (id: bigint, known: AssetFacts, more: Partial<AssetRow> = {}): AssetRow => ({
  id,
  ownerId: 1n,
  goneAt: null,
  createdAt: now,
  ...known,
  ...more,
})
const nothing = new Set<bigint>()
const whole = (...seen: AssetFacts[]) => ({ seen, isComplete: true })

test('an unchanged inventory changes nothing', () => {
  const known = [row(1n, facts('1')), row(2n, facts('2'))]
  const changes = compareInventory(known, nothing, whole(facts('2'), facts('1')), now)
  expect(changes).toEqual({ added: [], changed: [], gone: [] })
})

test('what is new, changed and gone is told apart', () => {
  const known = [row(1n, facts('1')), row(2n, facts('2'))]
  const renamed = facts('1', { nameTag: 'new name' })
  expect(compareInventory(known, nothing, whole(renamed, facts('3')), now)).toEqual({
    added: [facts('3')],
    changed: [{ id: 1n, facts: renamed, isAltered: true }],
    gone: [2n],
  })
})

test('nothing is gone that an order holds, that is locked until later, or that half an answer left out', () => {
  const known = [
    row(1n, facts('1')),
    row(2n, facts('2', { isTradable: false, tradableAt: later })),
    row(3n, facts('3')),
  ]
  expect(compareInventory(known, new Set([1n]), whole(), now).gone).toEqual([3n])
  expect(compareInventory(known, new Set([1n]), whole(), new Date(later.getTime() + 1)).gone).toEqual([2n, 3n])
  expect(compareInventory(known, nothing, { seen: [], isComplete: false }, now).gone).toEqual([])
})

test('an item under a new id is known again by its wear, unless two are alike or it has none', () => {
  const back = facts('9', { wear: 0.001 })
  expect(compareInventory([row(1n, facts('1'), { goneAt: now })], nothing, whole(back), now)).toEqual({
    added: [],
    changed: [{ id: 1n, facts: back, isAltered: false }],
    gone: [],
  })
  const twins = [row(1n, facts('1')), row(2n, facts('2', { wear: 0.001 }))]
  expect(compareInventory(twins, nothing, whole(back), now)).toEqual({ added: [back], changed: [], gone: [1n, 2n] })
  const box = facts('9', { wear: null, paintSeed: null })
  const boxes = [row(1n, facts('1', { wear: null, paintSeed: null }))]
  expect(compareInventory(boxes, nothing, whole(box), now)).toMatchObject({ added: [box], gone: [1n] })
})

test('how scraped its stickers are stays known while they are the same', () => {
  const sticker = (name: string, wear: number) => ({ slot: 0, goodsId: null, name, wear })
  const known = [row(1n, facts('1', { stickers: [sticker('Crown', 0.4)] }))]
  const same = facts('1', { stickers: [sticker('Crown', 0)] })
  expect(compareInventory(known, nothing, whole(same), now).changed).toEqual([])
  const other = facts('1', { stickers: [sticker('Titan', 0)] })
  expect(compareInventory(known, nothing, whole(other), now).changed).toEqual([
    { id: 1n, facts: other, isAltered: true },
  ])
})

test('a suggested price follows the cheapest listing, but not far below the reference price', () => {
  expect(suggestPrice({ lowestPrice: 95_00n, referencePrice: 100_00n })).toBe(95_00n)
  expect(suggestPrice({ lowestPrice: 20_00n, referencePrice: 100_00n })).toBe(90_00n)
  expect(suggestPrice({ lowestPrice: null, referencePrice: 100_00n })).toBe(100_00n)
  expect(suggestPrice({ lowestPrice: 20_00n, referencePrice: null })).toBe(20_00n)
  expect(suggestPrice({ lowestPrice: null, referencePrice: null })).toBeNull()
})
