import { ordersFile } from '#features/orders/history/orders-file.server.ts'
import { answerCsv } from '#features/trading/csv/answer-csv.server.ts'
import * as m from '#paraglide/messages.js'
import { salesSearch } from '../search.ts'
import { proceedsOf } from './proceeds.ts'
import { salesFilters } from './sales-filters.ts'

/** Answers a request for the visitor's sales as a CSV file. */
export const answerSalesExport = (request: Request): Promise<Response> =>
  answerCsv(request, (search) =>
    ordersFile({
      role: 'seller',
      name: { plain: 'amber-sales', shown: m.selling_sales_file() },
      filtersOf: (timeZone) => salesFilters(salesSearch(search), timeZone),
      columns: [
        { head: m.selling_csv_buyer(), cell: ({ counterpart }) => counterpart.nickname },
        { head: m.selling_csv_price(), cell: ({ price }) => price },
        { head: m.selling_fee(), cell: ({ state, fee }) => proceedsOf(state, fee) },
        { head: m.selling_net(), cell: ({ state, seller_net }) => proceedsOf(state, seller_net) },
        { head: m.selling_cost(), cell: ({ cost }) => cost },
        { head: m.selling_profit(), cell: ({ profit }) => profit },
      ],
    }),
  )
