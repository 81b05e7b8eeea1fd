import { createRequire } from 'node:module'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPlugin, fromCrossJSON, toJSONAsync, type PlainNode } from './plain-seroval.ts'

/** The server's seroval: the version that Start itself depends on. */
const near = (at: NodeJS.Require, name: string) => createRequire(at.resolve(`${name}/package.json`))
const start = near(near(createRequire(import.meta.url), '@tanstack/react-start'), '@tanstack/start-client-core')
const seroval = start('seroval') as {
  fromJSON(source: unknown): unknown
  toCrossJSON(value: unknown, options: object): PlainNode
  createPlugin(plugin: object): object
}

const overTheWire = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value
const answered = (value: unknown, plugins: object[] = []) =>
  overTheWire(seroval.toCrossJSON(value, { refs: new Map(), plugins }))

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('\\', '"', '<', 'n', 'x3C', 'u2028', '\n', '\t', '\b', '\f', '\r', '\u2028', '\u2029'),
  }),
)
/** Everything that a server function accepts or returns, including names such as `__proto__`. */
const plainData = fc.anything({
  key: fc.oneof(text, fc.constantFrom('__proto__', 'constructor', 'then')),
  values: [text, fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.constant(undefined)],
  withNullPrototype: false,
})

test('the server reads what a page sends, as it was', async () => {
  await fc.assert(
    fc.asyncProperty(plainData, async (value) => {
      expect(isDeepStrictEqual(seroval.fromJSON(overTheWire(await toJSONAsync(value))), value)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('a page reads what the server answers, as it was', () => {
  fc.assert(
    fc.property(plainData, (value) => {
      expect(isDeepStrictEqual(fromCrossJSON(answered(value), { plugins: [] }), value)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('what stands in an answer twice is read twice', () => {
  const price = { amount: '128.50' }
  const list = ['a']
  const answer = { first: price, second: price, lists: [list, list] }
  expect(fromCrossJSON(answered(answer), { plugins: [] })).toStrictEqual(answer)
})

test('an error travels as its plugin says', () => {
  const parse = (error: Error, context: { parse(value: unknown): unknown }) => ({ v: context.parse(error.message) })
  const errors = createPlugin({
    tag: 'error',
    test: (value: unknown) => value instanceof Error,
    parse: { sync: parse },
    serialize: undefined,
    deserialize: ({ v }: { v: PlainNode }, context: { deserialize(node: PlainNode): unknown }) => ({
      read: context.deserialize(v),
    }),
  })
  const answer = answered({ error: new Error('a < b') }, [seroval.createPlugin(errors)])
  expect(fromCrossJSON(answer, { plugins: [errors] })).toStrictEqual({ error: { read: 'a < b' } })
  expect(() => fromCrossJSON(answer, { plugins: [] })).toThrow(TypeError)
})

test.for([
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['a function', () => 1],
  ['a bigint', 1n],
  ['a file', new File([], 'a')],
] as const)('%s is no plain data: a page does not send it', async ([, value]) => {
  await expect(toJSONAsync({ value })).rejects.toThrow(TypeError)
})

test.for([
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['a bigint', 1n],
] as const)('%s is no plain data: a page does not read it', ([, value]) => {
  expect(() => fromCrossJSON(answered({ value }), { plugins: [] })).toThrow(TypeError)
})
