import type { Plugin } from 'vite'

type Hook = 'buildStart' | 'buildEnd'

/** What a plugin of the build ends it with in that hook; undefined when it lets the build go on. */
export function errorOf(plugin: Plugin, hook: Hook): string | undefined {
  let said: string | undefined
  const context = { error: (message: string) => (said ??= message) }
  const run = plugin[hook] as (this: typeof context, error?: Error) => void
  run.call(context)
  return said
}
