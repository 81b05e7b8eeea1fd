import { expectAccessible, goodsPath, open, THEMES } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

const PATHS = ['/', '/goods']

for (const theme of THEMES) {
  for (const path of PATHS) {
    test(`S2.5 ${path} in the ${theme} theme renders the same on both sides and is accessible`, async ({
      page,
      chooseTheme,
    }) => {
      await chooseTheme(theme)
      expect(await open(page, path)).toBe(200)
      await expectAccessible(page)
    })
  }

  test(`S2.5 a goods page in the ${theme} theme renders the same on both sides and is accessible`, async ({
    page,
    chooseTheme,
  }) => {
    await chooseTheme(theme)
    const path = await goodsPath(page, '/goods')
    expect(await open(page, path)).toBe(200)
    await expectAccessible(page)
  })
}
