import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { App } from '../../tests/setup/app.ts'
import { toJSONAsync } from '../../src/lib/wire/plain-seroval.ts'
import { expect, test } from '../fixtures/test.ts'

const root = resolve(import.meta.dirname, '../..')

/** The ids under which the build answers server functions: a new one is among them by being written. */
function builtFunctions(): string[] {
  const ids = new Set<string>()
  for (const file of globSync('.output/server/**/*.mjs', { cwd: root })) {
    const code = readFileSync(join(root, file), 'utf8')
    for (const [, id = ''] of code.matchAll(/"([0-9a-f]{64})": \{\s*functionName:/g)) ids.add(id)
  }
  return [...ids]
}

const ids = builtFunctions()
const json = { 'content-type': 'application/json' }

test('the list of server functions is whole', () => {
  const sources = globSync('src/**/*.functions.ts', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  const written = sources.flatMap((code) => code.match(/\bcreateServerFn\(/g) ?? [])
  expect(ids.length).toBe(written.length)
  expect(ids.length).toBeGreaterThan(50)
})

test('S6.4 other people’s pages get nothing from any server function', async ({ app }) => {
  const strangers: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `${app.url}0` },
    { 'sec-fetch-site': 'cross-site' },
    { referer: 'https://evil.example/' },
    {},
  ]
  const asked = strangers.flatMap((stranger) => ['GET', 'POST'].map((method) => ({ stranger, method })))
  for (const id of ids) {
    const statuses = asked.map(async ({ stranger, method }) => {
      const headers = { ...json, 'x-tsr-serverfn': 'true', ...stranger }
      const body = method === 'POST' ? '{}' : null
      const answer = await fetch(`${app.url}/_serverFn/${id}`, { method, headers, body })
      await answer.text()
      return answer.status
    })
    expect(await Promise.all(statuses), id).toEqual(asked.map(() => 403))
  }
})

test('no server function takes what is too long, or nests too deeply', async ({ app }) => {
  const own = { 'x-tsr-serverfn': 'true', origin: app.url, 'sec-fetch-site': 'same-origin' }
  const long = `"${'x'.repeat(1024 * 1024)}"`
  const deep = '['.repeat(200) + ']'.repeat(200)
  for (const id of ids) {
    const post = async (body: string) => {
      const answer = await fetch(`${app.url}/_serverFn/${id}`, { method: 'POST', headers: { ...json, ...own }, body })
      await answer.text()
      return answer.status
    }
    expect(await post(long), id).toBe(413)
    expect(await post(deep), id).toBe(400)
    const asked = await fetch(`${app.url}/_serverFn/${id}?payload=${encodeURIComponent(deep)}`, { headers: own })
    expect(asked.status, id).toBe(400)
  }
})

/** Asks every function, all of these at once; what the market wrote meanwhile. */
async function askEach(app: App, bodies: readonly BodyInit[], check: (status: number, answer: string) => void) {
  const before = app.output().length
  const own = { 'x-tsr-serverfn': 'true', origin: app.url, 'sec-fetch-site': 'same-origin' }
  for (const id of ids) {
    const url = `${app.url}/_serverFn/${id}`
    const asked = bodies.flatMap((body) => {
      const type = typeof body === 'string' ? json : { 'content-type': 'multipart/form-data; boundary=x' }
      const posted = fetch(url, { method: 'POST', headers: { ...type, ...own }, body })
      if (typeof body !== 'string') return [posted]
      return [posted, fetch(`${url}?payload=${encodeURIComponent(body)}`, { headers: own })]
    })
    for (const answer of await Promise.all(asked)) check(answer.status, await answer.text())
  }
  return app.output().slice(before)
}

test('what is no payload of ours is refused by every server function, and takes one line of the log', async ({
  app,
}) => {
  const malformed = [
    '{}',
    'null',
    '[1]',
    '{"t":',
    '{"t":{"t":99},"m":[]}',
    '{"t":{"t":10,"i":0,"p":null,"o":0},"m":[]}',
    '{"t":{"t":4,"i":7},"m":5}',
    '{"t":{"t":12,"i":0,"s":1,"f":{"t":99}},"m":[]}',
    new TextEncoder().encode('--y\r\nno form'),
  ]
  const said = await askEach(app, malformed, (status, answer) => {
    expect([400, 405]).toContain(status)
    if (status === 400) expect(JSON.parse(answer)).toEqual({ title: 'Bad Request', status: 400 })
  })
  const lines = said.split('\n').filter(Boolean)
  expect(lines.length).toBeLessThanOrEqual(3)
  for (const line of lines) expect(line).toContain('malformed payloads refused')
})

test('what means nothing in the form of our pages is no defect of any server function', async ({ app }) => {
  const meaningless = [undefined, null, 'x', [], {}, { key: { toString: 1 }, body: null }].map((data) =>
    toJSONAsync({ data }),
  )
  const bodies = (await Promise.all(meaningless)).map((body) => JSON.stringify(body))
  const said = await askEach(app, bodies, (status) => expect([200, 405]).toContain(status))
  expect(said).not.toMatch(/masked error|\n +at /)
})

test('a server function that is not there is not found, and nothing is written about it', async ({ app }) => {
  const before = app.output().length
  for (const id of ['', 'nothing', 'f'.repeat(64), '__proto__', 'constructor', 'toString', '%2e', 'a/b']) {
    for (const method of ['GET', 'POST']) {
      const headers = { ...json, 'x-tsr-serverfn': 'true', origin: app.url, 'sec-fetch-site': 'same-origin' }
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
