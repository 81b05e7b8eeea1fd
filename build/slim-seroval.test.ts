import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { errorOf } from '../tests/setup/build-errors.ts'
import { replaced, slimSeroval } from './slim-seroval.ts'

const come = (plugin: ReturnType<typeof slimSeroval>, source: string) =>
  (plugin.resolveId as (source: string) => string | null)(source)

test('every module that carries more than plain data is replaced, and no other', () => {
  const plugin = slimSeroval()
  for (const source of replaced) expect(come(plugin, source)).toBe(resolve('src/lib/wire/plain-seroval.ts'))
  expect(come(plugin, 'react')).toBeNull()
  expect(errorOf(plugin, 'buildEnd')).toBeUndefined()
})

test.each(replaced)('a build in which nothing imports %s any more fails', (gone) => {
  const plugin = slimSeroval()
  for (const source of replaced) if (source !== gone) come(plugin, source)
  expect(errorOf(plugin, 'buildEnd')).toBe(`no module imports ${gone} any more`)
})

test('Start still reads and writes its calls with what is replaced', () => {
  const fetcher = 'node_modules/@tanstack/start-client-core/dist/esm/client-rpc/serverFnFetcher.js'
  const imported = /import \{([^}]*)\} from "seroval"/.exec(readFileSync(fetcher, 'utf8'))?.[1]
  expect(imported?.split(',').map((name) => name.trim())).toEqual(['fromCrossJSON', 'toJSONAsync'])
})
