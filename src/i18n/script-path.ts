import { baseLocale } from './locale.ts'

/** The path of a build's script in a language: `/assets/app.js`, or `/assets/zh-CN/app.js`. */
export function scriptPathIn(locale: string, path: string): string {
  return locale === baseLocale ? path : path.replace(/^\/assets\//, `/assets/${locale}/`)
}
