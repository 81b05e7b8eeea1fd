import { list, type OrderView } from '#contract/orders/orders.ts'
import { faultName } from '#features/orders/describe-fault.ts'
import { orderStateName } from '#features/orders/describe-state.ts'
import { answerCsv, csvFile, type Column } from '#features/trading/csv/answer-csv.server.ts'
import { formatSeconds } from '#i18n/format.ts'
import { currentTimeZone } from '#i18n/time-zone.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'
import * as m from '#paraglide/messages.js'
import { callUpstream } from '#upstream/call-upstream.ts'
import { gainOf, purchaseFilters } from './model.ts'
import type { PurchaseHistorySearch } from './search.ts'

const columns = (timeZone: string): Column<OrderView>[] => [
  { head: m.selling_csv_time({ zone: timeZone }), cell: ({ created_at }) => formatSeconds(created_at, timeZone) },
  { head: m.selling_csv_number(), cell: ({ order_id }) => order_id },
  { head: m.selling_csv_item(), cell: ({ goods_info }) => goods_info.name },
  { head: m.selling_csv_wear(), cell: ({ asset }) => asset.wear },
  { head: m.selling_csv_seed(), cell: ({ asset }) => asset.paint_seed },
  { head: m.selling_csv_state(), cell: ({ state }) => orderStateName(state) },
  { head: m.orders_fault(), cell: ({ fault }) => (fault === null ? null : faultName(fault)) },
  { head: m.orders_seller(), cell: ({ counterpart }) => counterpart.nickname },
  { head: m.purchase_history_paid(), cell: ({ price }) => price },
  { head: m.purchase_history_now(), cell: ({ reference_price }) => reference_price },
  { head: m.purchase_history_gain(), cell: gainOf },
]

/** Answers a request for the visitor's purchases as a CSV file: all that the filters leave, in their language and zone. */
export function answerPurchasesExport(page: string, search: PurchaseHistorySearch): Promise<Response> {
  const timeZone = currentTimeZone()
  return answerCsv(page + stringifySearch({ ...search }), () =>
    csvFile({
      name: { plain: 'amber-purchases', shown: m.purchase_history_file() },
      timeZone,
      columns: columns(timeZone),
      ask: (cursor) =>
        callUpstream(list, { role: 'buyer', ...purchaseFilters(search, timeZone), cursor, page_size: 100 }),
    }),
  )
}
