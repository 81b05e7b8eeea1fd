import { idempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { attachRule, deleteRule, saveRule } from './price-rules.functions.ts'

/** Without an id: a new rule. What is sent from the dialog shows its errors there. */
export const saveRuleMutation = (ruleId = 'new') =>
  idempotentMutation(['price-rules', 'save', ruleId], saveRule, { quiet: true })

export const pauseRuleMutation = (ruleId: string) => idempotentMutation(['price-rules', 'pause', ruleId], saveRule)

export const deleteRuleMutation = (ruleId: string) => idempotentMutation(['price-rules', 'delete', ruleId], deleteRule)

/** To chosen listings, or to what a job has listed. */
export const attachRuleMutation = (jobId?: string) =>
  idempotentMutation(['price-rules', 'attach', ...(jobId === undefined ? [] : [jobId])], attachRule)
