import { getLocale } from '#paraglide/runtime.js'
import type { Locale } from './locale.ts'

const collators = new Map<Locale, Intl.Collator>()

/** Sorts names as the visitor's language does, and their numbers by value: `Rule 2` before `Rule 10`. */
export function compareNames(a: string, b: string): number {
  const locale = getLocale()
  let collator = collators.get(locale)
  if (!collator) collators.set(locale, (collator = new Intl.Collator(locale, { numeric: true })))
  return collator.compare(a, b)
}
