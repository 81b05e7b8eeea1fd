import { codes } from '#contract/codes.ts'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import { UpstreamError } from '#lib/calls/call-result.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'
import { filtersOf, type WalletSearch } from '../search.ts'
import { exportLog } from './export-log.server.ts'

/** Answers a request for a log as a file. A visitor without a session goes to the wallet, whose guard asks for one; other refusals
 * are told in words. */
export async function answerExport(walletPath: string, search: WalletSearch): Promise<Response> {
  const filters = filtersOf(search)
  try {
    return await exportLog(filters)
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    const { error: refusal } = error
    const code = refusal.kind === 'business' ? refusal.code : undefined
    if (code === codes.sessionInvalid || code === codes.sessionEnded) {
      return new Response(null, { status: 303, headers: { location: walletPath + stringifySearch({ ...filters }) } })
    }
    const status = refusal.kind === 'business' ? 403 : 503
    return new Response(describeCallError(refusal), {
      status,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
}
