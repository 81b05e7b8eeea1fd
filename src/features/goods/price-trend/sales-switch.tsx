import { Segmented } from '#design/ui/form/segmented.tsx'
import * as m from '#paraglide/messages.js'
import type { GoodsSearch } from '../search.ts'
import { useGoodsSearch } from '../use-goods-address.ts'

type Sales = NonNullable<GoodsSearch['sales']>

/** Switches between sales per day and individual sales. */
export function SalesSwitch({ sales }: { sales: Sales }) {
  const { choose } = useGoodsSearch()
  return (
    <Segmented<Sales>
      label={m.goods_sales_shown()}
      size="sm"
      options={[
        { value: 'days', label: m.goods_sales_days() },
        { value: 'each', label: m.goods_sales_each() },
      ]}
      value={sales}
      onChange={(next) => choose({ sales: next })}
    />
  )
}
