import { AsyncLocalStorage } from 'node:async_hooks'
import { overwriteGetLocale } from '#paraglide/runtime.js'
import type { Locale } from './locale.ts'
import { baseLocale } from './locale.ts'

const current = new AsyncLocalStorage<Locale>()

overwriteGetLocale(() => current.getStore() ?? baseLocale)

/** Answers a request in one language: every message made inside, however late, is in it. */
export const withLocale = <Result>(locale: Locale, answer: () => Result): Result => current.run(locale, answer)
