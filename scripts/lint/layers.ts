import { posix } from 'node:path'
import { refusalOfExchangeRoom } from './exchange-rooms.ts'
import { refusalOfFeatureRoom } from './feature-rooms.ts'
import { isTest } from './rule.ts'

/** Which of our layers each layer may import, besides itself. The README has a map of them. */
const FACE_TOO = ['contract', 'lib', 'upstream', 'device', 'i18n', 'paraglide']

const MAY_IMPORT: Record<string, readonly string[]> = {
  lib: [],
  contract: ['lib'],
  config: ['lib'],
  i18n: ['lib', 'paraglide', 'device'],
  design: ['lib', 'i18n', 'paraglide', 'styled-system'],
  device: ['lib', 'i18n', 'paraglide', 'upstream', 'route-tree'],
  security: ['lib', 'device', 'upstream'],
  upstream: ['contract', 'lib', 'device', 'i18n', 'paraglide'],
  features: [...FACE_TOO, 'design', 'styled-system'],
  routes: [...FACE_TOO, 'design', 'styled-system', 'features', 'security'],
  // renders pages, and caches those that are the same for everybody
  pages: ['lib', 'device', 'i18n', 'paraglide', 'upstream', 'security'],
  // router.tsx, start.ts, server.ts and the like: Start's entry points
  entry: [...FACE_TOO, 'design', 'styled-system', 'features', 'security', 'pages', 'routes', 'route-tree'],
  // wires the layers together for main.ts
  host: ['lib', 'config', 'upstream', 'security', 'contract', 'exchange', 'demo'],
  // draws the pictures of items and people; sharp makes it too heavy for any page
  art: ['lib'],
  exchange: ['contract', 'lib', 'config', 'art'],
  simulators: ['lib'],
  demo: ['exchange', 'simulators', 'contract', 'lib', 'config'],
}

/** The programs, which wire everything together. */
const PROGRAMS = new Set(['src/main.ts', 'src/exchange-main.ts', 'src/operator-main.ts'])

// Includes upstream, because the site also runs on edge runtimes without Node.
const FACE = new Set(['features', 'routes', 'design', 'device', 'i18n', 'entry', 'upstream'])
const REACT = /^(react|react-dom|@tanstack\/.*|@ark-ui\/.*)(\/|$)/
const SERVER_ONLY =
  /^(node:.*|pg|pg-boss|drizzle-orm|@electric-sql\/pglite|hono|@hono\/node-server|sharp|svg-captcha)(\/|$)/
const WITHOUT_REACT = new Set(['lib', 'contract', 'config', 'art', 'exchange', 'simulators', 'demo'])

/** `src/exchange/app.ts` belongs to `exchange`, `src/router.tsx` to `entry`, a file outside `src` to no layer. */
export function layerOf(path: string): string | undefined {
  if (PROGRAMS.has(path)) return 'main'
  if (path === 'src/route-tree.gen.ts') return 'route-tree'
  const [, first, rest] = /^src\/([^/]+)(\/.*)?$/.exec(path) ?? []
  if (!first) return undefined
  return rest ? first : 'entry'
}

/** Returns the file that an import resolves to, relative to the project's root; undefined for a package. */
export function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return posix.join('src', specifier.slice(1))
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
  return undefined
}

/** Parts of the contract without schemas: plain values, which cost the browser only their own size. */
const WITHOUT_SCHEMAS = new Set(
  [
    'account-refusals',
    'bounds',
    'codes',
    'words',
    'market/picture-widths',
    'market/reference-price',
    'price-rules/words',
    'price-rules/apply-price-rule',
    'price-bounds',
    'purchase-orders/bounds',
  ].map((name) => `src/contract/${name}.ts`),
)

/** Returns why `from` may not import `specifier`, or undefined if it may. Except for contracts, types count, too. */
export function refusalOf(from: string, specifier: string, isTypeOnly = false): string | undefined {
  const layer = layerOf(from)
  if (!layer || layer === 'main' || isTest(from)) return undefined
  const target = resolveImport(from, specifier)
  if (target === undefined) return refusalOfPackage(from, layer, specifier)
  const targetLayer = layerOf(target)
  if (targetLayer === undefined || target.endsWith('.css')) return undefined
  const allowed = MAY_IMPORT[layer]
  if (!allowed) return `src/${layer} is not a layer of the architecture: add it to scripts/lint/layers.ts`
  if (targetLayer !== layer && !allowed.includes(targetLayer)) {
    return `${layer} may not import ${targetLayer}: it may import ${allowed.join(', ') || 'nothing of ours'}`
  }
  if (targetLayer === 'contract' && !isTypeOnly && reachesTheBrowser(from, layer) && !WITHOUT_SCHEMAS.has(target)) {
    return 'a schema would bring zod to the browser: import types of the contract here, values in *.functions.ts'
  }
  return refusalOfExchangeRoom(from, target) ?? refusalWithinTheFace(from, layer, target, targetLayer)
}

function reachesTheBrowser(from: string, layer: string): boolean {
  return FACE.has(layer) && layer !== 'upstream' && !runsOnTheServer(from)
}

function refusalOfPackage(from: string, layer: string, specifier: string): string | undefined {
  if (WITHOUT_REACT.has(layer) && REACT.test(specifier))
    return `${layer} may not import ${specifier}: it knows no React`
  const isBuildTime = from.startsWith('src/design/codegen/')
  if (FACE.has(layer) && SERVER_ONLY.test(specifier) && !runsOnTheServer(from) && !isBuildTime) {
    return `${specifier} is for the server: only *.functions.ts, *.server.ts and routes/api import it here`
  }
  return undefined
}

function refusalWithinTheFace(from: string, layer: string, target: string, targetLayer: string): string | undefined {
  if (layer !== 'features' && layer !== 'routes') return undefined
  const byRoom = refusalOfFeatureRoom(from, target)
  if (byRoom) return byRoom
  if (targetLayer === 'upstream' && !runsOnTheServer(from)) {
    return 'only *.functions.ts, *.server.ts and routes/api call upstream: go through a server function'
  }
  if (/\.functions(\.ts)?$/.test(target) && !mayCallServerFunctions(from)) {
    return "server functions are called by their feature's queries.ts and mutations.ts alone"
  }
  return undefined
}

function runsOnTheServer(path: string): boolean {
  return /\.(functions|server)\.tsx?$/.test(path) || path.startsWith('src/routes/api/') || path === 'src/server.ts'
}

function mayCallServerFunctions(path: string): boolean {
  return /(^|[/-])(queries|mutations)\.ts$/.test(path) || runsOnTheServer(path)
}
