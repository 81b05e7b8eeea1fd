import type { Locator, Page } from '@playwright/test'

/** A published text: an agreement or a page of the help. */
export class DocumentPage {
  readonly title: Locator
  readonly article: Locator
  /** The other documents of its kind. */
  readonly list: Locator
  readonly contents: Locator

  constructor(page: Page, list: 'Agreements' | 'Help') {
    this.article = page.getByRole('article')
    this.title = this.article.getByRole('heading', { level: 1 })
    this.list = page.getByRole('navigation', { name: list, exact: true })
    this.contents = page.getByRole('navigation', { name: 'On this page' })
  }

  /** A heading within the document. */
  heading = (name: string): Locator => this.article.getByRole('heading', { name })
}
