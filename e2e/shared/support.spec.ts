import type { Page } from '@playwright/test'
import { open } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

const host = 'https://chat.example'
const script = `${host}/packs/js/sdk.js`

/** Does what the provider's script does on startup: reads the settings, adds a style and a launcher, opens a frame. */
const sdk = `
  window.chatwootSDK = {
    run(options) {
      window.ranWith = { options, settings: window.chatwootSettings }
      const style = document.createElement('style')
      style.textContent = '.woot-widget-bubble { position: fixed; right: 20px; bottom: 20px; z-index: 2147483000 }'
      document.body.append(style)
      setTimeout(() => {
        const holder = document.createElement('div')
        holder.className = 'woot--bubble-holder'
        holder.innerHTML = '<button class="woot-widget-bubble">Chat with us</button>'
        const frame = document.createElement('iframe')
        frame.src = options.baseUrl + '/widget?website_token=' + options.websiteToken
        document.body.append(holder, frame)
      }, 250)
    },
  }`

const serveSdk = (page: Page) =>
  page.route(`${host}/**`, (route) =>
    route.request().url() === script
      ? route.fulfill({ contentType: 'text/javascript', body: sdk })
      : route.fulfill({ contentType: 'text/html', body: '<p>chat</p>' }),
  )

test.use({ settings: { SUPPORT_URL: host, SUPPORT_TOKEN: 'inbox-1' } })
// One market for all of them.
test.describe.configure({ mode: 'default' })

test.describe('a market with chat support', () => {
  test('S9.2 S7.6 has its widget on the page as it was set up, by the token of the configuration', async ({ page }) => {
    await serveSdk(page)
    await open(page, '/')
    const launcher = page.getByRole('button', { name: 'Chat with us' })
    await expect(launcher).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { ranWith: object }).ranWith)).toEqual({
      options: { websiteToken: 'inbox-1', baseUrl: host },
      settings: {
        position: 'right',
        type: 'expanded_bubble',
        darkMode: 'auto',
        locale: 'en',
        launcherTitle: 'Chat with us',
      },
    })
    // Its style element passed the content security policy.
    await expect(launcher).toHaveCSS('position', 'fixed')
    await expect(page.frameLocator('iframe[src^="https://chat.example/widget"]').getByText('chat')).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Market' }).click()
    await expect(page).toHaveURL(/\/market\/csgo$/)
    await expect(launcher).toHaveCount(1)
  })

  test('S9.2 lets that host into the content policy, and no other', async ({ request }) => {
    const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/chat\.example;/)
    expect(policy).toContain("connect-src 'self' https://chat.example wss://chat.example;")
    expect(policy).toContain('frame-src https://chat.example;')
  })

  test('S2.4 S9.2 has none in the app’s own shell', async ({ page }) => {
    let asked = 0
    page.on('request', (request) => (asked += Number(request.url().startsWith(host))))
    await open(page, '/download')
    expect(asked).toBe(0)
  })

  test.describe('whose host does not answer', () => {
    test.use({ allowedConsole: [/chat\.example|ERR_FAILED/] })

    test('S9.2 loses nothing by it', async ({ page }) => {
      const isAsked = page.waitForRequest(script)
      // A request that never completes.
      await page.route(script, () => {})
      await open(page, '/market/csgo')
      await isAsked
      await page.getByRole('combobox', { name: 'Search the market' }).fill('redline')
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.route(script, (route) => route.abort())
      await open(page, '/market/csgo')
      await expect(page.getByRole('region', { name: 'Items on sale' })).toBeVisible()
    })
  })
})
