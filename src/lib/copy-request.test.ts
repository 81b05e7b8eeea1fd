import { expect, test } from 'vitest'
import { copyRequest } from './copy-request.ts'

/** A request as Vite's development server has them: it is one by its prototype only. */
const foreign = (request: Request) =>
  new Proxy(Object.create(Request.prototype) as Request, {
    get: (_, name) => Reflect.get(request, name, request) as unknown,
  })

test('a copy has the changed part, and all others of the request, whatever its class', async () => {
  const init = { method: 'POST', headers: { accept: 'text/html' }, body: 'x' }
  const { signal } = new AbortController()
  for (const one of [(request: Request) => request, foreign]) {
    const request = one(new Request('http://amber.test/wallet', init))
    const copy = copyRequest(request, { signal })
    expect([copy.url, copy.method, copy.headers.get('accept'), await copy.text()]).toEqual([
      'http://amber.test/wallet',
      'POST',
      'text/html',
      'x',
    ])
    const page = one(new Request('http://amber.test/'))
    expect(copyRequest(page, { headers: { accept: '*/*' } }).headers.get('accept')).toBe('*/*')
  }
})

test('a copy ends with the request', () => {
  const request = new Request('http://amber.test/', { signal: AbortSignal.abort() })
  expect(copyRequest(request, { headers: {} }).signal.aborted).toBe(true)
})
