import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { boundedLogger } from './bounded-log.ts'
import { logger } from './log.ts'

const gone = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(logger, 'error').mockReturnValue()
})
afterEach(() => {
  vi.advanceTimersByTime(120_000)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const fail = (times: number, message = 'round failed') => {
  for (let time = 0; time < times; time++) boundedLogger.error({ error: gone() }, message)
}

test('while the database is down one line of a kind is written in half a minute, with the number of the others', () => {
  fail(100)
  fail(3, 'job failed')
  expect(logger.error).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(30_000)
  expect(logger.error).toHaveBeenCalledTimes(4)
  expect(logger.error).toHaveBeenNthCalledWith(3, { more: 99, seconds: 30 }, 'round failed')
  expect(logger.error).toHaveBeenNthCalledWith(4, { more: 2, seconds: 30 }, 'job failed')
  fail(10)
  vi.advanceTimersByTime(30_000)
  expect(logger.error).toHaveBeenLastCalledWith({ more: 10, seconds: 30 }, 'round failed')
})

test('a new outage is logged at once', () => {
  fail(1)
  vi.advanceTimersByTime(30_000)
  fail(1)
  expect(logger.error).toHaveBeenCalledTimes(2)
})

test('every other error is written', () => {
  for (let time = 0; time < 3; time++) boundedLogger.error({ error: new Error('a defect') }, 'round failed')
  expect(logger.error).toHaveBeenCalledTimes(3)
})
