import { expect, test } from 'vitest'
import { rechargeHref } from './recharge-href.ts'

test('S1.8 what is missing is what is recharged, with the way back to what it is for', () => {
  expect(rechargeHref({ path: '/wallet', back: '/goods/x?buy=7,8', missing: '42.50' })).toBe(
    '/wallet?recharge=new&amount=42.50&back=/goods/x%3Fbuy%3D7%2C8',
  )
})
