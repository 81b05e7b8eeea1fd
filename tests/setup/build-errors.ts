import type { Plugin } from 'vite'

type Hook = 'buildStart' | 'buildEnd'

/** Returns the error with which a plugin's hook fails the build; undefined when it passes. */
export function errorOf(plugin: Plugin, hook: Hook): string | undefined {
  let said: string | undefined
  const context = { error: (message: string) => (said ??= message) }
  const run = plugin[hook] as (this: typeof context, error?: Error) => void
  run.call(context)
  return said
}
