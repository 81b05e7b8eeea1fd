import type { Locator, Page } from '@playwright/test'

/** A person's messages from the market. */
export class MessagePage {
  readonly messages: Locator
  readonly readThese: Locator
  readonly kinds: Locator
  readonly unreadOnly: Locator
  /** The link to this page in every header, with the unread count. */
  readonly header: Locator

  constructor(page: Page) {
    this.messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem')
    this.readThese = page.getByRole('button', { name: 'Mark these as read' })
    this.kinds = page.getByRole('navigation', { name: 'Message categories' })
    this.unreadOnly = page.getByRole('link', { name: 'Unread only' })
    this.header = page.getByRole('banner').getByRole('link', { name: /^Messages/ })
  }

  message = (title: string): Locator => this.messages.filter({ hasText: title })
}
