import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** What Start writes about the scripts of all routes: of each route its own chunk, then everything that this imports. */
const startManifest = /tanstack-start-manifest:v$/
const start = 'export const tsrStartManifest ='

/** Scripts with this many characters are announced wherever they are imported. */
const large = 8_000

/** Leaves in a manifest the first script of each route, and the large ones. */
export const withFewPreloads = (code: string, largeFiles: readonly string[]): string =>
  `${code.replace(start, 'const whole =')}
const large = new Set(${JSON.stringify(largeFiles)})
const isEarly = (path, at) => at === 0 || large.has(path.slice(path.lastIndexOf('/') + 1))
export const tsrStartManifest = () => {
  const manifest = whole()
  for (const route of Object.values(manifest.routes)) route.preloads = route.preloads?.filter(isEarly)
  return manifest
}`

/**
 * Has a page announce few of its scripts: those of its routes, and large ones. Of some thirty, most are less than a
 * kilobyte compressed, and fetching and compiling each of them competes with the first paint. Fails the build if Start
 * writes its manifest in another way.
 */
export function fewPreloads(): Plugin {
  let largeFiles: string[] | undefined
  let hasShortened = false
  return {
    name: 'amber:few-preloads',
    apply: 'build',
    sharedDuringBuild: true,
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk')
      largeFiles = scripts.filter(({ code }) => code.length >= large).map(({ fileName }) => basename(fileName))
    },
    transform(code, id) {
      if (this.environment.name !== 'ssr' || !startManifest.test(id)) return null
      if (!largeFiles || !code.includes(start)) this.error('Start writes its manifest in another way')
      hasShortened = true
      return withFewPreloads(code, largeFiles)
    },
    buildEnd(error) {
      if (!error && this.environment.name === 'ssr' && !hasShortened) this.error('Start has no manifest any more')
    },
  }
}
