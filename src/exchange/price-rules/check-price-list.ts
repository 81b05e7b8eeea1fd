import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { checkPriceList as call } from '#contract/price-rules/price-rules.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { assetInfos } from '../catalogue/asset-infos.ts'
import { goodsInfosByIds } from '../catalogue/goods-infos.ts'
import { amountOrNull } from '../catalogue/market-standing.ts'
import type { SignedInContext } from '../http/context.ts'
import { listingRuleOf } from '../listings/listing-rule-of.ts'
import { checkPrice } from '../price-bounds.ts'
import { Refusal, refusals, refuse } from '../refusal.ts'
import { readSubjects, type Subject } from './price-list-subjects.ts'
import { readBases } from './read-bases.ts'
import { readYearHighs } from './read-year-highs.ts'

type Row = CallRequest<typeof call>['rows'][number]
type Answer = CallAnswer<typeof call>
type Checked = Answer['rows'][number]

/**
 * Checks a price list line by line without changing anything: each line names one of the caller's listings or items and
 * its price. An item that is already listed is repriced; any other must be one that can be listed now. The second line
 * for the same item is refused. Each line comes with its item and the prices that the new one is judged by.
 */
export async function checkPriceList(
  { db, caller, locale }: SignedInContext,
  { rows }: CallRequest<typeof call>,
): Promise<Answer> {
  const subjects = await readSubjects(db, caller.userId, rows)
  const assetRows = [...new Map(subjects.flatMap((one) => (one ? [[one.asset.id, one.asset]] : []))).values()]
  const [infos, details, measured, yearHighs] = await Promise.all([
    goodsInfosByIds(db, assetRows, locale),
    assetInfos(db, assetRows, locale),
    readBases(db, caller.userId, assetRows, 2),
    readYearHighs(db, assetRows),
  ])
  const items = new Map(
    assetRows.map(({ id, goodsId, styleId }, index): [bigint, Checked['item']] => {
      const { bases, referencePrice } = measured[index]!
      return [
        id,
        {
          goods_id: goodsId,
          style_id: styleId,
          asset: details.get(id)!,
          reference_price: amountOrNull(referencePrice),
          highest_purchase_price: amountOrNull(bases.highest_purchase),
          year_high: amountOrNull(yearHighs[index]!),
        },
      ]
    }),
  )
  const firstLines = new Map<bigint, number>()
  const checked = rows.map((row, index): Checked => {
    const subject = subjects[index]
    const judged = judge(row, subject, firstLines)
    const about = {
      line: row.line,
      price_now: amountOrNull(subject?.listing?.price ?? null),
      rule: subject?.rule ? listingRuleOf(subject.rule) : null,
      item: (subject && items.get(subject.asset.id)) ?? null,
    }
    if (!(judged instanceof Refusal)) return { ...about, code: 0, message: '', action: judged }
    const { code, message, extra } = judged
    return { ...about, action: null, code, message: message[locale], extra }
  })
  const accepted = checked.filter(({ code }) => code === 0).length
  return { rows: checked, goods_infos: [...infos.values()], accepted, refused: checked.length - accepted }
}

function judge(
  row: Row,
  subject: Subject | undefined,
  firstLines: Map<bigint, number>,
): NonNullable<Checked['action']> | Refusal {
  if (row.is_overlong) return overlong()
  const price = readPrice(row.price)
  if (price === null) return unreadable('price')
  if (row.listing_id.trim() === '' && row.asset_id.trim() === '') return unreadable('listing_id')
  if (!subject) return refusals.notFound()
  const { asset, listing, lock } = subject
  const assetId = row.asset_id.trim()
  if (assetId !== '' && assetId !== asset.id.toString()) return namesTwoItems()
  const first = firstLines.get(asset.id)
  if (first !== undefined) return namedTwice(first)
  firstLines.set(asset.id, row.line)
  const problem = checkPrice(price)
  if (problem) return problem
  const amount = formatAmount(price)
  if (!listing && lock) return lock
  if (!listing) return { action: 'list', asset_id: asset.id.toString(), price: amount, allow_bargain: true }
  if (listing.state === 'reserved') return isReserved()
  const expected = formatAmount(listing.price)
  return { action: 'reprice', listing_id: listing.id.toString(), price: amount, expected_price: expected }
}

/** Parses `12`, `12.3`, `12.30`, `1,234.50`, `¥12.30` into fen; null for anything else. */
function readPrice(text: string): bigint | null {
  const [, whole, fraction = ''] = /^[¥￥]?(\d{1,11}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? null : parseAmount(`${whole.replaceAll(',', '')}.${fraction.padEnd(2, '0')}`)
}

const unreadable = (field: 'price' | 'listing_id') =>
  field === 'price'
    ? refuse(codes.requestInvalid, 'This is not a price.', '价格无法识别。', { fields: [field] })
    : refuse(codes.requestInvalid, 'Neither a listing nor an item is named.', '未填写在售编号或饰品编号。', {
        fields: [field],
      })

const overlong = () =>
  refuse(
    codes.requestInvalid,
    'This line has more cells than the first one. Put a price or a name with a comma in quotation marks.',
    '该行单元格多于首行。含逗号的价格或名称请加双引号。',
  )

const namedTwice = (line: number) =>
  refuse(codes.requestInvalid, `Line ${line} names the same item.`, `与第 ${line} 行重复。`, { line })

const namesTwoItems = () =>
  refuse(codes.requestInvalid, 'The listing and the item are not the same.', '在售编号与饰品编号不是同一件饰品。', {
    fields: ['listing_id', 'asset_id'],
  })

const isReserved = () =>
  refuse(
    codes.stateConflict,
    'The listing has moved on; this can no longer be done.',
    '饰品状态已变化，无法执行此操作。',
    { state: 'reserved' },
  )
