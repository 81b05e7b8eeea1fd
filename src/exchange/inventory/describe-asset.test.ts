import { describe, expect, test } from 'vitest'
import { encodedLink, wireMessage } from '../../../tests/factories/inspect-link.ts'
import type { PlatformAsset } from '../ports/game-platform.ts'
import { compareInventory } from './compare-inventory.ts'
import { describeAsset } from './describe-asset.ts'

const sticker = (slot: number, kitId: number, wear: number) =>
  [
    12,
    wireMessage([
      [1, slot],
      [2, kitId],
      [3, { float: wear }],
    ]),
  ] as const
const charm = [
  20,
  wireMessage([
    [2, 1],
    [10, 4_711],
  ]),
] as const
const link = (...fields: Parameters<typeof wireMessage>[0][number][]) =>
  encodedLink(wireMessage([[2, 77n], [3, 7], [4, 282], ...fields]), 0x5a)

const item = (
  inspectLink: string | null,
  names: readonly string[] = ['Lucky 13', 'Lucky 13 (Foil)'],
): PlatformAsset => ({
  assetId: '77',
  classId: '1',
  instanceId: '2',
  marketHashName: 'AK-47 | Redline (Field-Tested)',
  name: 'AK-47 | Redline',
  type: '',
  iconUrl: '',
  isTradable: true,
  tradableAfter: null,
  wear: 0.25,
  paintSeed: 412,
  paintIndex: 282,
  stickers: names.map((name) => ({ name, imageUrl: null })),
  charm: { name: "Lil' Ava", imageUrl: null },
  nameTag: null,
  inspectLink,
  tags: {},
})
const fixed = (inspectLink: string | null, names?: readonly string[]) => {
  const { stickers, charm: hung } = describeAsset(item(inspectLink, names))!
  return { stickers: stickers.map(({ name, slot, wear }) => [name, slot, wear]), pattern: hung!.pattern }
}

describe('what is fixed to an item', () => {
  const unknown = {
    stickers: [
      ['Lucky 13', 0, null],
      ['Lucky 13 (Foil)', 1, null],
    ],
    pattern: null,
  }

  test('S1.5 has its slots, scrapes and pattern from the link that carries the item', () => {
    expect(fixed(link(sticker(1, 13, 0.25), sticker(3, 26, 0.5), charm))).toEqual({
      stickers: [
        ['Lucky 13', 1, 0.25],
        ['Lucky 13 (Foil)', 3, 0.5],
      ],
      pattern: 4_711,
    })
  })

  test('S1.5 is told in any order, and with kits that the catalogue does not know', () => {
    expect(fixed(link(sticker(3, 26, 0.5), sticker(1, 13, 0.25)))).toMatchObject({
      stickers: [
        ['Lucky 13', 1, 0.25],
        ['Lucky 13 (Foil)', 3, 0.5],
      ],
      pattern: null,
    })
    const names = ['Lucky 13', 'Newer than the catalogue']
    expect(fixed(link(sticker(0, 13, 0.25), sticker(1, 999_999, 0.75)), names).stickers[1]).toEqual([names[1], 1, 0.75])
  })

  test.each([
    ['only names the item', 'steam://rungame/730/76561202255233023/+csgo_econ_action_preview%20S1A77D5'],
    ['is missing', null],
    ['carries other stickers', link(sticker(0, 26, 0.25), sticker(1, 26, 0.5))],
    ['carries fewer stickers', link(sticker(0, 13, 0.25))],
    [
      'carries another item',
      encodedLink(wireMessage([[2, 78n], [3, 7], sticker(0, 13, 0.5), sticker(1, 26, 0.5), charm])),
    ],
  ])('S1.5 is as the inventory shows it where the link %s', (_, inspectLink) => {
    expect(fixed(inspectLink)).toEqual(unknown)
  })

  test('S1.5 stays as it was told when a later link is silent, and follows one that tells', () => {
    const told = describeAsset(item(link(sticker(0, 13, 0.25), sticker(1, 26, 0.5), charm)))!
    const row = { id: 1n, ownerId: 1n, goneAt: null, createdAt: new Date(), ...told }
    const read = (inspectLink: string | null) =>
      compareInventory([row], new Set(), { seen: [describeAsset(item(inspectLink))!], isComplete: true }, new Date())
        .changed[0]!.facts
    expect(read(null)).toMatchObject({ stickers: told.stickers, charm: told.charm })
    const scraped = read(link(sticker(0, 13, 0.75), sticker(1, 26, 0.5), charm))
    expect(scraped.stickers.map(({ wear }) => wear)).toEqual([0.75, 0.5])
  })
})
