import { ordersFile } from '#features/orders/history/orders-file.server.ts'
import { answerCsv } from '#features/trading/csv/answer-csv.server.ts'
import * as m from '#paraglide/messages.js'
import { gainOf, purchaseFilters, worthOf } from './model.ts'
import { purchaseHistorySearch } from './search.ts'

/** Answers a request for the visitor's purchases as a CSV file. */
export const answerPurchasesExport = (request: Request): Promise<Response> =>
  answerCsv(request, (search) =>
    ordersFile({
      role: 'buyer',
      name: { plain: 'amber-purchases', shown: m.purchase_history_file() },
      filtersOf: (timeZone) => purchaseFilters(purchaseHistorySearch(search), timeZone),
      columns: [
        { head: m.orders_seller(), cell: ({ counterpart }) => counterpart.nickname },
        { head: m.orders_history_price(), cell: ({ price }) => price },
        { head: m.purchase_history_now(), cell: worthOf },
        { head: m.purchase_history_gain(), cell: gainOf },
      ],
    }),
  )
