import { createRequire } from 'node:module'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toJSONAsync } from '#lib/wire/plain-seroval.ts'
import { isWireForm } from './wire-form.ts'

/** The server's seroval: the version that Start itself depends on. */
const near = (at: NodeJS.Require, name: string) => createRequire(at.resolve(`${name}/package.json`))
const start = near(near(createRequire(import.meta.url), '@tanstack/react-start'), '@tanstack/start-client-core')
const seroval = start('seroval') as {
  fromJSON(source: unknown): unknown
  toJSONAsync(value: unknown): Promise<unknown>
}

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const number = fc.oneof(fc.integer({ min: -1, max: 30 }), fc.constantFrom('', 'x', null, 1.5))
const { node } = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.record({ t: number, s: fc.oneof(number, fc.string()) }, { requiredKeys: [] }),
    fc.constant({ t: 0, s: 1 }),
    fc.record(
      { t: fc.constantFrom(9, 4), i: number, a: fc.array(tie('node')), o: number },
      { requiredKeys: ['t', 'i'] },
    ),
    fc.record({
      t: fc.constantFrom(10, 11),
      i: number,
      p: fc.oneof(fc.record({ k: fc.array(fc.string()), v: fc.array(tie('node')) }), fc.constant(null)),
      o: number,
    }),
  ),
}))

test('what passes is read without an exception', () => {
  const made = fc.record({ t: node, f: number, m: fc.oneof(fc.array(fc.nat(5)), number) }, { requiredKeys: [] })
  fc.assert(
    fc.property(made, (json) => {
      fc.pre(isWireForm(overTheWire(json)))
      seroval.fromJSON(overTheWire(json))
    }),
    { numRuns: 2_000, maxSkipsPerRun: 1_000 },
  )
})

test('what pages send passes, of the build as of the development server', async () => {
  const shared = { wear: -0, note: undefined }
  const sent = {
    data: { key: 'k', body: [1, 'two', null, true, Infinity, shared, shared], __proto__: null },
    context: {},
  }
  expect(isWireForm(overTheWire(await toJSONAsync({ data: { ...sent.data } })))).toBe(true)
  expect(isWireForm(overTheWire(await seroval.toJSONAsync(sent)))).toBe(true)
})

test.each([
  '{}',
  '[]',
  'null',
  '1',
  '"x"',
  '{"t":{"t":99}}',
  '{"t":{"t":5,"i":0,"s":"x"},"m":[]}',
  '{"t":{"t":9},"m":[]}',
])('%s is no such form', (text) => expect(isWireForm(JSON.parse(text))).toBe(false))
