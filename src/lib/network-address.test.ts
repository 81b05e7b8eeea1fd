import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isWithin, networkOf, readAddress, readNetwork } from './network-address.ts'

describe('an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    [' 192.0.2.7 ', '192.0.2.7'],
    ['192.0.2.7:51234', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['[2001:db8::1]:51234', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('%s is %s', (written, address) => expect(readAddress(written)).toBe(address))

  test.each(['', 'unknown', '_hidden', '192.0.2', '0x7f.1', '192.0.2.07', '192.0.2.7.1', '1.2.3.4:x', '::1::', 'a b'])(
    '%j is none',
    (written) => {
      expect(readAddress(written)).toBeUndefined()
      expect(networkOf(written)).toBe('unknown')
    },
  )
})

describe('limits count', () => {
  test('all addresses of one /64 as one', () => {
    const host = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 })
    const addressOf = (parts: number[]) => `2001:db8:0:7:${parts.map((part) => part.toString(16)).join(':')}`
    fc.assert(fc.property(host, (parts) => networkOf(addressOf(parts)) === '2001:db8:0:7::/64'))
    expect(networkOf('2001:db8:0:8::1')).not.toBe(networkOf('2001:db8:0:7::1'))
  })

  test('IPv4 addresses one by one, however they are written', () => {
    expect(['192.0.2.7', '192.0.2.7:1', '::ffff:192.0.2.7', '[::ffff:c000:207]:9'].map(networkOf)).toEqual(
      Array(4).fill('192.0.2.7'),
    )
    expect(networkOf('192.0.2.8')).not.toBe(networkOf('192.0.2.7'))
  })
})

describe('a network', () => {
  const networks = ['10.0.0.0/8', '192.0.2.7', '2001:db8::/32'].map((text) => readNetwork(text)!)
  test('holds its addresses, and no other', () => {
    const inside = ['10.1.2.3', '::ffff:10.1.2.3', '192.0.2.7', '2001:db8:ffff::1']
    expect(inside.filter((address) => !isWithin(address, networks))).toEqual([])
    const outside = ['11.0.0.1', '192.0.2.8', '2001:db9::1', 'unknown', '']
    expect(outside.filter((address) => isWithin(address, networks))).toEqual([])
  })
  test.each(['', 'proxy', '10.0.0.0/33', '10.0.0/8', '2001:db8::/129'])('%j is none', (text) =>
    expect(readNetwork(text)).toBeUndefined(),
  )
})
