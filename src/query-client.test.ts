import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onCallError } from '#lib/call-events.ts'
import { UpstreamError, type CallError } from '#lib/call-result.ts'
import { createQueryClient } from './query-client.ts'

const refusal: CallError = { kind: 'business', code: 410001, message: 'It is gone.', extra: undefined }
const refuse = () => Promise.reject(new UpstreamError(refusal))
const told: CallError[] = []
let stop = () => {}

beforeEach(() => {
  vi.stubGlobal('document', {})
  stop = onCallError((error) => void told.push(error))
})
afterEach(() => {
  stop()
  told.length = 0
  vi.unstubAllGlobals()
})

test('S8.14 a refused query or mutation is told once, unless it opts out', async () => {
  const client = createQueryClient()
  const query = { queryKey: ['a'], queryFn: refuse }
  await expect(client.fetchQuery(query)).rejects.toThrow()
  expect(told).toEqual([refusal])
  await expect(client.fetchQuery({ ...query, queryKey: ['b'], meta: { quiet: true } })).rejects.toThrow()
  expect(told).toHaveLength(1)

  const mutate = (meta?: { quiet: boolean }) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: refuse, ...(meta && { meta }) })
      .execute(undefined)
  await expect(mutate()).rejects.toThrow()
  expect(told).toHaveLength(2)
  await expect(mutate({ quiet: true })).rejects.toThrow()
  expect(told).toHaveLength(2)
})

test('S4.20 the end of the session is told, whoever wanted to be quiet', async () => {
  const over = new UpstreamError({ ...refusal, code: 102304 })
  const query = { queryKey: ['a'], queryFn: () => Promise.reject(over), meta: { quiet: true } }
  await expect(createQueryClient().fetchQuery(query)).rejects.toThrow()
  expect(told).toEqual([over.error])
})

test('on the server nobody is there to be told', async () => {
  vi.unstubAllGlobals()
  await expect(createQueryClient().fetchQuery({ queryKey: ['a'], queryFn: refuse })).rejects.toThrow()
  expect(told).toEqual([])
})
