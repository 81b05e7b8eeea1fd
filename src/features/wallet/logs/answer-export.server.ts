import { answerCsv } from '#features/trading/csv/answer-csv.server.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'
import { filtersOf, type WalletSearch } from '../search.ts'
import { exportLog } from './export-log.server.ts'

/** Answers a request for a log as a file. */
export function answerExport(walletPath: string, search: WalletSearch): Promise<Response> {
  const filters = filtersOf(search)
  return answerCsv(walletPath + stringifySearch({ ...filters }), () => exportLog(filters))
}
