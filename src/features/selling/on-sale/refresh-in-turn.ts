import type { CallData, CallInput } from '#contract/call.ts'
import type { refresh } from '#contract/selling.ts'
import type { Ending } from '#features/writes/attempt.ts'
import type { SellingItem } from '../model.ts'

/** The limit per call. */
const chunkSize = 100

/**
 * Refreshes any number of listings, call after call: all that may be refreshed yet. If none may, the exchange is asked
 * all the same, for its reason.
 * @param now The market's time in Unix seconds.
 * @returns how many were refreshed
 */
export async function refreshInTurn(
  listings: readonly SellingItem['listing'][],
  now: number,
  send: (body: CallInput<typeof refresh>) => Promise<Ending<Pick<CallData<typeof refresh>, 'done'>>>,
): Promise<number> {
  const ready = listings.filter(({ refreshable_at }) => refreshable_at <= now)
  const ids = (ready.length > 0 ? ready : listings.slice(0, chunkSize)).map(({ listing_id }) => listing_id)
  let done = 0
  for (let start = 0; start < ids.length; start += chunkSize) {
    const ending = await send({ listing_ids: ids.slice(start, start + chunkSize) })
    if (ending.end !== 'done') break
    done += ending.data.done
  }
  return done
}
