import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { resolveWithinDrizzle } from './quick-imports.ts'

const folder = dirname(fileURLToPath(import.meta.resolve('drizzle-orm')))
const files = new Set(globSync('**/*.js', { cwd: folder }).map((file) => pathToFileURL(`${folder}/${file}`).href))

test('Drizzle’s modules find each other without its package.json', () => {
  const imports = [...files].flatMap((url) =>
    [...readFileSync(fileURLToPath(url), 'utf8').matchAll(/\b(?:import|from)\s*\(?"(\.[^"]*)"/g)].map(
      ([, specifier]) => [specifier!, url] as const,
    ),
  )
  expect(imports.length).toBeGreaterThan(1_000)
  const found = imports.map(([specifier, url]) => resolveWithinDrizzle(specifier, url)?.url ?? specifier)
  expect(found.filter((url) => !files.has(url))).toEqual([])
})

test('all of Drizzle’s modules are ECMAScript modules', () => {
  const [own, ...nested] = globSync('**/package.json', { cwd: folder })
  expect([own, nested]).toEqual(['package.json', []])
  expect(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))).toMatchObject({ type: 'module' })
})

test('what others import is left to Node', () => {
  const drizzle = [...files][0]!
  expect(resolveWithinDrizzle('pg', drizzle)).toBeUndefined()
  expect(resolveWithinDrizzle('./index.cjs', drizzle)).toBeUndefined()
  expect(resolveWithinDrizzle('./index.js', 'file:///market/node_modules/pg/lib/index.js')).toBeUndefined()
  expect(resolveWithinDrizzle('./main.js', undefined)).toBeUndefined()
})
