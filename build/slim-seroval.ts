import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Modules of Start that only serve values other than plain data: all of seroval, and streamed answers. */
export const replaced = ['seroval', 'seroval-plugins/web', './frame-decoder.js', './rawStreamCodec.js']

/** Replaces seroval in the browser's build by the part that plain data needs. Fails the build if one of the modules is
 * no longer imported, which means that Start has changed and this plugin must follow. */
export function slimSeroval(): Plugin {
  const slim = resolve('src/lib/wire/plain-seroval.ts')
  const met = new Set<string>()
  return {
    name: 'amber:slim-seroval',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source) {
      if (!replaced.includes(source)) return null
      met.add(source)
      return slim
    },
    buildEnd(error) {
      const missing = replaced.filter((source) => !met.has(source))
      if (!error && missing.length > 0) this.error(`no module imports ${missing.join(', ')} any more`)
    },
  }
}
