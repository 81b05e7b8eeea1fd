import { expect, test } from 'vitest'
import { errorOf } from '../tests/setup/build-errors.ts'
import { namedExports, namedReact } from './named-react.ts'

/** What a plugin makes of an import; null if it leaves it alone. */
const come = (
  plugin: ReturnType<typeof namedReact>,
  source: string,
  importer = 'src/page.tsx',
  kind = 'import-statement',
) =>
  (plugin.resolveId as (source: string, importer: string, options: object) => string | null)(source, importer, { kind })

test('React and its runtime are imported by name, and nothing else', () => {
  const plugin = namedReact()
  const named = come(plugin, 'react')!
  expect(named).not.toBe('react')
  expect((plugin.load as (id: string) => string | null)(named)).toBe(namedExports('react'))
  expect(come(plugin, 'react/jsx-runtime')).not.toBeNull()
  expect(come(plugin, 'react-dom')).toBeNull()
  expect(errorOf(plugin, 'buildEnd')).toBeUndefined()
})

test('what stands in for React finds the original, and so does what requires it', () => {
  const plugin = namedReact()
  expect(come(plugin, 'react', come(plugin, 'react')!)).toBeNull()
  expect(come(plugin, 'react', 'react-dom-client.production.js', 'require-call')).toBeNull()
})

test.each([
  ['react', 'useSyncExternalStore'],
  ['react/jsx-runtime', 'jsxs'],
])('%s can be imported by name', (source, name) => {
  expect(namedExports(source)).toMatch(new RegExp(`^export const \\{.* ${name}\\b.*\\} = all$`, 'm'))
})

test('a build in which nothing imports React by name any more fails', () => {
  const plugin = namedReact()
  come(plugin, 'react')
  expect(errorOf(plugin, 'buildEnd')).toBe('no module imports react/jsx-runtime any more')
})
