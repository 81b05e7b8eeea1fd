import { expect, test } from '../fixtures/test.ts'

test('S2.4 the site can be installed: its manifest has a name in each language, and pictures that exist', async ({
  request,
}) => {
  const page = await (await request.get('/market/csgo')).text()
  const address = /<link rel="manifest" href="([^"]+)"/.exec(page)?.[1]
  expect(address).toBe('/app.webmanifest?lang=en')
  const answer = await request.get(address!)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await answer.json()) as { name: string; display: string; icons: { src: string; type: string }[] }
  expect(manifest).toMatchObject({
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'en',
    name: 'Amber',
  })
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src)
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, expect.stringContaining(type)])
  }
  expect(await (await request.get('/app.webmanifest?lang=zh-CN')).json()).toMatchObject({ lang: 'zh-CN' })
})

test('S2.4 the offline page runs no script, and search engines are told to leave it out', async ({ request }) => {
  const offline = await request.get('/offline')
  const html = await offline.text()
  expect(html).toContain('You are offline')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('<script')
  expect(offline.headers()['content-security-policy']).toContain("script-src 'self'")
})
