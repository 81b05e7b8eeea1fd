import { findGoods } from '../../fixtures/goods.ts'
import { expectStill, followShifts } from '../../fixtures/layout-shift.ts'
import { open } from '../../fixtures/pages.ts'
import { expect, test } from '../../fixtures/test.ts'

test('S2.18 pictures that arrive move nothing on home, market and goods @pictures', async ({ page, request }) => {
  await followShifts(page)
  for (const path of ['/', '/market/csgo', `/goods/${await findGoods(request, { keyword: 'Redline' })}`]) {
    await open(page, path)
    // Those below load when scrolled to.
    const haveArrived = () =>
      page.locator('main img').evaluateAll((images: HTMLImageElement[]) => {
        const inSight = images.filter((image) => image.getBoundingClientRect().top < innerHeight)
        return inSight.length > 0 && inSight.every(({ naturalWidth }) => naturalWidth > 0)
      })
    await expect.poll(haveArrived, { message: `the pictures of ${path} have arrived` }).toBe(true)
    await expectStill(page, path)
  }
})
