import type { Locale } from './locale.ts'
import { baseLocale } from './locale.ts'

/** What the compiled messages need of their runtime in the browser. A build puts this in the place of the compiler's own, whose
 * ways of finding a language the site does not use. */

/** @public Plurals and the like, which stay as compiled, import this and `getLocale`. */
export const experimentalStaticLocale = undefined

let read = (): Locale => baseLocale

/** @public */
export const getLocale = () => read()

export function overwriteGetLocale(how: () => Locale) {
  read = how
}

type Say<Gaps> = string | ((gaps: Gaps) => string)

/** A message: the text of the page's language, with its gaps filled. */
export const pick =
  <Gaps>(english: Say<Gaps>, chinese: Say<Gaps>) =>
  (gaps: Gaps) => {
    const text = read() === baseLocale ? english : chinese
    return typeof text === 'string' ? text : text(gaps)
  }
