import { expect, test } from 'vitest'
import { fewPreloads } from './few-preloads.ts'

const id = '\0virtual:tanstack-start-manifest:v'
const starts = `export const tsrStartManifest = () => (${JSON.stringify({
  routes: {
    __root__: { preloads: ['/assets/index-1.js', '/assets/framework-2.js', '/assets/runtime-3.js'] },
    '/pc/cart': { preloads: ['/assets/cart-4.js', '/assets/part-5.js'] },
    '/pc/style': { css: ['/assets/style.css'] },
  },
})})`

/** Runs the plugin on a client build with files of these sizes, then on the server's module. */
function build(sizes: Record<string, number>, code: string, module = id): string | null {
  const plugin = fewPreloads()
  const inEnvironment = (name: string) => ({
    environment: { name },
    error: (message: string) => {
      throw new Error(message)
    },
  })
  const bundle = Object.entries(sizes).map(([fileName, size]) => [
    fileName,
    { type: 'chunk', fileName, code: 'x'.repeat(size) },
  ])
  const generate = plugin.generateBundle as (this: object, options: object, bundle: object) => void
  generate.call(inEnvironment('client'), {}, Object.fromEntries(bundle) as object)
  generate.call(inEnvironment('ssr'), {}, {})
  const transform = plugin.transform as (this: object, code: string, id: string) => string | null
  expect(transform.call(inEnvironment('client'), code, module)).toBeNull()
  const became = transform.call(inEnvironment('ssr'), code, module)
  const end = plugin.buildEnd as (this: object) => void
  end.call(inEnvironment('client'))
  end.call(inEnvironment('ssr'))
  return became
}

test("a page announces its routes' own scripts and large ones", async () => {
  const code = build({ 'assets/framework-2.js': 300_000, 'assets/part-5.js': 700, 'assets/cart-4.js': 900 }, starts)
  const { tsrStartManifest } = (await import(`data:text/javascript,${encodeURIComponent(code!)}`)) as {
    tsrStartManifest: () => { routes: unknown }
  }
  expect(tsrStartManifest().routes).toEqual({
    __root__: { preloads: ['/assets/index-1.js', '/assets/framework-2.js'] },
    '/pc/cart': { preloads: ['/assets/cart-4.js'] },
    '/pc/style': { css: ['/assets/style.css'] },
  })
})

test('a build fails if Start has no such manifest, or writes it in another way', () => {
  expect(() => build({}, starts, '/src/manifest.ts')).toThrow('no manifest')
  expect(() => build({}, 'export const manifest = {}')).toThrow('in another way')
})
