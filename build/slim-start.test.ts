import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { errorOf } from '../tests/setup/build-errors.ts'
import { replaced, slimStart } from './slim-start.ts'

const come = (plugin: ReturnType<typeof slimStart>, source: string) =>
  (plugin.resolveId as (source: string) => string | null)(source)

test('every module of which the site needs only a part is replaced, and no other', () => {
  const plugin = slimStart()
  for (const [source, ours] of Object.entries(replaced)) expect(come(plugin, source)).toBe(resolve(ours))
  expect(come(plugin, 'react')).toBeNull()
  expect(come(plugin, 'constructor')).toBeNull()
  expect(errorOf(plugin, 'buildEnd')).toBeUndefined()
})

test.each(Object.keys(replaced))('a build in which nothing imports %s any more fails', (gone) => {
  const plugin = slimStart()
  for (const source of Object.keys(replaced)) if (source !== gone) come(plugin, source)
  expect(errorOf(plugin, 'buildEnd')).toBe(`no module imports ${gone} any more`)
})

test('Start still reads and writes its calls with what is replaced', () => {
  const fetcher = 'node_modules/@tanstack/start-client-core/dist/esm/client-rpc/serverFnFetcher.js'
  const imported = /import \{([^}]*)\} from "seroval"/.exec(readFileSync(fetcher, 'utf8'))?.[1]
  expect(imported?.split(',').map((name) => name.trim())).toEqual(['fromCrossJSON', 'toJSONAsync'])
})
