import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  asksForMore,
  draftOf,
  emptyDraft,
  namedIn,
  readDraft,
  totalOf,
  wrongFade,
  wrongWear,
  type Draft,
} from './draft.ts'

const goods = 'abcdefghijk'
const info = { goods_id: goods, wear_min: 0, wear_max: 1 }
const read = (change: Partial<Draft>) => readDraft(info, { ...emptyDraft, price: '10', ...change })
const conditionsOf = (change: Partial<Draft>) => {
  const answer = read(change)
  return 'terms' in answer ? answer.terms.conditions : answer.errors
}

describe('S1.3 the fields of a purchase order', () => {
  test('are terms with prices as the wire has them', () => {
    expect(read({ price: '10.5', quantity: '3', styleId: 2 })).toEqual({
      terms: { goods_id: goods, style_id: 2, conditions: {}, price: '10.50', quantity: 3, open_days: 30 },
    })
  })

  test.each([
    ['price', { price: '' }],
    ['price', { price: '0.001' }],
    ['price', { price: '0.01' }],
    ['price', { price: '10000000.01' }],
    ['quantity', { quantity: '0' }],
    ['quantity', { quantity: '1001' }],
    ['quantity', { quantity: '1.5' }],
    ['quantity', { quantity: '-2' }],
    ['wear', { wearMin: '0.3', wearMax: '0.2' }],
    ['wear', { wearMax: '1.2' }],
    ['fade', { fadeMin: '90', fadeMax: '85' }],
    ['fade', { fadeMax: '50' }],
    ['seeds', { seeds: '1001' }],
    ['seeds', { seeds: '200-100' }],
    ['seeds', { seeds: 'blue' }],
    ['seeds', { seeds: Array.from({ length: 51 }, (_, seed) => seed).join(' ') }],
  ] as const)('say what is wrong with the %s of %j', (field, change) => {
    const answer = read(change)
    expect('errors' in answer && Object.keys(answer.errors)).toEqual([field])
  })

  test.each([
    ['max', { wearMin: '0.3', wearMax: '0.2' }],
    ['max', { wearMin: '', wearMax: '1.2' }],
    ['min', { wearMin: 'low', wearMax: '0.2' }],
    ['min', { wearMin: '1.2', wearMax: '' }],
  ] as const)('say that the %s is the wrong bound of %j', (bound, given) => {
    expect(wrongWear(given, info)).toBe(bound)
    expect(wrongFade({ fadeMin: given.wearMin.replace('1.2', '101').replace('0.3', '90') })).toBe(bound)
  })

  test.each([
    [{ wearMax: '0.5' }, false],
    [{ wearMin: '0.1' }, false],
    [{ wearMin: '0.4' }, false],
    [{ wearMin: '0.15', wearMax: '0.38' }, true],
    [{ wearMax: '0.2' }, true],
  ])('take %j of items with a wear of 0.15 to 0.38: %s', (change, isTaken) => {
    const answer = readDraft({ ...info, wear_min: 0.15, wear_max: 0.38 }, { ...emptyDraft, price: '10', ...change })
    expect(answer).toMatchObject(
      isTaken ? { terms: {} } : { errors: { wear: 'These items have a wear of 0.15 to 0.38' } },
    )
  })

  test('write the largest quantity as numbers are written elsewhere', () => {
    expect(read({ quantity: '1001' })).toEqual({ errors: { quantity: 'Enter a number from 1 to 1,000' } })
  })

  test('take a list of seeds, each once, or a range of them', () => {
    expect(conditionsOf({ seeds: '412, 661，412' })).toEqual({ seeds: [412, 661] })
    expect(conditionsOf({ seeds: '0 – 50' })).toEqual({ seed_min: 0, seed_max: 50 })
  })

  test('ask for nothing that is left as it is', () => {
    expect(conditionsOf({})).toEqual({})
    expect(asksForMore(emptyDraft)).toBe(false)
    expect(asksForMore({ ...emptyDraft, hasNameTag: 'no' })).toBe(true)
  })

  test('never ask for a charm and for none', () => {
    const charm = { condition: 'charm000001', name: 'Charm' }
    expect(conditionsOf({ charm, hasCharm: 'no' })).toEqual({ has_charm: false })
    expect(conditionsOf({ charm, hasCharm: 'yes' })).toEqual({ has_charm: true, charm_id: 'charm000001' })
  })
})

test('S1.3 a purchase order that is changed keeps what nobody touches, slots and counts of stickers too', () => {
  const conditions = {
    wear_min: 0.15,
    seeds: [412],
    sticker_count_min: 2,
    stickers: ['x4:sticker0001', '2:sticker0002'],
    has_charm: true,
    charm_id: 'charm000001',
    has_name_tag: false,
  }
  const named_goods = [{ goods_id: 'sticker0001', name: 'Crown (Foil)' }]
  const draft = draftOf({ style_id: 3, conditions, named_goods, price: '99.00', quantity: 7 })
  expect(draft.stickers[0]).toEqual({ condition: 'x4:sticker0001', name: 'Crown (Foil)' })
  expect(readDraft(info, draft)).toEqual({
    terms: { goods_id: goods, style_id: 3, conditions, price: '99.00', quantity: 7, open_days: 30 },
  })
  expect(namedIn(draft)).toContainEqual({ goods_id: 'sticker0001', name: 'Crown (Foil)' })
})

test('S5.7 what is set aside is price × units, to the fen', () => {
  expect(totalOf('0.07', 1000)).toBe('70.00')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 1, max: 1000 }), (fen, units) => {
      const price = `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`
      expect(BigInt(totalOf(price, units).replace('.', ''))).toBe(BigInt(fen) * BigInt(units))
    }),
  )
})
