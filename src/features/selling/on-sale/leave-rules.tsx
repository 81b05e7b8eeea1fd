import { useState } from 'react'
import { maxJobItems } from '#contract/words.ts'
import { AlertIcon } from '#design/ui/icon/icons.tsx'
import { Checkbox } from '#design/ui/form/checkbox.tsx'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { attachRuleMutation } from '#features/price-rules/mutations.ts'
import { ruleKeys } from '#features/price-rules/queries.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import * as m from '#paraglide/messages.js'
import { tradeDialog } from '#styled-system/recipes/trade-dialog.js'
import type { SellingItem } from '../model.ts'

/** A listing that gets a new price, with the rule that may change it again. */
export interface RuledListing extends Pick<SellingItem, 'rule'> {
  listing: Pick<SellingItem['listing'], 'listing_id'>
}

/** The listings whose rule will set their price again. A paused rule sets none. */
export const ruledOf = (items: readonly RuledListing[]) => items.filter(({ rule }) => rule !== null && !rule.is_paused)

interface LeaveRulesProps {
  /** All the listings that get a new price. */
  items: readonly RuledListing[]
  isLeaving: boolean
  onChange: () => void
}

/** Says which price rules will change the new prices again, and offers to take the listings off them. */
export function LeaveRules({ items, isLeaving, onChange }: LeaveRulesProps) {
  const ruled = ruledOf(items)
  if (ruled.length === 0) return null
  const names = [...new Set(ruled.map(({ rule }) => m.price_rules_quoted({ name: rule!.name })))]
  const words = { count: ruled.length, names: names.join(m.price_rules_between()) }
  return (
    <>
      <p className={tradeDialog().warning}>
        <AlertIcon size={14} />
        {items.length === 1 ? m.selling_ruled(words) : m.selling_ruled_some(words)}
      </p>
      {ruled.length <= maxJobItems && (
        <Checkbox label={m.selling_leave_rule()} checked={isLeaving} onChange={onChange} />
      )}
    </>
  )
}

/** Takes listings off their price rules before they get another price, if the seller has chosen to. */
export function useLeaveRules() {
  const [isLeaving, setLeaving] = useState(false)
  const { send, isBusy } = useIdempotentMutation(attachRuleMutation(), {
    refresh: [ruleKeys.all, sellingKeys.lists()],
  })
  return {
    isLeaving,
    toggle: () => setLeaving(!isLeaving),
    isBusy,
    /** Returns whether the prices may change now: the listings are off their rules, or were meant to stay. */
    leave: async (items: readonly RuledListing[]) => {
      const ids = ruledOf(items).map(({ listing }) => listing.listing_id)
      if (!isLeaving || ids.length === 0 || ids.length > maxJobItems) return true
      return (await send({ rule_id: null, listing_ids: ids })).end === 'done'
    },
  }
}
