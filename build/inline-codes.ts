import type { Plugin } from 'vite'
import { codes } from '#contract/codes.ts'

/** Transforms the list itself and its importers: `codes.notFound` becomes `400404`. No page needs more than a few. */
export function withCodesInlined(code: string): string {
  if (!/from ['"]#contract\/codes\.ts['"]|^export const codes = /m.test(code)) return code
  return code.replace(/(?<![\w./])codes\.(\w+)\b/g, (whole, name: string) =>
    Object.hasOwn(codes, name) ? String(codes[name as keyof typeof codes]) : whole,
  )
}

/** Inlines business codes as numbers in the browser's build, so that it doesn't ship the list. */
export const inlineCodes = (): Plugin => ({
  name: 'amber:inline-codes',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code) => withCodesInlined(code),
})
