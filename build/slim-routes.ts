import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const tree = resolve('src/route-tree.gen.ts')
const routes = `${resolve('src/routes')}/`
const routeParts = resolve('src/route-parts.tsx')

/** Lists the children of a route without their names, which only types use, and names only what differs between
 * routes: where they are, and below which other route. */
export const slimTree = (code: string): string =>
  'const at = (id, getParentRoute) => ({ id, path: id, getParentRoute });\n' +
  code
    .replace(/(const \w+Children = )\{([^}]*)\}/g, (_whole, start: string, children: string) => {
      const values = children.split(',').map((child) => child.split(':').at(-1)!.trim())
      return `${start}[${values.join(', ')}]`
    })
    .replace(
      /\.update\(\{\s*id: ("[^"]*"),\s*path: \1,\s*getParentRoute: (\(\) => \w+)\s*\}\)/g,
      (_whole, id: string, parent: string) => `.update(at(${id}, ${parent}))`,
    )

const importers =
  /const (\$\$split\w+) = (\(\) => import\("[^"]*\?tsr-split=component---loader---pendingComponent"\));/g
const parts = /\b(loader|component|pendingComponent): lazy(?:Fn|RouteComponent)\(\$\$split\w+, "\1"\),?/g

/** Makes a route without its path, which only types use: the tree gives it its path. If its chunk has the usual three
 * parts, it takes them from `routeParts`. */
export function slimRoute(code: string): string {
  const bare = code.replace(/\bcreateFileRoute\("[^"]*"\)/, 'createFileRoute()')
  const [importer] = [...bare.matchAll(importers)].map((match) => match[2])
  if (importer === undefined || [...bare.matchAll(parts)].length !== 3) return bare
  let written = 0
  const shared = bare
    .replace(importers, '')
    .replace(parts, () => (written++ === 0 ? `...routeParts(${importer}),` : ''))
  return `import { routeParts } from ${JSON.stringify(routeParts)};\n${shared}`
}

/** Shortens what is written about each of eighty routes, because every page of the site loads all routes. Fails the
 * build if the router's plugin comes to write it in another way. */
export function slimRoutes(): Plugin {
  const seen = { tree: false, path: false, parts: false }
  return {
    name: 'amber:slim-routes',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (id === tree) {
        const slim = slimTree(code)
        seen.tree = slim.includes('.update(at(') && slim.includes('Children = [')
        return slim
      }
      if (!id.startsWith(routes) || id.includes('?')) return null
      const slim = slimRoute(code)
      seen.path ||= slim.includes('createFileRoute()')
      seen.parts ||= slim.includes('...routeParts(')
      return slim
    },
    buildEnd(error) {
      const other = Object.entries(seen).filter(([, isKnown]) => !isKnown)
      if (!error && other.length > 0)
        this.error(`routes are no longer written as expected: ${other.map(([what]) => what).join(', ')}`)
    },
  }
}
