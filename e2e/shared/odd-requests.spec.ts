import { expect, test } from '../fixtures/test.ts'

test('a server function that is not there is not found, and nothing is written about it', async ({ app }) => {
  const before = app.output().length
  for (const id of ['', 'nothing', 'f'.repeat(64), '__proto__', 'constructor', 'toString', '%2e', 'a/b']) {
    for (const method of ['GET', 'POST']) {
      const headers = {
        'content-type': 'application/json',
        'x-tsr-serverfn': 'true',
        origin: app.url,
        'sec-fetch-site': 'same-origin',
      }
      const body = method === 'POST' ? '{}' : null
      const answer = await fetch(`${app.url}/_serverFn/${id}`, { method, headers, body })
      expect(answer.status, `${method} ${id}`).toBe(404)
      expect(await answer.text(), id).not.toMatch(/\bat .*\.m?js|Error/)
    }
  }
  expect(app.output().slice(before)).toBe('')
})

test('a path that says no text is refused, and one with two slashes is one of this market', async ({ app }) => {
  const get = (path: string) => fetch(app.url + path, { redirect: 'manual', headers: { accept: 'text/html' } })
  for (const path of ['/%ff', '/wallet%ff', '/goods/%e4%b8', '/%09/evil.example/wallet'])
    expect((await get(path)).status, path).toBe(400)
  for (const path of ['//wallet', '//evil.example/wallet', '///wallet']) {
    const answer = await get(path)
    expect(answer.status, path).toBe(308)
    expect(answer.headers.get('location'), path).toMatch(/^\/[^/]/)
  }
})
