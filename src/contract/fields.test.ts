import { expect, test } from 'vitest'
import { z } from 'zod'
import { uniqueList } from './fields.ts'

test('a list takes each item once, and of objects each key', () => {
  const ids = uniqueList(z.array(z.string()).max(3))
  const takes = (list: readonly string[]) => ids.safeParse(list).success
  expect([[], ['1', '2'], ['1', '2', '1'], ['1', '2', '3', '4']].map(takes)).toEqual([true, true, false, false])

  const items = uniqueList(z.array(z.object({ id: z.string(), price: z.int() })), ({ id }) => id)
  const [cheap, dear] = [1, 2].map((price) => ({ id: '1', price }))
  expect(items.safeParse([cheap, { id: '2', price: 1 }]).success).toBe(true)
  expect(items.safeParse([cheap, dear]).success).toBe(false)
})
