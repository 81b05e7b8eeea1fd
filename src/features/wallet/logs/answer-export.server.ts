import { answerCsv } from '#features/trading/csv/answer-csv.server.ts'
import { filtersOf, walletSearch } from '../search.ts'
import { exportLog } from './export-log.server.ts'

/** Answers a request for a log as a file. */
export const answerExport = (request: Request): Promise<Response> =>
  answerCsv(request, (search) => exportLog(filtersOf(walletSearch(search))))
