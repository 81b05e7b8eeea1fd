import { DEMO_BUYER_PHONE } from '../../src/demo/market-people.ts'
import { chooseTheme, expectAccessible, open, THEMES } from '../fixtures/pages.ts'
import { keepSession, sessionOf } from '../fixtures/session.ts'
import { expect, test } from '../fixtures/test.ts'
import { DemoPages } from '../pages/demo-pages.ts'

const forms = '/demos/form'
const dialogs = '/demos/dialog'

for (const theme of THEMES) {
  for (const path of [forms, dialogs]) {
    test(`S2.43 ${path} in the ${theme} theme is accessible`, async ({ page, app }) => {
      await chooseTheme(page, app.url, theme)
      // Parts of it show what loads for ever.
      await page.goto(path)
      await expect(page.locator('html[data-alive]')).toBeAttached()
      await expectAccessible(page)
    })
  }
}

test.describe('the controls', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(forms)
    await expect(page.locator('html[data-alive]')).toBeAttached()
  })

  test('S2.43 S5.5 a field says what is wrong until it is right', async ({ page }) => {
    const fields = new DemoPages(page).section('Fields')
    const phone = fields.getByRole('textbox', { name: 'Phone' })
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
    await expect(phone).toHaveAccessibleDescription('Please enter a correct phone number')
    await phone.fill('13800000001')
    await expect(phone).not.toHaveAttribute('aria-invalid', 'true')
    await expect(fields.getByRole('textbox', { name: 'Disabled' })).toBeDisabled()
  })

  test('S2.43 choices are made by mouse and by keyboard', async ({ page }) => {
    const demo = new DemoPages(page)
    const choices = demo.section('Choices')
    const remember = choices.getByRole('checkbox', { name: '15 days without login' })
    await remember.focus()
    await page.keyboard.press('Space')
    await expect(remember).not.toBeChecked()
    const partly = choices.getByRole('checkbox', { name: 'Partly chosen' })
    expect(await partly.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)
    await choices.getByRole('combobox', { name: 'Sort' }).selectOption('Lowest price')
    await expect(choices.getByRole('combobox', { name: 'Sort' })).toHaveValue('lowest')
    await choices.getByRole('radio', { name: 'Grid' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(choices.getByRole('radio', { name: 'List' })).toBeChecked()
    await expect(choices.getByRole('radio', { name: '365' })).toBeDisabled()

    const writing = demo.section('Texts and pictures')
    await writing.getByRole('radio', { name: 'An order' }).check()
    await expect(writing.getByRole('radio', { name: 'An item' })).not.toBeChecked()
    await expect(writing.getByRole('radio', { name: 'Disabled' })).toBeDisabled()
  })

  test('S2.43 a range is set by the arrow keys, its handles never cross', async ({ page }) => {
    const ranges = new DemoPages(page).section('Ranges')
    const from = ranges.getByRole('slider', { name: 'Lowest wear' })
    await expect(from).toHaveValue('0.15')
    await from.focus()
    await page.keyboard.press('ArrowRight')
    await expect(from).toHaveValue('0.16')
    await page.keyboard.press('End')
    const to = ranges.getByRole('slider', { name: 'Highest wear' })
    expect(Number(await from.inputValue())).toBeLessThanOrEqual(Number(await to.inputValue()))
  })

  test('S2.43 tabs are walked by the arrow keys', async ({ page }) => {
    const tabs = new DemoPages(page).section('Tabs')
    await tabs.getByRole('tab', { name: /^On sale/ }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(tabs.getByRole('tab', { name: /^Purchase orders/ })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('End')
    await expect(tabs.getByRole('tab', { name: 'Bargain' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tabs.getByRole('tab', { name: /^On sale/ })).toBeFocused()
  })

  test('S2.43 chips are taken off and switched; busy and disabled buttons take no clicks', async ({ page }) => {
    const demo = new DemoPages(page)
    const tags = demo.section('Tags')
    await tags.getByRole('button', { name: 'Remove Covert' }).click()
    await expect(tags.getByRole('button', { name: 'Remove Covert' })).toHaveCount(0)
    const chip = tags.getByRole('button', { name: 'Only bargainable' })
    await chip.click()
    await expect(chip).toHaveAttribute('aria-pressed', 'false')
    const buttons = demo.section('Buttons')
    for (const busy of await buttons.getByRole('button', { name: 'Loading' }).all()) {
      await expect(busy).toBeDisabled()
      await expect(busy).toHaveAttribute('aria-busy', 'true')
    }
  })

  test('S2.43 a long text counts its characters; pictures are taken out; a list ends', async ({ page }) => {
    const demo = new DemoPages(page)
    const writing = demo.section('Texts and pictures')
    const words = writing.getByRole('textbox', { name: 'What happened?' })
    await words.fill('x'.repeat(150))
    await expect(writing.getByText('150 / 200')).toBeVisible()
    await words.fill('  ')
    await expect(words).toHaveAccessibleDescription('Please write a few words')
    await writing.getByRole('button', { name: 'Remove receipt.png' }).click()
    await writing.getByRole('button', { name: 'Remove screen.png' }).click()
    await expect(writing.getByText('notes.txt is no JPEG, PNG or WebP picture')).toBeVisible()
    const lists = demo.section('Head and end of a list')
    const mark = lists.getByRole('button', { name: 'Bookmark AK-47 | Redline' })
    await mark.click()
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    const more = lists.getByRole('button', { name: 'Load more' })
    await more.first().click()
    await expect(more).toHaveCount(1)
  })
})

test.describe('what lies over a page', () => {
  test.beforeEach(async ({ page }) => open(page, dialogs))

  test('S2.41 a dialog is 400 px wide, keeps the focus, closes on Escape and gives the focus back', async ({
    page,
  }) => {
    const demo = new DemoPages(page)
    await demo.button('Open dialog').click()
    const box = demo.dialog.filter({ hasText: 'Before you trade' })
    await expect(box).toBeVisible()
    await expect.poll(async () => (await box.boundingBox())?.width).toBe(400)
    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press('Tab')
      expect(await box.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(box).toBeHidden()
    await expect(demo.button('Open dialog')).toBeFocused()
  })

  test('S2.30 S2.41 the wide one is 850 px wide and at least 500 px high', async ({ page }) => {
    const demo = new DemoPages(page)
    await demo.button('Open the wide dialog').click()
    await expect.poll(async () => (await demo.dialog.boundingBox())?.width).toBe(850)
    // In the last frame of its opening it is still scaled by a hair.
    await expect.poll(async () => (await demo.dialog.boundingBox())?.height).toBeGreaterThanOrEqual(500)
    await demo.dialog.getByRole('button', { name: 'Close' }).click()
    await expect(demo.dialog).toBeHidden()
  })

  test('S2.41 a confirmation has two ways out, a notice one', async ({ page }) => {
    const demo = new DemoPages(page)
    await demo.button('Ask for confirmation').click()
    await expect(demo.alert.getByRole('button', { name: 'Take down' })).toBeFocused()
    await demo.alert.getByRole('button', { name: 'Cancel' }).click()
    await expect(demo.alert).toBeHidden()
    await demo.button('Show a notice').click()
    await demo.alert.getByRole('button', { name: 'Understood' }).click()
    await expect(demo.alert).toBeHidden()
  })

  test('S2.41 S9.1 a toast is counted down by the second and goes; the one of the login stands at the top', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, dialogs)
    const { notices, button } = new DemoPages(page)
    await button('Show a notice at the bottom').click()
    const toast = notices.getByText('SMS code sent to your phone')
    await expect(toast).toBeVisible()
    expect((await toast.boundingBox())?.y).toBeGreaterThan(450)
    await page.clock.runFor(3200)
    await expect(toast).toBeHidden()
    await button('Show the sign-in notice').click()
    const login = notices.getByText('Login succeeded')
    await expect(login).toBeVisible()
    expect((await login.boundingBox())?.y).toBeLessThan(200)
    await page.clock.runFor(2700)
    await expect(login).toBeHidden()
  })

  test('S2.43 a menu is walked by keyboard, a tooltip describes and is dismissed', async ({ page }) => {
    const demo = new DemoPages(page)
    await demo.button('Tooltip').focus()
    await expect(demo.button('Tooltip')).toHaveAccessibleDescription('Median of the last 7 days, 214 sales')
    await demo.button('Menu').focus()
    await page.keyboard.press('Enter')
    const wallet = page.getByRole('main').getByRole('link', { name: 'Wallet' })
    await expect(wallet).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(wallet).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(wallet).toBeHidden()
    await expect(demo.button('Menu')).toBeFocused()
  })

  const until = /until 20(29|30)-\d\d-\d\d \d\d:\d\d:\d\d/
  for (const [code, id, title, text] of [
    [301001, 'S8.8', 'Operation failed', /frozen for violations/],
    [301002, 'S8.9', 'Operation failed', /cannot use this feature/],
    [301003, 'S8.7', 'Operation failed', /being closed.*mobile app under account security/],
    [301004, 'S8.10', 'Operation failed', until],
    [301005, 'S8.10', 'Operation failed', until],
    [301006, 'S8.10', 'Operation failed', until],
    [301007, 'S8.10', 'Operation failed', until],
    [301009, 'S8.11', 'Operation failed', /restricted from trading/],
    [301010, 'S8.11', 'Operation failed', /suspended/],
    [301011, 'S8.13', 'Set up Steam first', /These are the exchange's own words\..*not possible/],
    [301012, 'S8.13', 'Set up Steam first', /These are the exchange's own words\..*not possible/],
  ] as const) {
    test(`${id} S2.41 refusal ${code} opens its dialog`, async ({ page }) => {
      const { alert, button } = new DemoPages(page)
      await button(`Refusal ${code}`).click()
      await expect(alert).toHaveAccessibleName(title)
      await expect(alert).toContainText(text)
    })
  }

  for (const code of [301008, 301013]) {
    test(`S8.12 S2.40 refusal ${code} opens the checklist of four with its words`, async ({
      page,
      context,
      app,
      request,
      captchaAnswer,
    }) => {
      await keepSession(context, app.url, await sessionOf(request, DEMO_BUYER_PHONE, captchaAnswer))
      await open(page, dialogs)
      const { dialog, button } = new DemoPages(page)
      await button(`Refusal ${code}`).click()
      await expect(dialog).toContainText("These are the exchange's own words.")
      await expect(dialog.getByRole('list', { name: 'Prepare for trading' }).getByRole('listitem')).toHaveCount(4)
    })
  }

  test('S8.1 S8.2 S8.14 anything else is a toast', async ({ page }) => {
    const { notices, button } = new DemoPages(page)
    await button('Status 400').click()
    await expect(notices.getByText(/request was wrong/)).toBeVisible()
    await button('Status 500').click()
    await expect(notices.getByText(/not working as it should/)).toBeVisible()
    await button('Refusal 410005').click()
    await expect(notices.getByText("These are the exchange's own words.")).toBeVisible()
  })

  test('S2.30 the login dialog is never open twice', async ({ page }) => {
    const { dialog, button } = new DemoPages(page)
    await button('Login dialog').click()
    await expect(dialog).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
})
