import { expect, test } from 'vitest'
import { knownFilter as known } from '../../../tests/setup/known-filter.ts'
import { wantHref } from './want-href.ts'

test.each([
  [{}, '?post=new'],
  [{ weapons: ['ak47'] }, '?post=new&find=AK47'],
  [{ weapons: ['ak47'], keyword: 'redline', price_max: '80.00' }, '?post=new&find=redline&price=80.00'],
  [{ weapons: ['gone'], price_min: '5.00' }, '?post=new'],
])('S1.3 a purchase order is posted for what %o looks for', (search, address) => {
  expect(wantHref('/purchase/wait_supply', search, known)).toBe(`/purchase/wait_supply${address}`)
})
