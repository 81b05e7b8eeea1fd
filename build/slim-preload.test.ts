import { expect, test, vi } from 'vitest'
import { preloadHelper, slimPreload } from './slim-preload.ts'

const vites = 'const seen = {};export const __vitePreload = function preload(baseModule, deps, importerUrl) {}'

/** Runs the plugin on these modules and chunks; returns its build errors and the transformed modules. */
function build(modules: Record<string, string>, chunks: Record<string, string> = {}) {
  const plugin = slimPreload()
  const errors: string[] = []
  const context = { error: (message: string) => void errors.push(message) }
  const transform = plugin.transform as (this: typeof context, code: string, id: string) => string | null
  const generate = plugin.generateBundle as (this: typeof context, options: object, bundle: object) => void
  const became = Object.entries(modules).map(([id, code]) => transform.call(context, code, id))
  const bundle = Object.entries(chunks).map(([fileName, code]) => [fileName, { type: 'chunk', fileName, code }])
  generate.call(context, {}, Object.fromEntries(bundle) as object)
  return { became, errors }
}

type Helper = (load: () => Promise<unknown>) => Promise<unknown>

/** The helper that stands in its place, with a listener to its events. */
function helperWith(dispatchEvent: (event: Event) => void): Helper {
  const source = build({ [preloadHelper]: vites }).became[0]!.replace('export const __vitePreload =', 'return')
  return new Function('dispatchEvent', 'Event', source)(dispatchEvent, Event) as Helper
}

test('the helper alone is replaced', () => {
  const { became, errors } = build({ [preloadHelper]: vites, 'src/a.ts': vites }, { 'a.js': 'import("./b.js")' })
  expect(became).toEqual([expect.stringContaining('vite:preloadError'), null])
  expect(errors).toEqual([])
})

test('a build fails without the helper, with another one, or with a style sheet that an import wants', () => {
  expect(build({ 'src/a.ts': '' }).errors).toEqual(['no import goes through the helper of Vite any more'])
  expect(build({ [preloadHelper]: 'export const load = 1' }).errors[0]).toMatch(/in another way/)
  const wanting = build({ [preloadHelper]: vites }, { 'a.js': 'const __vite__mapDeps = []' })
  expect(wanting.errors).toEqual(['a.js has imports that want more than their own code'])
})

test('S2.14 what stands in its place hands on what is loaded, and leaves it to the page to reload for what cannot be', async () => {
  const dispatched = vi.fn()
  const load = helperWith(dispatched)
  await expect(load(() => Promise.resolve('piece'))).resolves.toBe('piece')
  expect(dispatched).not.toHaveBeenCalled()
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/a.js')
  await expect(load(() => Promise.reject(gone))).rejects.toMatchObject({
    message: `A chunk did not load: ${gone.message}`,
    cause: gone,
  })
  expect(dispatched).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'vite:preloadError', payload: gone, cancelable: true }),
  )
})

test('S2.17 what stands in its place waits while the page reloads', async () => {
  const load = helperWith((event) => event.preventDefault())
  const ended = vi.fn()
  void load(() => Promise.reject(new Error('gone'))).then(ended, ended)
  await new Promise((resolve) => setImmediate(resolve))
  expect(ended).not.toHaveBeenCalled()
})
