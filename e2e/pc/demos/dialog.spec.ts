import { open } from '../../fixtures/pages.ts'
import { serverFns } from '../../fixtures/server-functions.ts'
import { expect, test } from '../../fixtures/test.ts'
import { LoginDialog } from '../../pages/login-dialog.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.describe('a message over a dialog', () => {
  test.use({ allowedConsole: [/503|masked error/] })

  test('S8.2 is closed without the dialog, which a click beside it closes', async ({
    page,
    smsCode,
    captchaAnswer,
  }) => {
    await open(page, '/help?id=money&login=1')
    const dialog = new LoginDialog(page, { smsCode, captchaAnswer })
    await dialog.phone.fill('13800000009')
    await dialog.captcha.fill(await dialog.captchaAnswer())
    await page.route(serverFns, (route) => route.fulfill({ status: 503 }))
    await dialog.send.click()
    const messages = page.getByRole('region', { name: 'Notices' })
    await messages.getByText('Please try again later.').click()
    await messages.getByRole('button', { name: 'Close' }).click()
    await expect(messages.getByRole('button')).toHaveCount(0)
    await dialog.root.getByRole('tab', { name: 'Password' }).click()
    await expect(dialog.password).toBeVisible()
    await expect(page).toHaveURL(/[?&]login=/)
    await page.mouse.click(5, 400)
    await expect(dialog.root).toBeHidden()
  })
})

test('S2.6 a dialog that was clicked in as soon as it was there gives the focus back to what opened it', async ({
  page,
}) => {
  await open(page, '/market/csgo')
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      const within = document.querySelector<HTMLElement>('[role=dialog] button')
      if (!within) return
      observer.disconnect()
      within.focus()
    }).observe(document.body, { childList: true, subtree: true })
  })
  const opener = page.getByRole('banner').getByRole('button', { name: 'Sign in' })
  await opener.click()
  // Only then does the dialog hear Escape, having taken the focus itself.
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})
