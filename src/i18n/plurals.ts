import type { Locale } from './locale.ts'

const rules = new Map<Locale, Intl.PluralRules>()

/**
 * Which plural form fits a count: `one`, `other` and so on. The build substitutes it for Paraglide's own, which creates
 * its rules anew for every text, at a hundred times the cost of using them.
 * @public
 */
export function plural(locale: Locale, count: unknown): Intl.LDMLPluralRule {
  let known = rules.get(locale)
  if (!known) rules.set(locale, (known = new Intl.PluralRules(locale)))
  return known.select(Number(count))
}
