import type { Plugin } from 'vite'

/** Vite's module that every `import()` of the browser's code goes through. */
export const preloadHelper = '\0vite/preload-helper.js'

/** What is left of it where no import names anything to be fetched besides: it says when a piece of the site cannot be had. */
const slim = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true })
  event.payload = error
  dispatchEvent(event)
  if (!event.defaultPrevented) throw error
})`

/** Gives the browser's build the helper of `import()` without its fetching ahead, which `modulePreload: false` leaves without use. A
 * build fails that has no such helper any more, or whose imports name what the slim one would not fetch: a style sheet of their own. */
export function slimPreload(): Plugin {
  let hasReplaced = false
  return {
    name: 'amber:slim-preload',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (id !== preloadHelper) return null
      if (!code.includes('export const __vitePreload ='))
        this.error('Vite writes the helper of import() in another way')
      hasReplaced = true
      return slim
    },
    generateBundle(_options, bundle) {
      if (!hasReplaced) this.error('no import goes through the helper of Vite any more')
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.code.includes('__vite__mapDeps'))
          this.error(`${chunk.fileName} has imports that want more than their own code`)
      }
    },
  }
}
