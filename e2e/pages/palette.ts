import { expect, type Page } from '@playwright/test'
import { settleDialog } from '../fixtures/pages.ts'

/** The palette that goes anywhere. */
export const paletteOf = (page: Page) => page.getByRole('dialog', { name: 'Go anywhere' })
export const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Go anywhere' })
export const chosenOf = (page: Page) => paletteOf(page).getByRole('option', { selected: true })

export async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  await settleDialog(page)
  await expect(fieldOf(page)).toBeFocused()
}
