import { rechargeLog } from '#contract/wallet/recharges.ts'
import { flowLog } from '#contract/wallet/statement.ts'
import { withdrawLog } from '#contract/wallet/withdrawals.ts'
import { csvFile } from '#features/trading/csv/answer-csv.server.ts'
import { currentTimeZone } from '#i18n/time-zone.ts'
import * as m from '#paraglide/messages.js'
import { callUpstream } from '#upstream/call-upstream.ts'
import type { Log, LogFilters } from '../search.ts'
import { flowColumns, rechargeColumns, withdrawalColumns } from './export-columns.ts'
import { flowRequest, rechargesRequest, withdrawalsRequest } from './log-requests.ts'

/** The exchange's maximum page size. */
const pageSize = 100

/**
 * A log of the visitor's as a CSV file: everything that matches its filters, in their language and time zone.
 * @throws UpstreamError when the first page is refused
 */
export function exportLog(filters: LogFilters): Promise<Response> {
  const timeZone = currentTimeZone()
  const log = filters.log ?? 'flow'
  const name = nameOf(log)
  const files: Record<Log, () => Promise<Response>> = {
    flow: () => {
      const request = flowRequest(filters, timeZone)
      return csvFile({
        name,
        timeZone,
        columns: flowColumns(timeZone),
        ask: (cursor) => callUpstream(flowLog, { ...request, cursor, page_size: pageSize }),
      })
    },
    recharge: () => {
      const request = rechargesRequest(filters, timeZone)
      return csvFile({
        name,
        timeZone,
        columns: rechargeColumns(timeZone),
        ask: (cursor) => callUpstream(rechargeLog, { ...request, cursor, page_size: pageSize }),
      })
    },
    withdraw: () => {
      const request = withdrawalsRequest(filters, timeZone)
      return csvFile({
        name,
        timeZone,
        columns: withdrawalColumns(timeZone),
        ask: (cursor) => callUpstream(withdrawLog, { ...request, cursor, page_size: pageSize }),
      })
    },
  }
  return files[log]()
}

function nameOf(log: Log) {
  const names: Record<Log, () => string> = {
    flow: m.wallet_csv_file_flow,
    recharge: m.wallet_csv_file_recharge,
    withdraw: m.wallet_csv_file_withdraw,
  }
  return { plain: `amber-${log}`, shown: names[log]() }
}
