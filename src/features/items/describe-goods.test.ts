import { describe, expect, test } from 'vitest'
import type { GoodsInfo } from '#contract/market/goods-fields.ts'
import { describeGoods } from './describe-goods.ts'

const redline: GoodsInfo = {
  goods_id: 'a',
  style: 0,
  name: 'AK-47 | Redline (Field-Tested)',
  item_name: 'AK-47',
  finish_name: 'Redline',
  style_name: null,
  market_hash_name: 'AK-47 | Redline (Field-Tested)',
  category: 'rifle',
  weapon: 'ak-47',
  exterior: 'ft',
  quality: 'normal',
  rarity: 'classified',
  wear_min: 0.1,
  wear_max: 0.7,
  collection: null,
  image: '/art/1/a',
}

describe('a goods on its card', () => {
  test('has its kind above its name, its exterior and the wear it can have', () => {
    expect(describeGoods(redline)).toEqual({
      kind: 'AK-47',
      name: 'Redline',
      exterior: 'FT',
      exteriorName: 'Field-Tested',
      quality: null,
      wear: { min: '0.15', max: '0.38' },
    })
  })

  test('reaches only as far as the finish does within its exterior', () => {
    expect(describeGoods({ ...redline, wear_min: 0.18, wear_max: 1 }).wear).toEqual({ min: '0.18', max: '0.38' })
    expect(describeGoods({ ...redline, exterior: 'fn', wear_min: 0, wear_max: 0.05 }).wear).toEqual({
      min: '0.00',
      max: '0.05',
    })
  })

  test('leads with a star where the game does, and names the style', () => {
    const knife = { ...redline, item_name: 'Karambit', finish_name: 'Doppler', style_name: 'Phase 2' }
    expect(describeGoods({ ...knife, quality: 'star_stattrak' })).toMatchObject({
      kind: '★ Karambit',
      name: 'Doppler · Phase 2',
      quality: 'StatTrak™',
    })
  })

  test('is called by its own name where it has no finish', () => {
    const crate = { ...redline, item_name: 'Revolution Case', finish_name: null, category: 'container', exterior: null }
    expect(describeGoods(crate)).toMatchObject({
      kind: 'Container',
      name: 'Revolution Case',
      exterior: null,
      wear: null,
    })
    const knife = { ...crate, item_name: 'Karambit', category: 'knife', quality: 'star' as const }
    expect(describeGoods(knife)).toMatchObject({ kind: 'Knife', name: '★ Karambit' })
  })
})
