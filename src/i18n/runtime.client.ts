import type { Locale } from './locale.ts'

/**
 * The part of the runtime that compiled messages need in the browser. The build substitutes it for the compiler's own,
 * and emits the scripts once per language (`build/one-language.ts`).
 */

declare const __LOCALE__: Locale

/** @public */
export const getLocale = () => __LOCALE__

/** @public The development server has one script for all languages. */
export function overwriteGetLocale() {}
