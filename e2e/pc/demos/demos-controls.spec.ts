import { openUnfinished } from '../../fixtures/pages.ts'
import { expect, test } from '../../fixtures/test.ts'
import { DemoPages } from '../../pages/demo-pages.ts'

test.beforeEach(async ({ page }) => {
  await openUnfinished(page, '/demos/form')
})

test('S2.43 S5.5 fields, choices, ranges and tabs are used by mouse and by keyboard, and say what is wrong', async ({
  page,
}) => {
  const demo = new DemoPages(page)
  await test.step('a field says what is wrong until it is right', async () => {
    const fields = demo.section('Fields')
    const phone = fields.getByRole('textbox', { name: 'Phone' })
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
    await expect(phone).toHaveAccessibleDescription('Please enter a correct phone number')
    await phone.fill('13800000001')
    await expect(phone).not.toHaveAttribute('aria-invalid', 'true')
    await expect(fields.getByRole('textbox', { name: 'Disabled' })).toBeDisabled()
  })
  await test.step('choices are made by mouse and by keyboard', async () => {
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
  await test.step('a range is set by the arrow keys, its handles never cross', async () => {
    const ranges = demo.section('Ranges')
    const from = ranges.getByRole('slider', { name: 'Lowest wear' })
    await expect(from).toHaveAttribute('aria-valuenow', '0.15')
    await from.focus()
    await page.keyboard.press('ArrowRight')
    await expect(from).toHaveAttribute('aria-valuenow', '0.16')
    await page.keyboard.press('End')
    await expect(from).toHaveAttribute('aria-valuenow', '0.38')
    await expect(ranges.getByRole('slider', { name: 'Highest wear' })).toHaveAttribute('aria-valuenow', '0.38')
  })
  await test.step('tabs are walked by the arrow keys', async () => {
    const tabs = demo.section('Tabs')
    await tabs.getByRole('tab', { name: /^On sale/ }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(tabs.getByRole('tab', { name: /^Purchase orders/ })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('End')
    await expect(tabs.getByRole('tab', { name: 'Bargain' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tabs.getByRole('tab', { name: /^On sale/ })).toBeFocused()
  })
})

test('S2.43 countdowns, chips, busy buttons, texts, pictures, lists and quantities do as they say', async ({
  page,
  request,
}) => {
  const demo = new DemoPages(page)
  await test.step('countdowns go on in the browser from where the server began them', async () => {
    const made = await (await request.get('/demos/form')).text()
    for (const start of ['10:00', '12:00:00', '1 d 07:00:00']) expect(made).toContain(`>${start}</time>`)
    const timers = demo.section('Order').getByRole('timer')
    await expect(timers).toHaveText([/^09:\d\d$/, /^11:59:\d\d$/, /^1 d 06:59:\d\d$/])
  })
  await test.step('chips are taken off and switched; busy buttons say that they are', async () => {
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
  await test.step('a long text counts its characters; pictures are taken out; a list ends', async () => {
    const writing = demo.section('Texts and pictures')
    const words = writing.getByRole('textbox', { name: 'What happened?' })
    await words.fill('x'.repeat(150))
    await expect(writing.getByText('150 / 200')).toBeVisible()
    await words.fill('  ')
    await expect(words).toHaveAccessibleDescription('Please write a few words')
    await writing.getByRole('button', { name: 'Send feedback' }).click()
    await expect(words, 'the focus is on the wrong field').toBeFocused()
    await writing.getByRole('button', { name: 'Remove receipt.png' }).click()
    await writing.getByRole('button', { name: 'Remove screen.png' }).click()
    await expect(writing.getByText('notes.txt is not a JPEG, PNG or WebP picture')).toBeVisible()
    const lists = demo.section('Head and end of a list')
    const bookmark = lists.getByRole('button', { name: 'Bookmark AK-47 | Redline' })
    await bookmark.click()
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
    const more = lists.getByRole('button', { name: 'Load more' })
    await more.first().click()
    await expect(more).toHaveCount(1)
  })
  await test.step('a stack’s quantity stays within the stack, and the cart counts what is in it', async () => {
    const cart = demo.section('Cart and quantities')
    const quantity = cart.getByRole('spinbutton', { name: 'Quantity of Horizon Case' })
    await quantity.fill('0')
    await quantity.blur()
    await expect(quantity).toHaveValue('6')
    await quantity.fill('99')
    await quantity.press('ArrowUp')
    await expect(quantity).toHaveValue('12')
    await expect(cart.getByRole('button', { name: 'One more: Horizon Case' })).toBeDisabled()
    await expect(cart.getByRole('button', { name: 'Check out 1 · ¥128.50' })).toBeEnabled()
    await cart.getByRole('button', { name: /¥942\.00/ }).click()
    await expect(cart.getByRole('button', { name: 'Check out 2 · ¥1,070.50' })).toBeEnabled()
  })
})
