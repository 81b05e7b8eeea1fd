import type { Locale } from './locale.ts'
import { baseLocale } from './locale.ts'

/** What the compiled messages need of their runtime in the browser. A build puts this in the place of the compiler's own, whose
 * ways of finding a language the site does not use. */

export const experimentalStaticLocale = undefined

let read = (): Locale => baseLocale

export const getLocale = () => read()

export function overwriteGetLocale(how: () => Locale) {
  read = how
}
