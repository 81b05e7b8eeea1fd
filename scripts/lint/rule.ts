import { relative, sep } from 'node:path'
import type { RuleTester } from 'oxlint/plugins-dev'

export type Rule = Parameters<RuleTester['run']>[1]
export type Context = Parameters<Extract<Rule, { create: unknown }>['create']>[0]

/** Returns the path of the linted file relative to the project's root, with forward slashes. */
export function pathOf(context: Context): string {
  return relative(context.cwd, context.filename).split(sep).join('/')
}

export function isTest(path: string): boolean {
  return /\.(test|bench|spec)\.tsx?$/.test(path) || /^(tests|e2e)\//.test(path)
}
