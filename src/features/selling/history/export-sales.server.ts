import { list, type OrderView } from '#contract/orders/orders.ts'
import { faultName } from '#features/orders/describe-fault.ts'
import { orderStateName } from '#features/orders/describe-state.ts'
import { answerCsv, csvFile, type Column } from '#features/trading/csv/answer-csv.server.ts'
import { formatSeconds } from '#i18n/format.ts'
import { currentTimeZone } from '#i18n/time-zone.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'
import * as m from '#paraglide/messages.js'
import { callUpstream } from '#upstream/call-upstream.ts'
import { salesFilters } from '../model.ts'
import type { SalesSearch } from '../search.ts'

const columns = (timeZone: string): Column<OrderView>[] => [
  { head: m.selling_csv_time({ zone: timeZone }), cell: ({ created_at }) => formatSeconds(created_at, timeZone) },
  { head: m.selling_csv_number(), cell: ({ order_id }) => order_id },
  { head: m.selling_csv_item(), cell: ({ goods_info }) => goods_info.name },
  { head: m.selling_csv_wear(), cell: ({ asset }) => asset.wear },
  { head: m.selling_csv_seed(), cell: ({ asset }) => asset.paint_seed },
  { head: m.selling_csv_state(), cell: ({ state }) => orderStateName(state) },
  { head: m.orders_fault(), cell: ({ fault }) => (fault === null ? null : faultName(fault)) },
  { head: m.selling_csv_buyer(), cell: ({ counterpart }) => counterpart.nickname },
  { head: m.selling_csv_price(), cell: ({ price }) => price },
  { head: m.selling_fee(), cell: ({ fee }) => fee },
  { head: m.selling_net(), cell: ({ seller_net }) => seller_net },
  { head: m.selling_cost(), cell: ({ cost }) => cost },
  { head: m.selling_profit(), cell: ({ profit }) => profit },
]

/** Answers a request for the visitor's sales as a CSV file: all that the filters leave, in their language and zone. */
export function answerSalesExport(page: string, search: SalesSearch): Promise<Response> {
  const timeZone = currentTimeZone()
  return answerCsv(page + stringifySearch({ ...search }), () =>
    csvFile({
      name: { plain: 'amber-sales', shown: m.selling_sales_file() },
      timeZone,
      columns: columns(timeZone),
      ask: (cursor) =>
        callUpstream(list, { role: 'seller', ...salesFilters(search, timeZone), cursor, page_size: 100 }),
    }),
  )
}
