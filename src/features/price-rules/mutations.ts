import { idempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { attachRule, deleteRule, pauseRule, saveRule } from './price-rules.functions.ts'

/** Without an id: a new rule. The dialog shows its own errors. */
export const saveRuleMutation = (ruleId = 'new') =>
  idempotentMutation(['price-rules', 'save', ruleId], saveRule, { quiet: true })

export const pauseRuleMutation = (ruleId: string) => idempotentMutation(['price-rules', 'pause', ruleId], pauseRule)

export const deleteRuleMutation = (ruleId: string) => idempotentMutation(['price-rules', 'delete', ruleId], deleteRule)

/** Attaches a rule to chosen listings, or detaches theirs. */
export const attachRuleMutation = () => idempotentMutation(['price-rules', 'attach'], attachRule)
