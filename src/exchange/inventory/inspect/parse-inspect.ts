import { and, desc, eq, sql } from 'drizzle-orm'
import { codes } from '#contract/codes.ts'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { parseInspect as call } from '#contract/inventory.ts'
import { consumeLimits, type Limit } from '../../accounts/limits.ts'
import { assetInfos } from '../../catalogue/asset-infos.ts'
import { goodsInfosByIds } from '../../catalogue/goods-infos.ts'
import { isSticker } from '../../catalogue/vocabulary.ts'
import type { Queryable } from '../../db/connection.ts'
import { assets } from '../../db/schema/assets.ts'
import { listings, onMarket } from '../../db/schema/listings.ts'
import type { CallContext } from '../../http/context.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { CHARM_KINDS, findKit, findPreviewed, STICKER_KINDS } from './find-previewed.ts'
import type { PreviewBlock, PreviewSticker } from './preview-block.ts'
import { readInspectLink } from './read-link.ts'

const byAddress: Limit = { name: 'inspect-address', points: 120, seconds: 60, by: 'address' }

type Answer = CallAnswer<typeof call>
type AssetRow = typeof assets.$inferSelect
type Shown = Pick<AssetRow, 'wear' | 'paintSeed' | 'stickers' | 'charm' | 'nameTag' | 'inspectUrl'>

/**
 * Returns what an inspect link shows. Current links carry the item; older ones only its id, so their item is known only
 * if this market has seen it. Makes no request to the platform.
 */
export async function parseInspect(
  context: CallContext,
  { link }: CallRequest<typeof call>,
): Promise<Answer | Refusal> {
  const { db, device } = context
  const limited = await consumeLimits(db, [[byAddress, device.address]])
  if (limited) return limited
  const read = readInspectLink(link)
  if (!read)
    return refuse(codes.inspectLinkInvalid, 'This is not an inspect link of the game.', '这不是有效的检视链接。')
  const platformAssetId = read.kind === 'encoded' ? read.block.itemId : read.platformAssetId
  const known = platformAssetId === null ? null : await findKnown(db, platformAssetId)
  if (read.kind === 'encoded') return showPreview(context, read.block, { link, known })
  if (!known) {
    return refuse(
      codes.inspectItemUnknown,
      'This link only names an item, and this market has not seen it yet.',
      '该链接只包含饰品编号，本市场尚未收录该饰品。',
    )
  }
  return answerOf(context, { goodsId: known.goodsId, styleId: known.styleId }, known, {
    source: 'known',
    platform_asset_id: platformAssetId,
    listing_id: await findListing(db, known),
  })
}

/** The newest asset with this id, preferring one that has not left. */
async function findKnown(db: Queryable, platformAssetId: string): Promise<AssetRow | null> {
  const [row] = await db
    .select()
    .from(assets)
    .where(eq(assets.platformAssetId, platformAssetId))
    .orderBy(sql`${assets.goneAt} is not null`, desc(assets.id))
    .limit(1)
  return row ?? null
}

async function findListing(db: Queryable, { id }: AssetRow): Promise<string | null> {
  const [row] = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.assetId, id), onMarket))
  return row ? row.id.toString() : null
}

async function showPreview(
  context: CallContext,
  block: PreviewBlock,
  { link, known }: { link: string; known: AssetRow | null },
): Promise<Answer> {
  const previewed = findPreviewed(block)
  const [charm] = block.charms
  const shown: Shown = {
    wear: block.wear,
    paintSeed: block.paintSeed,
    // A loose one is the first sticker of its own block.
    stickers: isSticker(previewed?.goods.category) ? [] : block.stickers.map(stickerOf),
    charm:
      charm && previewed?.goods.category !== 'charm' ? { ...kitOf(CHARM_KINDS, charm), pattern: charm.pattern } : null,
    nameTag: block.nameTag,
    inspectUrl: link,
  }
  const goods = previewed && { goodsId: previewed.goods.goods_id, styleId: previewed.styleId }
  return answerOf(context, goods, shown, {
    source: 'encoded',
    platform_asset_id: block.itemId,
    listing_id: known && isSame(known, block, goods?.goodsId) ? await findListing(context.db, known) : null,
  })
}

/** Whether a link describes the asset whose id it names: anybody can write a link. The wear in a link is a 32-bit float. */
const isSame = (known: AssetRow, { wear, paintSeed }: PreviewBlock, goodsId: string | undefined) =>
  known.goodsId === goodsId && known.paintSeed === paintSeed && Math.abs((known.wear ?? 0) - (wear ?? 0)) < 1e-6

const stickerOf = (sticker: PreviewSticker, index: number) => ({
  ...kitOf(STICKER_KINDS, sticker),
  slot: sticker.slot <= 5 ? sticker.slot : Math.min(index, 5),
  wear: sticker.wear,
})

function kitOf(kinds: readonly number[], { kitId }: PreviewSticker): { goodsId: string | null; name: string } {
  const goods = findKit(kinds, kitId)
  return { goodsId: goods?.goods_id ?? null, name: goods ? (goods.finish_name ?? goods.name).en : `#${kitId}` }
}

async function answerOf(
  { db, locale }: CallContext,
  goods: { goodsId: string; styleId: number } | null,
  shown: Shown,
  facts: Pick<Answer, 'source' | 'platform_asset_id' | 'listing_id'>,
): Promise<Answer> {
  const infos = await goodsInfosByIds(db, goods ? [goods] : [], locale)
  const [details] = (await assetInfos(db, [{ id: 0n, goodsId: goods?.goodsId ?? '', ...pick(shown) }], locale)).values()
  const { asset_id: _, ...asset } = details!
  const [info = null] = infos.values()
  return { ...facts, goods_id: info?.goods_id ?? null, style_id: goods?.styleId ?? 0, goods_info: info, asset }
}

const pick = ({ wear, paintSeed, stickers, charm, nameTag, inspectUrl }: Shown): Shown => ({
  wear,
  paintSeed,
  stickers,
  charm,
  nameTag,
  inspectUrl,
})
