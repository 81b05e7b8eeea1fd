import { useQuery } from '@tanstack/react-query'
import { useSettled } from '#features/connection/use-settled.ts'
import { depthQuery } from '#features/goods/queries.ts'
import { wearRangeAround } from '#features/goods/wear-range.ts'
import { goodsDetailQuery } from '#features/listings/queries.ts'
import { referenceOf, standingOf } from '#features/listings/standing.ts'
import { useGoodsPath } from '#features/navigation/goods-path.ts'
import { inspectLinkOf } from './inspect-link.ts'
import { inspectionOf } from './inspection.ts'
import { placesOf, type Worth } from './places-of.ts'
import { type InspectedItem, inspectedQuery } from './queries.ts'

/** The item of an inspect link that somebody typed or pasted, how its reading stands, and where it leads; undefined if the
 * text is none. */
export function useInspected(typed: string) {
  const link = inspectLinkOf(typed)
  const asked = useSettled(link)
  const query = useQuery({ ...inspectedQuery(asked ?? ''), enabled: Boolean(asked) })
  // The answer belongs to the text before while somebody still types.
  const inspection = link === undefined ? undefined : inspectionOf(link, asked === link ? query : {})
  const item = inspection?.item
  const worth = useWorth(item)
  const goodsPath = useGoodsPath()
  if (!inspection) return undefined
  const { isFetching, refetch } = query
  return { ...inspection, worth, places: item ? placesOf(item, worth, goodsPath) : [], isFetching, refetch }
}

export type Inspected = NonNullable<ReturnType<typeof useInspected>>

const quiet = { meta: { quiet: true } }

/** What the item's goods is offered and wanted for. Without an answer the item is shown without prices. */
function useWorth(item: InspectedItem | undefined): Worth {
  const goods_id = item?.goods_id ?? ''
  const style = item?.style_id || undefined
  const range = item?.goods_info ? wearRangeAround(item.goods_info, item.asset.wear) : undefined
  const { data: detail } = useQuery({ ...goodsDetailQuery(goods_id), enabled: goods_id !== '', ...quiet })
  const { data: depth } = useQuery({
    ...depthQuery({ goods_id, ...(style && { style_id: style }), ...range }),
    enabled: range !== undefined,
  })
  const standing = detail && standingOf(detail, style)
  return {
    range,
    lowestInRange: depth && (depth.asks[0]?.price ?? null),
    lowest: standing?.lowest_price,
    highestOrder: standing?.highest_purchase_price,
    reference: standing && referenceOf(standing),
  }
}
