import { baseLocale } from './locale.ts'

/** Where a script of the build is for a language: `/assets/app.js`, or `/assets/zh-CN/app.js`. */
export function scriptsOf(locale: string, path: string): string {
  return locale === baseLocale ? path : path.replace(/^\/assets\//, `/assets/${locale}/`)
}
