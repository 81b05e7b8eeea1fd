import { useState } from 'react'
import { maxSaleActions } from '#contract/words.ts'
import { toast } from '#design/ui/status/toast-store.ts'
import { useStartJobs } from '#features/listing-jobs/use-start-jobs.ts'
import { outcomesOf, refusalOfAll, type SaleAction } from '#features/listings/bulk-change.ts'
import { changeListingsMutation } from '#features/listings/mutations.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { shopKeys } from '#features/listings/shop-keys.ts'
import { ruleKeys } from '#features/price-rules/queries.ts'
import type { NamedOutcome } from '#features/trading/list/outcomes-dialog.tsx'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { announceCallError } from '#lib/calls/call-events.ts'
import * as m from '#paraglide/messages.js'
import type { SellingItem } from '../model.ts'

/** Shops and price rules tell how many listings they have. */
const changed = [sellingKeys.lists(), shopKeys.all, ruleKeys.all]

/** The change to one listing. */
export interface Change {
  item: SellingItem
  action: Exclude<SaleAction, { action: 'list' }>
}

const doneTexts: Record<Change['action']['action'], () => string> = {
  reprice: m.selling_changed_reprice,
  take_down: m.selling_changed_take_down,
  retry: m.selling_changed_retry,
}

/**
 * Changes listings. What fits into one call is done at once, with the outcome for each in a dialog, or only a toast for
 * a single success. More becomes a job, which the tray shows and which survives leaving the page.
 *
 * @param onDone gets the listings that are changed, or handed over to a job. The `onEnd` of one change closes what it was
 *   started from; not called if it was refused as a whole.
 */
export function useBulkChange(onDone: (ids: string[]) => void) {
  const [outcomes, setOutcomes] = useState<readonly NamedOutcome[] | null>(null)
  const { send, isBusy } = useIdempotentMutation(changeListingsMutation(), { refresh: changed })
  const jobs = useStartJobs()

  async function changeAtOnce(changes: readonly Change[], onEnd?: () => void) {
    const actions = changes.map(({ action }) => action)
    const [only, ...rest] = actions
    const ending = await send({ items: actions })
    // The same change is under way.
    if (ending.end === 'ignored') return
    const error = refusalOfAll(ending)
    // What was typed stays, to be sent again. Bans and missing preparations have their own dialog.
    if (error) return announceCallError(error)
    const names = new Map(changes.map(({ item }) => [item.listing.listing_id, item.goods_info.name]))
    const ended = outcomesOf(actions, ending)
    const done = ended.filter(({ isDone }) => isDone)
    onDone(done.map(({ id }) => id))
    onEnd?.()
    if (only && rest.length === 0 && done.length === 1) toast({ text: doneTexts[only.action](), tone: 'positive' })
    else if (ended.length > 0) setOutcomes(ended.map((one) => ({ ...one, name: names.get(one.id) ?? one.id })))
  }

  return {
    isBusy: isBusy || jobs.isBusy,
    outcomes,
    close: () => setOutcomes(null),
    run: async (changes: readonly Change[], onEnd?: () => void) => {
      if (changes.length <= maxSaleActions) return changeAtOnce(changes, onEnd)
      const started = await jobs.start(changes.map(({ action }) => action))
      if (started.length === 0) return
      onDone(started.map(({ listing_id }) => listing_id))
      onEnd?.()
    },
  }
}
