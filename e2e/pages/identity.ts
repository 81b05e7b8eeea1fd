import { expect, type Page } from '@playwright/test'

/** Confirms the identity at the simulated identity service, which redirects back to the market. */
export async function confirmIdentity(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Confirm that this is me' }).click()
}
