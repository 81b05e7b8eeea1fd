import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

const idPattern = /\bS\d+\.\d+\b/g
const titlePattern = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])([\s\S]*?)\1/g

/** Returns the requirement ids in test titles and in the list of pages that gives tests their titles, by file. */
function namedIds(): Map<string, string> {
  const files = globSync(['{src,build,scripts,tests,e2e}/**/*.{test,spec}.{ts,tsx}', 'e2e/fixtures/*.ts'], {
    cwd: root,
  })
  const ids = new Map<string, string>()
  for (const file of files) {
    const text = read(file)
    const titles = [...text.matchAll(titlePattern)].map(([, , title = '']) => title)
    const lent = [...text.matchAll(/\bid: '(S\d+\.\d+)'/g)].map(([, id = '']) => id)
    for (const id of [...titles, ...lent].flatMap((title) => title.match(idPattern) ?? [])) ids.set(id, file)
  }
  return ids
}

test('every requirement is described once and named by a test title, and no title names another', () => {
  const described = [...read('docs/requirements.md').matchAll(/^\| (S\d+\.\d+) +\|/gm)].map(([, id = '']) => id)
  expect(new Set(described).size).toBe(described.length)
  const named = namedIds()
  expect(described.filter((id) => !named.has(id))).toEqual([])
  expect([...named].filter(([id]) => !described.includes(id))).toEqual([])
})
