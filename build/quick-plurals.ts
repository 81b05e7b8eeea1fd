import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const compiled = resolve('src/paraglide/registry.js')
const quick = resolve('src/i18n/plurals.ts')

/** Makes messages select plural forms through `plurals.ts`, in the browser and on the server. Fails the build if no
 * message does, which means that Paraglide has changed. */
export function quickPlurals(): Plugin {
  let hasReplaced = false
  return {
    name: 'amber:quick-plurals',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'ssr',
    async resolveId(source, importer) {
      if (!source.endsWith('registry.js')) return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      if (resolved?.id !== compiled) return null
      hasReplaced = true
      return quick
    },
    buildEnd(error) {
      if (!error && !hasReplaced) this.error('no message counts by the registry of Paraglide any more')
    },
  }
}
