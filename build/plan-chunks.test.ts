import { expect, test } from 'vitest'
import { planChunks, planOf } from './plan-chunks.ts'

const split = '?tsr-split=component---loader---pendingComponent'
const cart = `/src/routes/pc/cart.tsx${split}`
const home = `/src/routes/pc/home.tsx${split}`

/** A site with two pages, from what each module imports. */
const site: Record<string, { imports?: string[]; loads?: string[]; code?: string }> = {
  '/src/client.tsx': { loads: [`/src/routes/pc/route.tsx${split}`, cart, home], imports: ['/src/everywhere.ts'] },
  '/src/everywhere.ts': {},
  [`/src/routes/pc/route.tsx${split}`]: { imports: ['/src/shell.ts'] },
  '/src/shell.ts': {},
  [cart]: { imports: ['/src/price.ts', '/src/row.ts', '/src/cart.ts', '/src/shell.ts', '/node_modules/zag/index.js'] },
  [home]: { imports: ['/src/price.ts', '/src/row.ts', '/src/everywhere.ts', '/node_modules/zag/index.js'] },
  '/src/cart.ts': {},
  '/src/price.ts': {},
  '/src/row.ts': { imports: ['/src/paraglide/messages.js'], code: 'm.row_title() + m.row_text()' },
  '/src/paraglide/messages.js': {
    imports: ['/src/paraglide/messages/row_title.js', '/src/paraglide/messages/other.js'],
  },
  '/src/paraglide/messages/row_title.js': {},
  '/src/paraglide/messages/row_text.js': {},
  '/src/paraglide/messages/other.js': {},
  '/node_modules/zag/index.js': {},
}

const plan = planOf(Object.keys(site), (id) => ({
  code: site[id]?.code ?? '',
  importedIds: site[id]?.imports ?? [],
  dynamicallyImportedIds: site[id]?.loads ?? [],
  isEntry: id === '/src/client.tsx',
}))

test('what several pages share is planned, with the messages that it uses', () => {
  expect([...plan.keys()].sort()).toEqual([
    '/src/paraglide/messages/row_text.js',
    '/src/paraglide/messages/row_title.js',
    '/src/price.ts',
    '/src/row.ts',
  ])
  expect(new Set(plan.values()).size).toBe(1)
})

/** Returns the error with which one of the plugin's hooks fails the build. */
function errorOf(hook: 'buildEnd' | 'generateBundle', bundle: object = {}): string | undefined {
  let said: string | undefined
  const context = { error: (message: string) => (said ??= message), getModuleIds: () => [] }
  const run = planChunks()[hook] as unknown as (this: typeof context, options: unknown, bundle: object) => void
  run.call(context, undefined, bundle)
  return said
}

test('a build fails in which no page is a module of its own, or chunks import each other', () => {
  expect(errorOf('buildEnd')).toContain('no page is a module of its own')
  const chunkWith = (...imports: string[]) => ({ type: 'chunk', imports })
  expect(errorOf('generateBundle', { 'a.js': chunkWith('b.js'), 'b.js': chunkWith() })).toBeUndefined()
  expect(errorOf('generateBundle', { 'a.js': chunkWith('b.js'), 'b.js': chunkWith('a.js') })).toContain('a.js imports')
})
