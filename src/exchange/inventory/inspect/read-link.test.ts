import { describe, expect, test } from 'vitest'
import { encodedLink, floatBits, wireMessage } from '../../../../tests/factories/inspect-link.ts'
import { findPreviewed } from './find-previewed.ts'
import { readInspectLink } from './read-link.ts'

const sticker = wireMessage([
  [1, 2],
  [2, 13],
  [3, { float: 0.25 }],
])
const redline = wireMessage([
  [2, 38_350_177_019n],
  [3, 7],
  [4, 282],
  [5, 5],
  [6, 9],
  [7, floatBits(0.2134)],
  [8, 412],
  [10, 77],
  [11, 'Tom & Jerry'],
  [12, sticker],
  [
    20,
    wireMessage([
      [2, 1],
      [10, 4_711],
    ]),
  ],
])

function blockOf(link: string) {
  const read = readInspectLink(link)
  if (read?.kind !== 'encoded') throw new Error('not an encoded link')
  return read.block
}

describe('links that carry their item', () => {
  test.each([0, 0xe3, 0x55])('S1.5 under the mask %i give every property', (mask) => {
    expect(blockOf(encodedLink(redline, mask))).toEqual({
      itemId: '38350177019',
      defIndex: 7,
      paintIndex: 282,
      quality: 9,
      wear: Math.fround(0.2134),
      paintSeed: 412,
      isCounting: true,
      nameTag: 'Tom & Jerry',
      stickers: [{ slot: 2, kitId: 13, wear: 0.25, pattern: null }],
      charms: [{ slot: 0, kitId: 1, wear: 0, pattern: 4_711 }],
      musicIndex: null,
    })
  })

  test('S1.5 a published one is read, checksum and all', () => {
    const published = 'csgo_econ_action_preview 00183C20B803280538E9A3C5DD0340E102C246A0D1'
    expect(blockOf(published)).toMatchObject({ defIndex: 60, paintIndex: 440, paintSeed: 353 })
    expect(blockOf(published).wear).toBeCloseTo(0.005_411_375_8, 9)
  })

  test('S1.5 are matched with the goods of the catalogue: finish, exterior, quality and style', () => {
    const goodsOf = (...fields: Parameters<typeof wireMessage>[0]) => {
      const found = findPreviewed(blockOf(encodedLink(wireMessage(fields))))
      return found && [found.goods.market_hash_name, found.styleId]
    }
    expect(findPreviewed(blockOf(encodedLink(redline)))?.goods.market_hash_name).toBe(
      'StatTrak™ AK-47 | Redline (Field-Tested)',
    )
    expect(goodsOf([3, 7], [4, 282], [6, 4], [7, floatBits(0.12)])).toEqual(['AK-47 | Redline (Minimal Wear)', 0])
    expect(goodsOf([3, 507], [4, 418], [6, 3], [7, floatBits(0.01)])).toEqual(['★ Karambit | Doppler (Factory New)', 1])
    expect(goodsOf([3, 500], [6, 3])).toEqual(['★ Bayonet', 0])
    expect(goodsOf([3, 4001], [6, 4])).toEqual(['CS:GO Weapon Case', 0])
    expect(goodsOf([3, 1209], [12, wireMessage([[2, 13]])])).toEqual(['Sticker | Lucky 13', 0])
    expect(goodsOf([3, 1355], [20, wireMessage([[2, 1]])])).toEqual(["Charm | Lil' Ava", 0])
    expect(goodsOf([3, 874])).toBeNull()
  })
})

test('S1.5 older links give the number of the item', () => {
  const rungame = 'steam://rungame/730/76561202255233023/+csgo_econ_action_preview%20'
  expect(readInspectLink(`${rungame}S76561198066322090A38350177019D9385506221951591925`)).toEqual({
    kind: 'classic',
    platformAssetId: '38350177019',
    ownerSteamId: '76561198066322090',
  })
  expect(readInspectLink(`${rungame}M563330426657599553A6710760926D9406593057029549017`)).toMatchObject({
    platformAssetId: '6710760926',
    ownerSteamId: null,
  })
})

const whole = encodedLink(redline)
const flipped = whole.slice(0, -12) + (whole.at(-12) === '0' ? '1' : '0') + whole.slice(-11)
test.each([
  ['nothing', ''],
  ['another address', 'https://example.com/+csgo_econ_action_preview%20001807'],
  ['another game', whole.replace('/730/', '/440/')],
  ['another command', whole.replace('econ_action_preview', 'quit')],
  ['something behind it', `${whole} ; quit`],
  ['a placeholder', 'steam://rungame/730/76561202255233023/+csgo_econ_action_preview%20S%owner_steamid%A1D1'],
  ['half a byte', whole.slice(0, -1)],
  ['a message cut short', encodedLink(redline.subarray(0, -3))],
  ['a byte that was changed', flipped],
  ['no item in it', encodedLink(wireMessage([[8, 412]]))],
  ['a number without end', encodedLink(Buffer.alloc(30, 0xff))],
  ['a length beyond the message', encodedLink(Buffer.from([0x62, 0xff, 0xff, 0xff, 0x7f]))],
])('S1.5 %s is no inspect link', (_, link) => {
  expect(readInspectLink(link)).toBeNull()
})
