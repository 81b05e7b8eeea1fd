import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const wrapped = ['react', 'react/jsx-runtime']
const prefix = '\0named:'
const require = createRequire(import.meta.url)

/** A module that exports what a CommonJS one does, by name. */
export const namedExports = (source: string): string =>
  `import all from '${source}'\nexport default all\nexport const { ${Object.keys(require(source) as object).join(', ')} } = all\n`

/** Gives modules React's exports by name. React is CommonJS, which the bundler wraps: every chunk would take it out of
 * its wrapping again, and call each hook and each element's maker as its property. Fails the build if nothing imports
 * React by name any more. */
export function namedReact(): Plugin {
  const met = new Set<string>()
  return {
    name: 'amber:named-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer, { kind }) {
      // React DOM is CommonJS as well, and requires the original.
      if (!wrapped.includes(source) || importer?.startsWith(prefix) || kind !== 'import-statement') return null
      met.add(source)
      return prefix + source
    },
    load: (id) => (id.startsWith(prefix) ? namedExports(id.slice(prefix.length)) : null),
    buildEnd(error) {
      const missing = wrapped.filter((source) => !met.has(source))
      if (!error && missing.length > 0) this.error(`no module imports ${missing.join(', ')} any more`)
    },
  }
}
