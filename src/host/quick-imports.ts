import { enableCompileCache, registerHooks, type ResolveFnOutput } from 'node:module'
import { fileURLToPath } from 'node:url'

const cacheFolder = fileURLToPath(new URL('../../.output/compile-cache', import.meta.url))

/**
 * Halves the time until a program is ready; to be called before it imports the exchange. Compiled modules are kept for
 * the next start. And Node reads a package's `package.json` anew for each import of a file in it: Drizzle's has 180 kB,
 * and 800 imports of it, half of them within it, are a third of the whole start. These are resolved without it.
 */
export function quickenImports(): void {
  enableCompileCache(cacheFolder)
  const known = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve(specifier, context, next) {
      const found = resolveWithinDrizzle(specifier, context.parentURL) ?? known.get(specifier)
      if (found) return found
      const resolved = next(specifier, context)
      if (isOfDrizzle.test(specifier)) known.set(specifier, { ...resolved, shortCircuit: true })
      return resolved
    },
  })
}

/** What the exchange imports of it: the same from everywhere. */
const isOfDrizzle = /^drizzle-orm(\/|$)/
const withinDrizzle = '/node_modules/drizzle-orm/'

/** Returns the module that one of Drizzle's modules means by a relative path; all of them are ECMAScript modules. */
export function resolveWithinDrizzle(specifier: string, parentUrl: string | undefined): ResolveFnOutput | undefined {
  if (!specifier.startsWith('.') || !specifier.endsWith('.js') || !parentUrl?.includes(withinDrizzle)) return undefined
  return { url: new URL(specifier, parentUrl).href, format: 'module', shortCircuit: true }
}
