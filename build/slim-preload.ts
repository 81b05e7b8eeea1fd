import type { Plugin } from 'vite'

/** Vite's module that wraps every `import()` in the browser's code. */
export const preloadHelper = '\0vite/preload-helper.js'

/**
 * What remains of it when no import lists dependencies: an event when a chunk fails to load. The error reads differently
 * from the browser's own, by which the router would know a missing chunk and reload the page, even offline. Whether to
 * reload is up to the listeners of the event; what is being reloaded waits, and doesn't fail.
 */
const slim = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true })
  event.payload = error
  dispatchEvent(event)
  if (event.defaultPrevented) return new Promise(() => {})
  throw new Error('A chunk did not load: ' + error.message, { cause: error })
})`

/** Gives the browser's build the `import()` helper without preloading, which `modulePreload: false` leaves unused.
 * Fails the build if that helper is gone, or if an import lists a dependency that the slim helper would not fetch,
 * such as a style sheet. */
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
