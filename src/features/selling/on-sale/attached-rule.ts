import type { SellingItem } from '../model.ts'

export const noRule = 'none'

/** The rule that all of these listings keep to, or that they keep to none; empty if they differ. */
export function attachedRule(items: readonly Pick<SellingItem, 'rule'>[]): string {
  const [first, ...others] = new Set(items.map(({ rule }) => rule?.rule_id ?? noRule))
  return first !== undefined && others.length === 0 ? first : ''
}
