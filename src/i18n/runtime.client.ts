import type { Locale } from './locale.ts'

/** What the compiled messages need of their runtime in the browser. A build puts this in the place of the compiler's own, and writes the
 * scripts once for each language (`build/one-language.ts`). */

declare const __LOCALE__: Locale

/** @public */
export const getLocale = () => __LOCALE__

/** @public The development server has one script for all languages. */
export function overwriteGetLocale() {}
