import { toast } from '#design/ui/status/toast-store.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import * as m from '#paraglide/messages.js'
import { saveRuleMutation } from './mutations.ts'
import { ruleKeys } from './queries.ts'

/** Saves a kept rule: a new one, or the one with this id. */
export const useSaveRule = (ruleId?: string, onDone?: () => void) =>
  useIdempotentMutation(saveRuleMutation(ruleId), {
    refresh: [ruleKeys.all, sellingKeys.lists()],
    onDone: () => {
      toast({ text: m.price_rules_saved(), tone: 'positive' })
      onDone?.()
    },
  })
