import { rechargeLog } from '#contract/wallet/recharges.ts'
import { flowLog } from '#contract/wallet/statement.ts'
import { withdrawLog } from '#contract/wallet/withdrawals.ts'
import { currentTimeZone } from '#i18n/time-zone.ts'
import { unwrap, type CallResult } from '#lib/calls/call-result.ts'
import * as m from '#paraglide/messages.js'
import { callUpstream } from '#upstream/call-upstream.ts'
import type { Log, LogFilters } from '../search.ts'
import { byteOrderMark, csvLine } from './csv.ts'
import { flowColumns, rechargeColumns, withdrawalColumns, type Column } from './export-columns.ts'
import { flowRequest, rechargesRequest, withdrawalsRequest } from './log-requests.ts'

/** The most that the exchange answers at once. */
const pageSize = 100

type Ask<Item> = (cursor: string | undefined) => Promise<CallResult<{ items: Item[]; next_cursor: string | null }>>

/**
 * A log of the visitor's as a CSV file: everything that its filters leave, in their language and zone, read page by page while
 * the file is on its way, so that no statement is too long for it.
 * @throws UpstreamError when the first page is refused; a later failure breaks the file off, which browsers report
 */
export async function exportLog(filters: LogFilters): Promise<Response> {
  const timeZone = currentTimeZone()
  const log = filters.log ?? 'flow'
  const files: Record<Log, () => Promise<ReadableStream<Uint8Array>>> = {
    flow: () => {
      const request = flowRequest(filters, timeZone)
      return fileOf(flowColumns(timeZone), timeZone, (cursor) =>
        callUpstream(flowLog, { ...request, cursor, page_size: pageSize }),
      )
    },
    recharge: () => {
      const request = rechargesRequest(filters, timeZone)
      return fileOf(rechargeColumns(timeZone), timeZone, (cursor) =>
        callUpstream(rechargeLog, { ...request, cursor, page_size: pageSize }),
      )
    },
    withdraw: () => {
      const request = withdrawalsRequest(filters, timeZone)
      return fileOf(withdrawalColumns(timeZone), timeZone, (cursor) =>
        callUpstream(withdrawLog, { ...request, cursor, page_size: pageSize }),
      )
    },
  }
  return new Response(await files[log](), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="amber-${log}.csv"; filename*=UTF-8''${encodeURIComponent(nameOf(log))}`,
      'cache-control': 'private, no-store',
    },
  })
}

const nameOf = (log: Log) => {
  const names: Record<Log, () => string> = {
    flow: m.wallet_csv_file_flow,
    recharge: m.wallet_csv_file_recharge,
    withdraw: m.wallet_csv_file_withdraw,
  }
  return `${names[log]()}.csv`
}

/** The first page decides whether there is a file; the others follow as fast as they are taken. They are asked for by one function
 * that goes on from here, because whose request it is, and in which language, is known to what descends from it alone. */
async function fileOf<Item>(columns: Column<Item>[], timeZone: string, ask: Ask<Item>) {
  const encoder = new TextEncoder()
  const textOf = (items: readonly Item[]) =>
    items.map((item) => csvLine(columns.map(({ cell }) => cell(item, timeZone)))).join('')
  const first = unwrap(await ask(undefined))
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const write = (text: string) => writer.write(encoder.encode(text))

  async function writeAll() {
    await write(byteOrderMark + csvLine(columns.map((column) => column.head)))
    for (let page = first; ; page = unwrap(await ask(page.next_cursor ?? undefined))) {
      await write(textOf(page.items))
      if (page.next_cursor === null) return writer.close()
    }
  }
  // Breaks the file off: half a statement must not look like a whole one. Whoever has gone away is told nothing.
  writeAll().catch((error: unknown) => writer.abort(error).catch(() => {}))
  return readable
}
