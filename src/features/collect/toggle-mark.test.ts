import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { sessionQuery } from '#features/session/queries.ts'
import { onCallError } from '#lib/call-events.ts'
import { createQueryClient } from '#query-client.ts'
import { markOf, marksQuery, type MarkTarget } from './marks-queries.ts'
import { toggleMark } from './toggle-mark.ts'

const told = vi.hoisted(() => ({ addMark: vi.fn(), deleteMarks: vi.fn() }))
vi.mock('./collect.functions.ts', () => told)

const target: MarkTarget = { goods_id: '10000000001', style_id: 0 }
const { queryKey } = marksQuery()

function signedIn() {
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery().queryKey, { user_id: '1' } as never)
  queryClient.setQueryData(queryKey, [])
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return { queryClient, toggle: () => toggleMark(router, queryClient, target) }
}

test('S1.7 who marks and takes the mark off again at once has both told in that order', async () => {
  const { queryClient, toggle } = signedIn()
  const order: string[] = []
  let answer = () => {}
  told.addMark.mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => (answer = resolve))
    order.push('marked')
    return { ok: true, data: {} }
  })
  told.deleteMarks.mockImplementationOnce(() => {
    order.push('taken off')
    return { ok: true, data: {} }
  })
  const first = toggle()
  await vi.waitFor(() => expect(told.addMark).toHaveBeenCalledOnce())
  const second = toggle()
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).not.toContain(markOf(target)))
  answer()
  await Promise.all([first, second])
  expect(order).toEqual(['marked', 'taken off'])
})

test('S1.7 S8.2 a mark that is refused is taken back, and said once', async () => {
  const { queryClient, toggle } = signedIn()
  // What fails is told in a browser alone.
  vi.stubGlobal('document', {})
  const failures = vi.fn()
  const stop = onCallError(failures)
  told.addMark.mockResolvedValueOnce({ ok: false, error: { kind: 'http', status: 503 } })
  await toggle()
  stop()
  vi.unstubAllGlobals()
  expect(queryClient.getQueryData(queryKey)).toEqual([])
  expect(failures).toHaveBeenCalledOnce()
})
