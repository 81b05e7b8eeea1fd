import { sellingList } from '#contract/selling.ts'
import { priceListCells, priceListHead } from '#features/price-rules/price-list.ts'
import { answerCsv, csvFile, type Column } from '#features/trading/csv/answer-csv.server.ts'
import { currentTimeZone } from '#i18n/time-zone.ts'
import * as m from '#paraglide/messages.js'
import { callUpstream } from '#upstream/call-upstream.ts'
import type { SellingItem } from '../model.ts'

const columns = priceListHead.map((head, place): Column<SellingItem> => ({
  head,
  cell: (item) => priceListCells(item)[place] ?? null,
}))

/** Answers a request for the visitor's listings as a price list. Its header is the same in every language, because it is read back. */
export function answerPricesExport(request: Request): Promise<Response> {
  return answerCsv(request, () =>
    csvFile({
      name: { plain: 'amber-prices', shown: m.selling_prices_file_name() },
      timeZone: currentTimeZone(),
      columns,
      ask: (cursor) => callUpstream(sellingList, { states: ['on_sale', 'failed'], cursor, page_size: 100 }),
    }),
  )
}
