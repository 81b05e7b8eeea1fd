import { and, eq, inArray } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import { id as idSchema } from '#contract/fields.ts'
import type { checkPriceList as call } from '#contract/price-rules/price-rules.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { amountOrNull } from '../catalogue/market-standing.ts'
import type { Queryable } from '../db/connection.ts'
import { assets } from '../db/schema/assets.ts'
import { listings } from '../db/schema/listings.ts'
import type { SignedInContext } from '../http/context.ts'
import { checkPrice } from '../price-bounds.ts'
import { Refusal, refusals, refuse } from '../refusal.ts'

type Row = CallRequest<typeof call>['rows'][number]
type Checked = CallAnswer<typeof call>['rows'][number]
type ListingRow = typeof listings.$inferSelect

interface Stock {
  /** The caller's live listings by id, and by asset id. */
  byId: ReadonlyMap<string, ListingRow>
  byAsset: ReadonlyMap<string, ListingRow>
  owned: ReadonlySet<string>
}

/**
 * Checks a price list line by line without changing anything: each line names one of the caller's listings or items and
 * its price. An item that is already listed is repriced. The second line for the same item is refused.
 */
export async function checkPriceList(
  { db, caller, locale }: SignedInContext,
  { rows }: CallRequest<typeof call>,
): Promise<CallAnswer<typeof call>> {
  const stock = await readStock(db, caller.userId, rows)
  const firstLines = new Map<string, number>()
  const checked = rows.map((row): Checked => {
    const judged = judge(row, stock, firstLines)
    if (judged instanceof Refusal) {
      const { code, message, extra } = judged
      return { line: row.line, action: null, price_now: null, code, message: message[locale], extra }
    }
    return { line: row.line, code: 0, message: '', ...judged }
  })
  const accepted = checked.filter(({ code }) => code === 0).length
  return { rows: checked, accepted, refused: checked.length - accepted }
}

function judge(
  row: Row,
  stock: Stock,
  firstLines: Map<string, number>,
): Pick<Checked, 'action' | 'price_now'> | Refusal {
  const price = readPrice(row.price)
  if (price === null) return unreadable('price')
  const [listingId, assetId] = [row.listing_id.trim(), row.asset_id.trim()]
  if (listingId === '' && assetId === '') return unreadable('listing_id')
  const listing = listingId === '' ? stock.byAsset.get(assetId) : stock.byId.get(listingId)
  if (!listing && (listingId !== '' || !stock.owned.has(assetId))) return refusals.notFound()
  const subject = listing ? `listing ${listing.id}` : `asset ${assetId}`
  const first = firstLines.get(subject)
  if (first !== undefined) return namedTwice(first)
  firstLines.set(subject, row.line)
  const problem = checkPrice(price)
  if (problem) return problem
  const amount = formatAmount(price)
  if (!listing)
    return { action: { action: 'list', asset_id: assetId, price: amount, allow_bargain: true }, price_now: null }
  if (listing.state === 'reserved') return isReserved()
  return {
    action: { action: 'reprice', listing_id: listing.id.toString(), price: amount },
    price_now: amountOrNull(listing.price),
  }
}

/** Parses `12`, `12.3`, `12.30`, `1,234.50`, `¥12.30` into fen; null for anything else. */
function readPrice(text: string): bigint | null {
  const [, whole, fraction = ''] = /^[¥￥]?(\d{1,11}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? null : parseAmount(`${whole.replaceAll(',', '')}.${fraction.padEnd(2, '0')}`)
}

async function readStock(db: Queryable, userId: bigint, rows: readonly Row[]): Promise<Stock> {
  const idsOf = (field: 'listing_id' | 'asset_id') =>
    rows.map((row) => row[field].trim()).filter((text) => idSchema.safeParse(text).success)
  const [listingIds, assetIds] = [idsOf('listing_id').map(BigInt), idsOf('asset_id').map(BigInt)]
  const mine = and(eq(listings.sellerId, userId), inArray(listings.state, ['on_sale', 'reserved', 'failed']))
  const byIds = listingIds.length
    ? await db
        .select()
        .from(listings)
        .where(and(mine, inArray(listings.id, listingIds)))
    : []
  const byAssets = assetIds.length
    ? await db
        .select()
        .from(listings)
        .where(and(mine, inArray(listings.assetId, assetIds)))
    : []
  const owned = assetIds.length
    ? await db
        .select({ id: assets.id })
        .from(assets)
        .where(and(eq(assets.ownerId, userId), inArray(assets.id, assetIds)))
    : []
  return {
    byId: new Map(byIds.map((row) => [row.id.toString(), row])),
    byAsset: new Map(byAssets.map((row) => [row.assetId.toString(), row])),
    owned: new Set(owned.map(({ id }) => id.toString())),
  }
}

const unreadable = (field: 'price' | 'listing_id') =>
  field === 'price'
    ? refuse(codes.requestInvalid, 'This is not a price.', '价格无法识别。', { fields: [field] })
    : refuse(codes.requestInvalid, 'Neither a listing nor an item is named.', '未填写在售编号或饰品编号。', {
        fields: [field],
      })

const namedTwice = (line: number) =>
  refuse(codes.requestInvalid, `Line ${line} names the same item.`, `与第 ${line} 行重复。`, { line })

const isReserved = () =>
  refuse(
    codes.stateConflict,
    'The listing has moved on; this can no longer be done.',
    '饰品状态已变化，无法执行此操作。',
    { state: 'reserved' },
  )
