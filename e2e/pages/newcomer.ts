import { expect, type Locator, type Page } from '@playwright/test'
import { openTab } from '../fixtures/new-tab.ts'
import { waitForHydration } from '../fixtures/pages.ts'
import { wordsOf, type Language } from '../fixtures/words.ts'
import type { CodeReaders } from './login-dialog.ts'

const gaps = { total: '…', listing: '…', id: '…' }

interface NewcomerParts extends CodeReaders {
  page: Page
  language: Language
  /** On the phone, buying starts from the bar. */
  isPhone: boolean
}

/** A first-time visitor with mouse or finger and keyboard: typed text goes wherever the focus is. */
export class Newcomer {
  /** The order's current state. */
  readonly now: Locator
  private readonly parts: NewcomerParts
  private readonly words: ReturnType<typeof wordsOf>

  constructor(parts: NewcomerParts) {
    this.parts = parts
    this.words = wordsOf(parts.language)
    this.now = parts.page.getByRole('region', { name: this.words('orders_now') })
  }

  private get page() {
    return this.parts.page
  }

  /** Goes from the home page to a goods that the welcome money can pay for. */
  async findItem(): Promise<void> {
    await this.page.goto('/')
    await waitForHydration(this.page)
    const cards = this.page.getByRole('region', { name: this.words('home_hot') }).getByRole('link')
    await expect(cards.first()).toBeVisible()
    const texts = await cards.allTextContents()
    const priceOf = (text: string) => Number(/¥([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '') ?? Infinity)
    await cards.nth(texts.findIndex((text) => priceOf(text) < 3000)).click()
    await expect(this.page).toHaveURL(/\/goods(_detail)?\/[0-9a-z]{11}/)
    await waitForHydration(this.page)
  }

  /** Chooses the cheapest listing and returns its id. */
  async choose(): Promise<string> {
    const { isPhone } = this.parts
    const buy = isPhone
      ? this.page.getByRole('button', { name: this.named('goods_buy_for') })
      : this.page
          .getByRole('list', { name: this.words('goods_listings') })
          .getByRole('button', { name: this.named('goods_buy_listing') })
    await buy.first().click()
    await expect(this.page).toHaveURL(/[?&]buy=\d+/)
    return this.chosen()
  }

  /** Returns the id of the listing that is being bought. */
  chosen = (): string => new URL(this.page.url()).searchParams.get('buy') ?? ''

  async signIn(phone: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: this.words('sign_in_title') })
    const field = (key: string) => dialog.getByRole('textbox', { name: this.words(key) })
    await expect(field('credentials_phone')).toBeFocused()
    await this.page.keyboard.type(phone)
    await this.page.keyboard.press('Enter')
    await expect(field('credentials_captcha')).toBeFocused()
    const picture = await dialog.locator('form img').getAttribute('src')
    const [, captchaId = ''] = /([\w-]{8,64})(?:\.\w+)?(?:\?.*)?$/.exec(picture ?? '') ?? []
    await this.page.keyboard.type(await this.parts.captchaAnswer(captchaId))
    await dialog.getByRole('button', { name: this.words('credentials_send_code') }).click()
    const inbox = await openTab(dialog.getByRole('link', { name: this.words('credentials_demo_inbox') }))
    await expect(inbox.getByLabel('Code')).toBeVisible()
    const code = await inbox.getByLabel('Code').first().innerText()
    await inbox.close()
    await expect(field('credentials_sms_code')).toBeFocused()
    await this.page.keyboard.type(code)
    await dialog.getByRole('button', { name: this.words('sign_in_submit_sms') }).click()
  }

  /**
   * Binds an account in the settings; the other steps are on the checklist, which is shown in place of the checkout.
   */
  async prepare(): Promise<void> {
    const question = this.page.getByRole('alertdialog', { name: this.words('error_settings_title') })
    await question.getByRole('button', { name: this.words('error_settings_go') }).click()
    await this.page.getByRole('button', { name: this.words('preparation_step_bind_action') }).click()
    await this.page.getByRole('button', { name: 'Create account' }).click()

    const checklist = this.page.getByRole('dialog', { name: this.words('preparation_title') })
    const key = await openTab(this.whereIn(checklist, 'preparation_step_key'))
    await key.getByLabel('I agree to the terms of use').click()
    await key.getByRole('button', { name: 'Register' }).click()
    await this.copyFrom(key, 'Key')
    await this.pasteInto(checklist, 'preparation_step_key_label')

    const link = await openTab(this.whereIn(checklist, 'preparation_step_trade'))
    await this.copyFrom(link, 'Trade URL')
    await this.pasteInto(checklist, 'preparation_step_trade_label')
    await expect(checklist).toBeHidden()
  }

  async pay(): Promise<void> {
    const checkout = this.page.getByRole('dialog', { name: this.words('checkout_title'), exact: true })
    await expect(checkout).toContainText(this.words('checkout_still'))
    await checkout.getByRole('button', { name: this.named('checkout_pay') }).click()
    await expect(this.page).toHaveURL(/\/inventory\/to_receive\/\d+$/)
  }

  /** Accepts the offer on the platform and waits until the item has arrived. */
  async receive(): Promise<void> {
    const offer = this.now.getByRole('link', { name: this.named('orders_accept_open') })
    await expect(offer).toBeVisible({ timeout: 60_000 })
    const platform = await openTab(offer)
    await platform.getByRole('button', { name: 'Accept' }).click()
    await expect(platform.getByText('Accepted', { exact: true })).toBeVisible()
    await platform.close()
    const received = [this.words('deadline_protection'), this.words('orders_completed_head')]
    await expect(this.now).toContainText(new RegExp(received.join('|')), { timeout: 60_000 })
  }

  /** Matches an accessible name by its message, whatever fills the gap. */
  private named(key: string): RegExp {
    const [before = '', after = ''] = this.words(key, gaps).split('…')
    return new RegExp(`^${before}.+${after}$`)
  }

  private whereIn(checklist: Locator, step: string): Locator {
    const title = this.page.getByRole('heading', { name: this.words(step) })
    return checklist
      .getByRole('listitem')
      .filter({ has: title })
      .getByRole('link', { name: this.words(`${step}_where`) })
  }

  private async copyFrom(platform: Page, label: string): Promise<void> {
    await expect(platform.getByLabel(label, { exact: true })).toBeFocused()
    await platform.keyboard.press('ControlOrMeta+A')
    await platform.keyboard.press('ControlOrMeta+C')
    await platform.close()
  }

  private async pasteInto(checklist: Locator, label: string): Promise<void> {
    const field = checklist.getByRole('textbox', { name: this.words(label) })
    await expect(field).toBeFocused()
    await this.page.keyboard.press('ControlOrMeta+V')
    await expect(field).toBeHidden()
  }
}
