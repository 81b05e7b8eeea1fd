import { expect, test } from 'vitest'
import { serialQueue } from './serial-queue.ts'

test('each waits for the one before it, be it refused, and has its own answer', async () => {
  const line = serialQueue()
  const first = Promise.withResolvers<string>()
  const begun: string[] = []
  const told = [
    line(() => (begun.push('first'), first.promise)),
    line(() => (begun.push('second'), Promise.resolve('two'))),
  ]
  await Promise.resolve()
  expect(begun).toEqual(['first'])
  first.reject(new Error('no'))
  expect(await Promise.allSettled(told)).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 'two' }])
})
