import { describe, expect, test } from 'vitest'
import { accountIdOf, isSteamId, steamIdOf } from './steam-id.ts'

describe('SteamID64', () => {
  test('holds the 32-bit account id that trade URLs carry', () => {
    expect(accountIdOf('76561198000000001')).toBe(39734273)
    expect(steamIdOf(39734273)).toBe('76561198000000001')
    expect(steamIdOf(0xffff_ffff)).toBe('76561202255233023')
  })

  test.each([
    '',
    '7656119800000000',
    '765611980000000011',
    '76561197960265728',
    '76561202255233024',
    '76561198x00000001',
  ])('is not %j', (value) => {
    expect(isSteamId(value)).toBe(false)
    expect(() => accountIdOf(value)).toThrow(RangeError)
  })

  test.each([0, -1, 1.5, Number.NaN, 0x1_0000_0000])('has no account %d', (accountId) => {
    expect(() => steamIdOf(accountId)).toThrow(RangeError)
  })
})
