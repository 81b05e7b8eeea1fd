import { list, type OrderView } from '#contract/orders/orders.ts'
import { csvFile, type Column } from '#features/trading/csv/answer-csv.server.ts'
import { formatSeconds } from '#i18n/format.ts'
import { currentTimeZone } from '#i18n/time-zone.ts'
import * as m from '#paraglide/messages.js'
import { callUpstream } from '#upstream/call-upstream.ts'
import { faultName } from '../describe-fault.ts'
import { describeState } from '../describe-state.ts'
import type { OrderFilters } from '../queries.ts'

const commonColumns = (timeZone: string): Column<OrderView>[] => [
  { head: m.orders_csv_time({ zone: timeZone }), cell: ({ created_at }) => formatSeconds(created_at, timeZone) },
  { head: m.orders_csv_number(), cell: ({ order_id }) => order_id },
  { head: m.orders_csv_item(), cell: ({ goods_info }) => goods_info.name },
  { head: m.orders_csv_wear(), cell: ({ asset }) => asset.wear },
  { head: m.orders_csv_seed(), cell: ({ asset }) => asset.paint_seed },
  { head: m.orders_csv_state(), cell: (order) => describeState(order).name },
  { head: m.orders_fault(), cell: ({ fault }) => (fault === null ? null : faultName(fault)) },
]

interface OrdersFile {
  role: OrderView['role']
  name: { plain: string; shown: string }
  filtersOf: (timeZone: string) => OrderFilters
  /** This side's own columns, after the shared ones. */
  columns: readonly Column<OrderView>[]
}

/**
 * The orders of one side that match the filters, as a CSV file in the visitor's language and time zone.
 * @throws UpstreamError when the first page is refused
 */
export function ordersFile({ role, name, filtersOf, columns }: OrdersFile): Promise<Response> {
  const timeZone = currentTimeZone()
  const request = { role, ...filtersOf(timeZone), page_size: 100 }
  return csvFile({
    name,
    timeZone,
    columns: [...commonColumns(timeZone), ...columns],
    ask: (cursor) => callUpstream(list, { ...request, cursor }),
  })
}
