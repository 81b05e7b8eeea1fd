import { open } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

test('S9.2 a market without chat support loads nothing from elsewhere, and lets nobody in', async ({ page, app }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(app.url) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  await open(page, '/')
  expect(foreign).toEqual([])
  const policy = (await page.request.get('/')).headers()['content-security-policy'] ?? ''
  expect(policy).not.toMatch(/frame-src|https:\/\/[a-z]/)
})
