import type { CallData } from '#contract/call.ts'
import type { attach } from '#contract/price-rules/price-rules.ts'
import { toast } from '#design/ui/status/toast-store.ts'
import * as m from '#paraglide/messages.js'
import type { KeptRule } from './queries.ts'

type Named = Pick<KeptRule, 'name' | 'is_paused'>

/** A rule among others to choose from. */
export const ruleLabel = ({ name, is_paused }: Named) => (is_paused ? `${name} · ${m.price_rules_paused()}` : name)

/** The offer to attach the rule that has just priced something. */
export const staysLabel = ({ name, is_paused }: Named) =>
  is_paused ? m.price_rules_stays_paused({ name }) : m.price_rules_stays({ name })

/** Says what a rule does for the listings it was attached to; nothing if all of them have ended. */
export function tellAttached({ attached, is_paused }: CallData<typeof attach>) {
  if (attached === 0) return
  if (is_paused) toast({ text: m.selling_keep_rule_paused() })
  else toast({ text: m.selling_keep_rule_on(), tone: 'positive' })
}
