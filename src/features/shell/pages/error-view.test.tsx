import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { type CallError, UpstreamError } from '#lib/calls/call-result.ts'
import { drawn, textOf } from '../../../../tests/factories/drawn.tsx'
import { ErrorView } from './error-view.tsx'

const seen = async (error: CallError, path = '/help') =>
  textOf(await drawn(new QueryClient(), <ErrorView error={new UpstreamError(error)} />, path))

test('S2.14 a page that failed for good gives way to the home page', async () => {
  expect(await seen({ kind: 'http', status: 500 })).toMatch(/You will be taken to the home page/)
})

test('S2.14 the home page, which gives way to nothing, announces nothing', async () => {
  const text = await seen({ kind: 'http', status: 500 }, '/?from=app')
  expect(text).toMatch(/Go to the home page/)
  expect(text).not.toMatch(/You will be taken|Stay here/)
})

test.each<CallError>([
  { kind: 'http', status: 502 },
  { kind: 'http', status: 503 },
  { kind: 'http', status: 504 },
  { kind: 'business', code: 500503, message: 'No books', extra: undefined },
])('S2.14 while the exchange is away (%j), a page stays and tries again', async (error) => {
  const text = await seen(error)
  expect(text).toMatch(/This page tries again every 10 s/)
  expect(text).not.toMatch(/home page/)
})
