import { describe, expect, test } from 'vitest'
import { readInspectLink } from '#exchange/inventory/inspect/read-link.ts'
import { encodedLink, floatBits, wireMessage } from '../../../tests/factories/inspect-link.ts'
import { inspectLinkOf } from './inspect-link.ts'

const start = 'steam://rungame/730/76561202255233023/+csgo_econ_action_preview%20'
const owned = 'S76561198066322090A38350177019D9385506221951591925'
const masked = encodedLink(
  wireMessage([
    [3, 7],
    [4, 282],
    [7, floatBits(0.2134)],
  ]),
  0xe3,
)
const hex = masked.slice(masked.lastIndexOf('%20') + 3)

describe('an inspect link is found', () => {
  test.each([
    ['as the platform gives it', start + owned, owned],
    [
      'of an item on the platform’s market',
      `${start}M563330426657599553A6710760926D94065930`,
      'M563330426657599553A6710760926D94065930',
    ],
    ['that carries its item', masked, hex],
    ['with a blank for %20', `steam://rungame/730/76561202255233023/+csgo_econ_action_preview ${owned}`, owned],
    ['encoded once more by a chat', encodeURIComponent(start + owned), owned],
    ['as a command of the console', `csgo_econ_action_preview ${owned}`, owned],
    ['before an encoded blank', `${start}${owned}%20`, owned],
    ['before an encoded quote', `${start}${owned}%22`, owned],
    ['amid other words', `  what is it worth? <${start}${owned}>, please`, owned],
    ['in lower case', `${start}${hex.toLowerCase()}`, hex],
    ['as its item alone', ` ${owned}\n`, owned],
    ['as its encoded item alone', hex, hex],
  ])('%s', (_, text, item) => {
    const link = inspectLinkOf(text)
    expect(link).toBe(start + item)
    expect(readInspectLink(link!), 'the exchange reads it').not.toBeNull()
  })
})

test.each([
  ['nothing behind the command', start],
  ['one that is cut short', start + owned.slice(0, owned.indexOf('D'))],
  ['half a byte', start + hex.slice(0, -1)],
  ['a placeholder', `${start}S%owner_steamid%A38350177019D9385506221951591925`],
  ['a placeholder at its end', `${start}S76561198066322090A38350177019D1%asset%`],
  ['more than a link can hold', start + 'AB'.repeat(1501)],
  ['what else the platform opens', 'steam://connect/192.0.2.1:27015'],
])('%s is no whole inspect link', (_, text) => expect(inspectLinkOf(text)).toBeNull())

test.each([
  '',
  'redline ak',
  '#4711',
  '1234567890123456789',
  '2026113022001400001234567890',
  'decade',
  'AK-47 | Redline',
  'https://example.com/S1A2D3',
])('the search for “%s” is no inspect link', (text) => expect(inspectLinkOf(text)).toBeUndefined())
