import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** What of Start is only there for values that are no plain data: the whole of seroval, and answers that come as streams. */
export const replaced = ['seroval', 'seroval-plugins/web', './frame-decoder.js', './rawStreamCodec.js']

/** Gives the browser's build as much of seroval as plain data needs, in the place of the whole. A build that no longer comes across
 * one of the modules fails: then Start has changed, and what stands here with it. */
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
