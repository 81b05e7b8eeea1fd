import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { MarkList } from './mark-list.tsx'
import { markedGoodsQuery } from './queries.ts'

/** Marked goods with where they stand in the market now. */
export function GoodsTab() {
  const list = useSuspenseInfiniteQuery(markedGoodsQuery())
  return (
    <MarkList
      label={m.collect_tab_goods()}
      list={list}
      empty={{ title: m.collect_empty_goods(), text: m.collect_empty_goods_text() }}
      rowOf={(item) => ({
        facts: m.collect_on_sale({ count: formatNumber(item.on_sale_count) }),
        priceNow: item.lowest_price,
        goneText: m.collect_none_on_sale(),
      })}
    />
  )
}
