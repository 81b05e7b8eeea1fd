import { useState } from 'react'
import { toast } from '#design/ui/status/toast-store.ts'
import { changeInBulk, type SaleAction } from '#features/listings/bulk-change.ts'
import { changeListingsMutation } from '#features/listings/mutations.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import type { NamedOutcome } from '#features/trading/list/outcomes-dialog.tsx'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { announceCallError } from '#lib/calls/call-events.ts'
import * as m from '#paraglide/messages.js'
import type { SellingItem } from '../model.ts'

/** The change to one listing. */
export interface Change {
  item: SellingItem
  action: SaleAction
}

/** Changes listings and shows the outcome for each in a dialog. A single success is only a toast. */
export function useBulkChange(onDone: (ids: string[]) => void) {
  const [outcomes, setOutcomes] = useState<readonly NamedOutcome[] | null>(null)
  const { send, isBusy } = useIdempotentMutation(changeListingsMutation(), { refresh: [sellingKeys.lists()] })
  return {
    isBusy,
    outcomes,
    close: () => setOutcomes(null),
    run: async (changes: readonly Change[]) => {
      const { outcomes: ended, error } = await changeInBulk(
        changes.map(({ action }) => action),
        send,
      )
      const names = new Map(changes.map(({ item }) => [item.listing.listing_id, item.goods_info.name]))
      const done = ended.filter(({ isDone }) => isDone)
      onDone(done.map(({ id }) => id))
      // Bans and missing preparations have their own dialog.
      if (error) announceCallError(error)
      else if (ended.length === 1 && done.length === 1) toast({ text: m.selling_changed(), tone: 'positive' })
      else if (ended.length > 0) setOutcomes(ended.map((one) => ({ ...one, name: names.get(one.id) ?? one.id })))
    },
  }
}
