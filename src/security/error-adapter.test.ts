import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { UpstreamError } from '#lib/calls/call-result.ts'
import { callErrorOf } from '#lib/calls/mask-error.ts'
import { errorAdapter } from './error-adapter.ts'

/** Like the framework: what `test` accepts is sent as JSON and rebuilt on the other side. */
function cross(error: unknown): unknown {
  if (!errorAdapter.test(error)) return error
  return errorAdapter.fromSerializable(JSON.parse(JSON.stringify(errorAdapter.toSerializable(error))) as never)
}

test('the error of a call crosses whole', () => {
  const error = { kind: 'business', code: 301001, message: 'Frozen', extra: undefined } as const
  const crossed = cross(new UpstreamError(error))
  expect(crossed).toBeInstanceOf(UpstreamError)
  expect((crossed as UpstreamError).error).toMatchObject({ kind: 'business', code: 301001, message: 'Frozen' })
})

test('nothing of any other error reaches the browser but an id that the log has too', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const schemaError = z.object({ secretField: z.string() }).safeParse({}).error
  for (const error of [new Error('select * from secretTable'), new TypeError('secretField'), schemaError]) {
    const crossed = cross(error) as UpstreamError
    expect(JSON.stringify([crossed.message, crossed.error])).not.toContain('secret')
    expect(crossed.error.kind).toBe('unknown')
    expect(log).toHaveBeenLastCalledWith(expect.stringContaining((crossed.error as { id: string }).id), error)
  }
  log.mockRestore()
})

test('an error keeps its id, on the page and in what the page hands to the browser', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const error = new Error('secret')
  const crossed = cross(error) as UpstreamError
  expect(callErrorOf(error)).toEqual(crossed.error)
  expect(callErrorOf(new Error('secret'))).not.toEqual(crossed.error)
  expect(log).toHaveBeenCalledTimes(2)
  log.mockRestore()
})
