import { expect, type Locator, type Page } from '@playwright/test'

type File = { name: string; mimeType: string; buffer: Buffer }

/** The form for the text and pictures of a feedback or a reply. */
class Writing {
  readonly text: Locator
  readonly pictures: Locator
  private readonly root: Locator

  constructor(root: Locator, textLabel: string) {
    this.root = root
    this.text = root.getByRole('textbox', { name: textLabel })
    this.pictures = root.getByRole('list', { name: /^Pictures/ }).getByRole('img')
  }

  choose = (...files: File[]) => this.root.getByLabel('Add', { exact: true }).setInputFiles(files)

  remove = (name: string) => this.root.getByRole('button', { name: `Remove ${name}` }).click()

  /** Waits until all chosen pictures are uploaded. */
  async expectUploaded(count: number): Promise<void> {
    await expect(this.pictures).toHaveCount(count)
    await expect(this.root.locator('li[aria-busy=true]')).toHaveCount(0)
  }
}

/** The page where people write to the operators. */
export class FeedbackPage {
  readonly form: Locator
  readonly writing: Writing
  readonly send: Locator
  /** The person's earlier feedback. */
  readonly mine: Locator

  constructor(page: Page) {
    this.form = page.getByRole('form', { name: /^(New feedback|Report a shop)$/ })
    this.writing = new Writing(this.form, 'What happened?')
    this.send = this.form.getByRole('button', { name: /^Send (feedback|report)$/ })
    this.mine = page.getByRole('region', { name: 'My feedback' })
  }

  topic = (name: string) => this.form.getByRole('radio', { name })
}

/** One feedback with its replies. */
export class FeedbackRecordPage {
  readonly messages: Locator
  readonly form: Locator
  readonly writing: Writing
  readonly send: Locator
  readonly close: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.messages = page.getByRole('list', { name: 'Conversation' }).locator(':scope > li')
    this.form = page.getByRole('form', { name: 'Your reply' })
    this.writing = new Writing(this.form, 'Your reply')
    this.send = this.form.getByRole('button', { name: 'Send reply' })
    this.close = this.form.getByRole('button', { name: 'Close feedback' })
  }

  /** Returns the id of the conversation from the address. */
  async id(): Promise<string> {
    await expect(this.page).toHaveURL(/\/feedback\/\d+$/)
    return new URL(this.page.url()).pathname.split('/').at(-1)!
  }
}
