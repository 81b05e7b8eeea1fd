import type { Locale } from './locale.ts'

const rules = new Map<Locale, Intl.PluralRules>()

/**
 * Which form of a text fits a count: `one`, `other` and so on. A build puts this in the place of Paraglide's own, which makes its
 * rules anew for each text: that costs a hundred times what using them does.
 * @public
 */
export function plural(locale: Locale, count: unknown): Intl.LDMLPluralRule {
  let known = rules.get(locale)
  if (!known) rules.set(locale, (known = new Intl.PluralRules(locale)))
  return known.select(Number(count))
}
