import { expect, test } from 'vitest'
import { endsWithVisit, visitorLeft } from './visitor-left.ts'

const page = 'http://amber.test/wallet'

test('a request ends with its connection, by an error that is not logged as one of the page', async () => {
  const connection = new AbortController()
  const request = endsWithVisit(new Request(page, { method: 'POST', body: 'x', signal: connection.signal }))
  expect(request.signal.aborted).toBe(false)
  expect([request.url, request.method, await request.clone().text()]).toEqual([page, 'POST', 'x'])
  connection.abort('Client connection prematurely closed.')
  expect(request.signal.reason).toBe(visitorLeft)
  expect(visitorLeft.status).toBeGreaterThanOrEqual(400)
})

test('a connection that is closed already has ended its request', () => {
  expect(endsWithVisit(new Request(page, { signal: AbortSignal.abort() })).signal.reason).toBe(visitorLeft)
})
