import { toast } from '#design/ui/status/toast-store.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { announceFailure } from '#features/writes/announce-failure.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import * as m from '#paraglide/messages.js'
import { saveRuleMutation } from './mutations.ts'
import { ruleKeys } from './queries.ts'

/** Saves a kept rule: a new one, or the one with this id. */
export const useSaveRule = (ruleId?: string, onDone?: () => void) => {
  const tell = () => toast({ text: m.price_rules_saved(), tone: 'positive' })
  return useIdempotentMutation(saveRuleMutation(ruleId), {
    refresh: [ruleKeys.all, sellingKeys.lists()],
    onDone: () => {
      tell()
      onDone?.()
    },
    onLeft: tell,
    onLeftFailed: announceFailure,
  })
}
