import sharp from 'sharp'
import { reload } from '../../fixtures/pages.ts'
import { expect, test } from '../../fixtures/test.ts'
import { SettingPage } from '../../pages/setting-page.ts'

test.beforeEach(async ({ signUp }) => {
  await signUp()
})

test('S1.12 an avatar is cut out with the keyboard, sent, and shown in the header @pictures', async ({ page }) => {
  const setting = new SettingPage(page)
  await setting.open()
  // Red on the left, blue on the right: the colour shows which part was cropped.
  const half = { width: 300, height: 300, channels: 3 as const }
  const red = await sharp({ create: { ...half, background: '#f00' } })
    .png()
    .toBuffer()
  const buffer = await sharp({ create: { ...half, width: 600, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const dialog = await setting.choosePicture({ name: 'me.png', mimeType: 'image/png', buffer })
  const area = dialog.getByRole('application', { name: 'Part of the picture that is shown' })
  await area.focus()
  // The picture moves to the right until its left end is in view.
  for (let count = 0; count < 6; count++) await page.keyboard.press('Shift+ArrowRight')
  await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
  await dialog.getByRole('button', { name: 'Use this one' }).click()
  await expect(dialog).toBeHidden()
  const address = await setting.headerPicture()
  const picture = sharp(await (await page.request.get(address)).body())
  const { dominant } = await picture.stats()
  expect(dominant.r).toBeGreaterThan(200)
  expect(dominant.b).toBeLessThan(60)
  await reload(page)
  expect(await setting.headerPicture()).toBe(address)
})

test('S1.12 what is no picture, or too small a one, is refused before it is sent', async ({ page }) => {
  const setting = new SettingPage(page)
  await setting.open()
  const text = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('not a readable picture') }
  const dialog = await setting.choosePicture(text)
  await expect(dialog.getByRole('alert')).toContainText('not a readable picture')
  const tiny = { create: { width: 40, height: 90, channels: 3 as const, background: '#0f0' } }
  const choosing = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose a picture' }).click()
  const buffer = await sharp(tiny).png().toBuffer()
  await (await choosing).setFiles({ name: 'b.png', mimeType: 'image/png', buffer })
  await expect(dialog.getByRole('alert')).toContainText('too small')
})

test('S1.12 a ready-made avatar is chosen with the arrow keys', async ({ page }) => {
  const setting = new SettingPage(page)
  await setting.open()
  await setting.profile.getByRole('button', { name: 'Change avatar' }).click()
  const dialog = setting.dialog('Avatar')
  await dialog.getByRole('tab', { name: 'Ready-made' }).click()
  await dialog.getByRole('radio', { name: 'Avatar 2', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: 'Avatar 3', exact: true })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  expect(await setting.headerPicture()).toMatch(/\/p3\.webp$/)
})
