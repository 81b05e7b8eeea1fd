import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Gives the browser's build of the messages a runtime of a few lines. */
export function slimMessages(): Plugin {
  const compiled = resolve('src/paraglide/runtime.js')
  const slim = resolve('src/i18n/runtime.client.ts')
  return {
    name: 'amber:slim-messages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer) {
      if (!source.endsWith('runtime.js')) return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      return resolved?.id === compiled ? slim : null
    },
  }
}
