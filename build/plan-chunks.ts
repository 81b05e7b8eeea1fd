import type { Plugin } from 'vite'
import { mergeChunks, type Chunk } from './merge-chunks.ts'

const messages = '/src/paraglide/messages.js'
const pagePart = /\/src\/routes\/.*\?tsr-split=component/
const shellPart = /\/src\/routes\/(?:pc|mobile)\/route\.tsx\?/
/** Where most visits begin. */
const frontPage = /\/(?:market|goods|catalogue)\//
/** How often something is loaded. */
const weights = { shell: 4, frontPage: 3, page: 1, late: 0.1 }
/** Of a module's source, minified and compressed. */
const bytesPerCharacter = 0.15

interface Module {
  code: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  isEntry: boolean
}
type ModuleOf = (id: string) => Module | null

/** The modules of the site that a module imports; of all messages, those that it uses. */
function importsOf(id: string, moduleOf: ModuleOf): string[] {
  const { importedIds = [], code } = moduleOf(id) ?? {}
  return importedIds.flatMap((imported) => {
    if (!imported.endsWith(messages))
      return /\/src\//.test(imported) && !imported.includes('/node_modules/') ? [imported] : []
    const folder = imported.replace(/\.js$/, '/')
    return [...new Set([...(code ?? '').matchAll(/\bm\.(\w+)/g)].map((match) => `${folder}${match[1]}.js`))]
  })
}

function reached(from: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const seen = new Set(from)
  for (const id of seen) for (const further of next(id)) seen.add(further)
  return seen
}

/** Returns everything that is loaded by itself, and how often: pages, what the shell adds to most of them, and what a page loads
 * once somebody uses it. */
function rootsOf(ids: readonly string[], moduleOf: ModuleOf, everywhere: ReadonlySet<string>): Map<string, number> {
  const roots = new Map<string, number>()
  for (const id of ids) {
    const late = everywhere.has(id) ? weights.shell : weights.late
    for (const root of moduleOf(id)?.dynamicallyImportedIds ?? []) {
      const own = !pagePart.test(root) ? late : frontPage.test(root) ? weights.frontPage : weights.page
      roots.set(root, Math.max(own, roots.get(root) ?? 0))
    }
  }
  return roots
}

/** Names the chunk of each module that some pages load. */
export function planOf(ids: readonly string[], moduleOf: ModuleOf): Map<string, string> {
  const imports = (id: string) => importsOf(id, moduleOf)
  const common = ids.filter((id) => moduleOf(id)?.isEntry || shellPart.test(id))
  const everywhere = reached(common, imports)
  const pagesOf = new Map<string, Map<string, number>>()
  for (const [page, weight] of rootsOf(ids, moduleOf, everywhere)) {
    for (const id of reached([page], imports)) {
      if (everywhere.has(id)) continue
      if (!pagesOf.has(id)) pagesOf.set(id, new Map())
      pagesOf.get(id)!.set(page, weight)
    }
  }
  // What a single page loads stays with it, because the libraries that only this page uses stay there as well: a merged
  // chunk would import them and be imported by the page.
  const shared = [...pagesOf].filter(([, pages]) => pages.size > 1).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const bySame = Map.groupBy(shared, ([, pages]) => [...pages.keys()].sort().join('|'))
  const chunks: Chunk[] = [...bySame.values()].map((modules) => ({
    ids: modules.map(([id]) => id),
    bytes: modules.reduce((total, [id]) => total + (moduleOf(id)?.code?.length ?? 0) * bytesPerCharacter, 0),
    pages: modules[0]![1],
    imports: new Set(modules.flatMap(([id]) => imports(id))),
  }))
  return new Map(mergeChunks(chunks).flatMap(({ ids }, at) => ids.map((id) => [id, `part-${at}`] as const)))
}

let plan = new Map<string, string>()

/** The name of the chunk that a module goes to. */
export const plannedChunk = (id: string): string | null => plan.get(id) ?? null

/** Plans the chunks once all modules are known. Fails the build if no page is a module of its own any more. */
export const planChunks = (): Plugin => ({
  name: 'amber:plan-chunks',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildEnd(error) {
    if (error) return
    const ids = [...this.getModuleIds()]
    if (!ids.some((id) => pagePart.test(id))) this.error('no page is a module of its own any more')
    plan = planOf(ids, (id) => this.getModuleInfo(id))
  },
  generateBundle(_options, bundle) {
    const importsOfFile = (file: string) => {
      const chunk = bundle[file]
      return chunk?.type === 'chunk' ? chunk.imports : []
    }
    const round = Object.keys(bundle).find((file) => reached(importsOfFile(file), importsOfFile).has(file))
    if (round) this.error(`${round} imports itself by way of other chunks`)
  },
})
