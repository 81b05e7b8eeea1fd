import type { AsyncLocalStorage } from 'node:async_hooks'
import { globSync, readFileSync } from 'node:fs'
import { createServerFn as createStartsOwn } from '@tanstack/react-start'
import { expect, test, vi } from 'vitest'
import { createServerFn, execValidator, executeMiddleware, flattenMiddlewares } from './plain-calls.ts'

/** From where Start's own takes the options of the site: the request being handled. */
const handled = Reflect.get(globalThis, Symbol.for('tanstack-start:start-storage-context')) as AsyncLocalStorage<object>

type Send = Parameters<ReturnType<typeof createServerFn>['handler']>[0]
type Create = typeof createServerFn

/** Calls a function made by `create`; returns what was sent and what came of it. */
async function called(create: Create, method: string | undefined, answer: () => unknown, options?: object) {
  const send = vi.fn(async () => answer())
  const call = create(method === undefined ? undefined : { method })
    .validator()
    .handler(Object.assign(send, { url: '/_serverFn/fetchAny', serverFnMeta: { id: 'fetchAny' } }) as unknown as Send)
  const outcome = await call(options).then(
    (value) => ({ value }),
    (thrown: unknown) => ({ thrown }),
  )
  const [sent] = send.mock.calls[0] as unknown as [Record<string, unknown>]
  const { data, signal, fetch, context, headers } = sent
  const { url, serverFnMeta } = call as unknown as Record<string, unknown>
  const request = { method: sent.method, data, signal, fetch, context, headers: { ...(headers as object) } }
  return { outcome, request, traits: { url, serverFnMeta, method: (call as unknown as { method: string }).method } }
}

const refused = new Error('refused')
const file = new Response('a,b')
const answers: [string, () => unknown][] = [
  ['a result', () => ({ result: { count: 1 } })],
  ['no result', () => ({})],
  ['nothing as its result', () => ({ result: null, context: {} })],
  ['an error', () => ({ error: refused })],
  ['a response', () => file],
  [
    'no connection',
    () => {
      throw refused
    },
  ],
]

test.each(answers)("a call with %s is what Start's own is", async (_name, answer) => {
  const options = { data: { id: 1 }, headers: { 'x-a': 'b' }, signal: new AbortController().signal }
  for (const method of [undefined, 'GET', 'POST']) {
    for (const given of [undefined, options]) {
      const own = await handled.run({ startOptions: {} }, () =>
        called(createStartsOwn as unknown as Create, method, answer, given),
      )
      expect(await called(createServerFn, method, answer, given)).toEqual(own)
    }
  }
})

test('no server function needs more: none has middleware or redirects', () => {
  const sources = globSync('src/**/*.functions.ts').map((path) => readFileSync(path, 'utf8'))
  expect(sources.length).toBeGreaterThan(30)
  for (const source of sources) expect(source).not.toMatch(/\.middleware\(|redirect\(/)
  expect(readFileSync('src/start.ts', 'utf8')).not.toContain('functionMiddleware')
})

test('Start’s other exports exist and throw', () => {
  for (const run of [execValidator, executeMiddleware, flattenMiddlewares]) expect(run).toThrow('no middleware')
})
