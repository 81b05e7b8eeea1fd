import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startApp } from '../../tests/setup/app.ts'
import { expect, test as base } from '../fixtures/test.ts'

/** Stands between a site and the market's exchange, and can make as if that were away. */
async function startProxy(exchange: string) {
  const state = { isAway: true }
  const server = createServer((request, response) => {
    if (state.isAway && request.url !== '/readyz') return void response.writeHead(503).end()
    const { method, headers } = request
    const passedOn = ask(exchange + request.url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    request.pipe(passedOn)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { state, url, close: () => server.close() }
}

const test = base.extend<{ site: { url: string; setAway: (isAway: boolean) => void } }>({
  site: async ({ app, context }, use) => {
    const { state, url, close } = await startProxy(app.url)
    const site = await startApp({ env: { UPSTREAM_URL: url } })
    await use({ url: site.url, setAway: (isAway) => (state.isAway = isAway) })
    // A page that is open asks for what nobody would answer.
    for (const page of context.pages()) await page.goto('about:blank')
    await site.dispose()
    close()
  },
})

test.describe('S8.2 while the exchange is away', () => {
  test.use({ allowedConsole: [/503|^UpstreamError: http/] })

  test('a page answers 503 and says when to come again', async ({ site }) => {
    const answer = await fetch(`${site.url}/market/csgo`)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await answer.text()).toContain('Something went wrong')
    expect((await fetch(`${site.url}/nowhere`)).status).toBe(404)
  })

  test('a page comes back without a reload', async ({ page, site }) => {
    await page.goto(`${site.url}/market/csgo`)
    const retry = page.getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible()
    site.setAway(false)
    await retry.click()
    await expect(page.getByRole('region', { name: 'Items on sale' }).getByRole('link').first()).toBeVisible()
  })
})
