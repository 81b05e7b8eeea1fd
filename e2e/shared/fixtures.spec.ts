import { expectAccessible, expectAccessibleInBothThemes, expectReadableInOtherTheme } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/keyboard.ts'

/** All other browser tests rely on console errors failing a test. These are expected to fail. */
test.fail('a console error fails the test', async ({ page }) => {
  await page.goto('about:blank')
  await page.evaluate(() => console.error('broken'))
})

test.fail('a console error in another browser fails the test', async ({ anotherBrowser }) => {
  const { page } = await anotherBrowser()
  await page.goto('about:blank')
  await page.evaluate(() => console.error('broken'))
})

test.fail('an uncaught error fails the test', async ({ page }) => {
  await page.goto('about:blank')
  await page.evaluate(() => void Promise.reject(new Error('broken')))
  await page.evaluate(() => 'the rejection has been told by now')
})

test.describe('an error that the test brings about on purpose', () => {
  test.use({ allowedConsole: [/on purpose/] })

  test('is allowed when it is named', async ({ page }) => {
    await page.goto('about:blank')
    await page.evaluate(() => console.error('on purpose'))
  })
})

test('colours are not measured while something is dimmed', async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>A</title><main><h1>A</h1><p aria-busy="true" style="opacity: 0.2">A price</p></main></html>',
  )
  await page.evaluate(() => {
    const price = document.querySelector('p')!
    setTimeout(() => {
      price.removeAttribute('aria-busy')
      price.style.opacity = ''
    }, 2000)
  })
  await expectAccessible(page)
})

test.describe('a walk by Tab', () => {
  const page = (button: string) => `<button>first</button><button ${button}>second</button><button>third</button>`
  const keep = (shift: boolean) =>
    `onkeydown="if (event.key === 'Tab' && event.shiftKey === ${shift}) event.preventDefault()"`

  for (const [name, button, found] of [
    ['has nothing to say of a page that is in order', '', []],
    ['finds what Tab does not leave', keep(false), [/^after button "second" comes button "second"/]],
    ['finds what Shift+Tab does not leave', keep(true), [/^after button "second" comes button "second".*previous/]],
    ['finds what Tab leaves out', 'tabindex="-1"', [/comes button "third"/, /comes button "first".*previous/]],
  ] as const) {
    test(name, async ({ page: shown, keyboard }) => {
      await shown.goto('about:blank')
      await shown.setContent(page(button))
      const { problems } = await keyboard.walk()
      expect(problems).toEqual(found.map((problem) => expect.stringMatching(problem)))
    })
  }
})

test.describe('a look at colours', () => {
  const faint = 'style="color: #ddd"'
  const row = (own = '', price = '') => `<li ${own}><a href="#">An item</a> <b ${price}>¥1.00</b></li>`
  const hidesFirst = '<style>li:first-of-type { opacity: 0 }</style>'

  for (const [name, rows, found] of [
    ['has nothing to say of rows that are alike and readable', [row(), row(), row()], 0],
    ['finds what is faint in one of many rows', [row(), row(), row('', faint)], 1],
    ['finds what is faint within a faint row', [row(), row(faint), row()], 1],
    ['tells once what is faint in all rows', [row('', faint), row('', faint), row('', faint)], 1],
    ['finds it where the first of those alike is not seen', [hidesFirst + row('', faint), row('', faint)], 1],
  ] as const) {
    test(name, async ({ page }) => {
      await page.goto('about:blank')
      await page.setContent(`<html lang="en"><title>Rows</title><main><ul>${rows.join('')}</ul></main>`)
      for (const [look, themes] of [
        [expectAccessible, 1],
        [expectReadableInOtherTheme, 1],
        [expectAccessibleInBothThemes, 2],
      ] as const) {
        const told = await look(page).then(
          () => '',
          (error: Error) => error.message,
        )
        expect(told.match(/color-contrast: /g) ?? []).toHaveLength(found * themes)
        expect(told.match(/<b[ >]/g) ?? []).toHaveLength(found * themes)
      }
    })
  }
})
