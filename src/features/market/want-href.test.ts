import { expect, test } from 'vitest'
import { knownFilter as known } from '../../../tests/setup/known-filter.ts'
import type { MarketSearch } from './model.ts'
import { wantHref } from './want-href.ts'

test.each<[MarketSearch, string]>([
  [{}, '?post=new'],
  [{ weapons: ['ak47'] }, '?post=new&find=AK47'],
  [{ weapons: ['ak47'], keyword: 'redline', price_max: '80.00' }, '?post=new&find=redline&price=80.00'],
  [{ weapons: ['gone'], price_min: '5.00' }, '?post=new'],
  [{ weapons: ['ak47', 'm4a4'], exteriors: ['ft'] }, '?post=new&find=FT'],
  [{ keyword: 'redline', exteriors: ['ft'], qualities: ['normal'] }, '?post=new&find=redline+FT'],
  [
    { weapons: ['ak47'], wear_max: 0.2, seeds: [412, 661], stickers: ['x4:0abcdefghij'], has_name_tag: 'yes' },
    '?post=new&find=AK47&wear_max=0.2&seeds=412,661&stickers=x4%3A0abcdefghij&has_name_tag=yes',
  ],
])('S1.3 a purchase order is posted for what %o looks for', (search, address) => {
  expect(wantHref('/purchase/wait_supply', search, known)).toBe(`/purchase/wait_supply${address}`)
})
