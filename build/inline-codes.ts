import type { Plugin } from 'vite'
import { codes } from '#contract/codes.ts'

/** The list itself, and who imports it: `codes.notFound` becomes `400404`, for no page needs more than a few of them. */
export function withCodesInlined(code: string): string {
  if (!/from ['"]#contract\/codes\.ts['"]|^export const codes = /m.test(code)) return code
  return code.replace(/(?<![\w./])codes\.(\w+)\b/g, (whole, name: string) =>
    Object.hasOwn(codes, name) ? String(codes[name as keyof typeof codes]) : whole,
  )
}

/** Writes business codes into the browser's build as the numbers they are, so that it goes without their list. */
export const inlineCodes = (): Plugin => ({
  name: 'amber:inline-codes',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code) => withCodesInlined(code),
})
