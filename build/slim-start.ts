import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const plain = 'src/lib/wire/plain-seroval.ts'

/** Modules of Start that serve what this site doesn't do, and what stands in for them: all of seroval and streamed
 * answers, for values other than plain data; the calls of server functions, for middleware. */
export const replaced: Readonly<Record<string, string>> = {
  seroval: plain,
  './frame-decoder.js': plain,
  './serializer/seroval-plugins.js': plain,
  './serializer/RawStreamRPCPlugin.js': plain,
  './createServerFn.js': 'src/lib/wire/plain-calls.ts',
}

/** Replaces modules of Start in the browser's build by the parts that this site needs. Fails the build if one of them
 * is no longer imported, which means that Start has changed and this plugin must follow. */
export function slimStart(): Plugin {
  const met = new Set<string>()
  return {
    name: 'amber:slim-start',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source) {
      const ours = Object.hasOwn(replaced, source) && replaced[source]
      if (!ours) return null
      met.add(source)
      return resolve(ours)
    },
    buildEnd(error) {
      const missing = Object.keys(replaced).filter((source) => !met.has(source))
      if (!error && missing.length > 0) this.error(`no module imports ${missing.join(', ')} any more`)
    },
  }
}
