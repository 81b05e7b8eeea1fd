import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as inventory from '#contract/inventory.ts'
import * as selling from '#contract/selling.ts'
import { catalogueIndex } from '#exchange/catalogue/goods-index.ts'
import { encodedLink, floatBits, wireMessage } from '../../factories/inspect-link.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { redline } from '../../setup/exchange/market.ts'
import { signInStocked, stockMarket } from '../../setup/exchange/stock.ts'

let exchange: TestExchange

beforeAll(async () => {
  exchange = await openTestExchange()
  await stockMarket(exchange)
})
afterAll(() => exchange.close())

const classicLink = (assetId: string) =>
  `steam://rungame/730/76561202255233023/+csgo_econ_action_preview%20S76561198066322090A${assetId}D123`

test('S1.5 a link that carries its item shows it to anybody, known here or not', async () => {
  const link = encodedLink(
    wireMessage([
      [2, 1n],
      [3, 7],
      [4, 282],
      [6, 4],
      [7, floatBits(0.25)],
      [8, 661],
      [11, '<img src=x onerror=alert(1)>'],
      [
        12,
        wireMessage([
          [1, 3],
          [2, 13],
          [3, { float: 0.5 }],
        ]),
      ],
      [12, wireMessage([[2, 999_999]])],
    ]),
    0xe3,
  )
  const shown = await exchange.ask(inventory.parseInspect, { link })
  expect(shown).toMatchObject({
    source: 'encoded',
    platform_asset_id: '1',
    goods_id: redline,
    goods_info: { market_hash_name: 'AK-47 | Redline (Field-Tested)' },
    listing_id: null,
    asset: { wear: 0.25, paint_seed: 661, name_tag: '<img src=x onerror=alert(1)>', inspect_url: link },
  })
  expect(shown.asset.stickers).toMatchObject([
    { slot: 3, name: 'Lucky 13', wear: 0.5 },
    { slot: 0, name: '#999999', goods_id: null },
  ])
})

test.each(['sticker', 'patch'])('S1.5 a loose %s does not carry itself', async (category) => {
  const one = [...catalogueIndex().goods.values()].find((goods) => goods.category === category && goods.paint_index)!
  const kit = wireMessage([[2, BigInt(one.paint_index!)]])
  const link = encodedLink(
    wireMessage([
      [3, one.def_index!],
      [12, kit],
    ]),
  )
  const shown = await exchange.ask(inventory.parseInspect, { link })
  expect(shown).toMatchObject({ goods_id: one.goods_id, asset: { stickers: [] } })
})

test('S1.5 an item that is no goods of this market is shown without goods', async () => {
  const link = encodedLink(wireMessage([[3, 874]]))
  expect(await exchange.ask(inventory.parseInspect, { link })).toMatchObject({ goods_id: null, goods_info: null })
})

test('S1.5 a link that only names its item is looked up, with where it can be bought', async () => {
  const { seller, assetIds } = await signInStocked(exchange, [{ wear: 0.2718 }])
  const { item } = await exchange.ask(inventory.detail, { asset_id: assetIds[0]! }, seller)
  const link = classicLink(item.platform_asset_id)
  expect(await exchange.ask(inventory.parseInspect, { link })).toMatchObject({
    source: 'known',
    goods_id: redline,
    asset: { wear: 0.2718 },
    listing_id: null,
  })
  const { items } = await exchange.ask(
    selling.setOnSale,
    { items: [{ action: 'list', asset_id: assetIds[0]!, price: '10.00' }] },
    seller,
  )
  const listing_id = items[0]!.listing!.listing_id
  expect(await exchange.ask(inventory.parseInspect, { link })).toMatchObject({ listing_id })
  const unseen = await exchange.call(inventory.parseInspect, { link: classicLink('1') })
  expect(unseen.code).toBe(codes.inspectItemUnknown)
})

test('S1.5 a link that describes another item than the one it names does not lead to its listing', async () => {
  const { seller, assetIds } = await signInStocked(exchange, [{ wear: 0.2718, paintSeed: 661 }])
  const [asset_id] = assetIds
  const { item } = await exchange.ask(inventory.detail, { asset_id: asset_id! }, seller)
  await exchange.ask(selling.setOnSale, { items: [{ action: 'list', asset_id: asset_id!, price: '10.00' }] }, seller)
  const listingBy = async (wear: number, seed: number) => {
    const link = encodedLink(
      wireMessage([
        [2, BigInt(item.platform_asset_id)],
        [3, 7],
        [4, 282],
        [7, floatBits(wear)],
        [8, seed],
      ]),
    )
    return (await exchange.ask(inventory.parseInspect, { link })).listing_id
  }
  expect(await listingBy(0.2718, 661)).not.toBeNull()
  expect(await listingBy(0.0001, 661)).toBeNull()
  expect(await listingBy(0.2718, 1)).toBeNull()
})

test('S1.5 links that are not inspect links are refused', async () => {
  for (const link of ['hello', 'javascript:alert(1)', 'steam://run/730//+csgo_econ_action_preview%2000ZZ']) {
    expect((await exchange.call(inventory.parseInspect, { link })).code, link).toBe(codes.inspectLinkInvalid)
  }
  expect((await exchange.call(inventory.parseInspect, { link: '' })).code).toBe(codes.requestInvalid)
})
