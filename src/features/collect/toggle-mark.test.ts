import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { sessionQuery } from '#features/account/queries.ts'
import { markOf, marksQuery, type MarkTarget } from './marks-queries.ts'
import { toggleMark } from './toggle-mark.ts'

const told = vi.hoisted(() => ({ addMark: vi.fn(), deleteMarks: vi.fn() }))
vi.mock('./collect.functions.ts', () => told)

test('S1.7 who marks and takes the mark off again at once has both told in that order', async () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const queryClient = new QueryClient()
  queryClient.setQueryData(sessionQuery().queryKey, { user_id: '1' } as never)
  queryClient.setQueryData(marksQuery().queryKey, [])
  const target: MarkTarget = { goods_id: '10000000001', style_id: 0 }
  const order: string[] = []
  let answer = () => {}
  told.addMark.mockImplementation(async () => {
    await new Promise<void>((resolve) => (answer = resolve))
    order.push('marked')
    return { ok: true, data: {} }
  })
  told.deleteMarks.mockImplementation(() => {
    order.push('taken off')
    return { ok: true, data: {} }
  })
  const first = toggleMark(router, queryClient, target)
  await vi.waitFor(() => expect(told.addMark).toHaveBeenCalledOnce())
  const second = toggleMark(router, queryClient, target)
  await vi.waitFor(() => expect(queryClient.getQueryData(marksQuery().queryKey)).not.toContain(markOf(target)))
  answer()
  await Promise.all([first, second])
  expect(order).toEqual(['marked', 'taken off'])
})
