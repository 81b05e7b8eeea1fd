import type { APIRequestContext, Page } from '@playwright/test'
import { makeSellers } from '../../../src/demo/market-people.ts'
import { open } from '../../fixtures/pages.ts'
import { callerFor } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/keyboard.ts'
import { JobTray, ListingSheet } from '../../pages/listing-sheet.ts'

/** Sellers of the demo whom no other test needs. */
const [byMouse, byKeyboard] = makeSellers('any').slice(1, 3)

interface OnSale {
  listing: { listing_id: string }
  goods_info: { category: string }
}

/** Takes 500 listings of a seller off the market, 300 of them of one category, so that so many items are ready to sell; its name. */
async function stock(request: APIRequestContext, token: string): Promise<string> {
  const seller = callerFor(request, token)
  const listings: OnSale[] = []
  for (let cursor: string | undefined; ;) {
    const asked = { states: ['on_sale'], page_size: 100, ...(cursor && { cursor }) }
    const page = await seller.post<{ items: OnSale[]; next_cursor: string | null }>('/api/v1/inv/selling_list', asked)
    listings.push(...page.items)
    if (page.next_cursor === null) break
    cursor = page.next_cursor
  }
  const ofCategory = Map.groupBy(listings, ({ goods_info }) => goods_info.category)
  const [category, most] = [...ofCategory].toSorted(([, one], [, other]) => other.length - one.length)[0]!
  const others = listings.filter((one) => one.goods_info.category !== category)
  const items = [...most.slice(0, 300), ...others.slice(0, 200)].map(({ listing: { listing_id } }) => ({
    action: 'take_down',
    listing_id,
  }))
  expect(items).toHaveLength(500)
  const { job_id } = await seller.post<{ job_id: string }>('/api/ext/selling/jobs/create', { items })
  const stateOf = async () =>
    (await seller.get<{ job: { state: string; done: number } }>(`/api/ext/selling/jobs/detail?job_id=${job_id}`)).job
  await expect.poll(stateOf, { timeout: 60_000 }).toMatchObject({ state: 'done', done: 500 })
  const { categories } = await seller.get<{ categories: { key: string; name: string }[] }>('/api/v1/market/filter')
  return categories.find(({ key }) => key === category)!.name
}

/** What a person does, counted: a shortcut, a field that is filled, a control that is used. */
class Actions {
  count = 0
  private readonly begun = performance.now()

  async do(step: Promise<unknown>): Promise<void> {
    this.count += 1
    await step
  }

  /** Told in the report; how fast a machine is proves nothing. */
  report(): void {
    const seconds = ((performance.now() - this.begun) / 1000).toFixed(1)
    test
      .info()
      .annotations.push({ type: 'measured', description: `300 items in ${seconds} s and ${this.count} actions` })
    expect(this.count).toBeLessThanOrEqual(15)
  }
}

const inventory = '/inventory/steam_inventory'
const selected = (page: Page) => page.getByRole('status').filter({ hasText: 'All 300 that match' })
const listSelected = (page: Page) => page.getByRole('button', { name: 'List', exact: true }).last()

test('S1.5 300 items of 500 are listed by a rule with the mouse in at most 15 actions', async ({
  page,
  request,
  signIn,
}) => {
  test.setTimeout(240_000)
  const category = await stock(request, await signIn(byMouse!.phone))
  const [sheet, tray] = [new ListingSheet(page), new JobTray(page)]
  const person = new Actions()
  await person.do(open(page, inventory))
  await person.do(page.getByRole('combobox', { name: 'Category' }).selectOption(category))
  await person.do(page.getByRole('checkbox', { name: 'Select all that are ready to sell' }).check())
  await expect(selected(page)).toBeVisible()
  await person.do(listSelected(page).click())
  await person.do(sheet.action('Price by a rule').click())
  await person.do(sheet.dialog.getByRole('textbox', { name: 'Floor' }).fill('0.10'))
  await person.do(sheet.action('Show the prices').click())
  await person.do(sheet.action(/^Use these \d+ prices$/).click())
  await person.do(sheet.action('Review 300 items').click())
  await expect(sheet.confirm()).toBeVisible()
  if (await sheet.sure().isVisible()) await person.do(sheet.sure().check())
  await person.do(sheet.confirm().click())
  await tray.expectEnd('300 done, 0 failed')
  person.report()
})

test('S1.5 300 items of 500 are listed by a rule with the keyboard alone in at most 15 actions', async ({
  page,
  request,
  signIn,
  keyboard,
}) => {
  test.setTimeout(240_000)
  const category = await stock(request, await signIn(byKeyboard!.phone))
  const [sheet, tray] = [new ListingSheet(page), new JobTray(page)]
  const person = new Actions()
  await person.do(open(page, inventory))
  const categories = page.getByRole('combobox', { name: 'Category' })
  await keyboard.tabTo(categories)
  await person.do(page.keyboard.type(category))
  await expect(categories.locator('option:checked')).toHaveText(category)
  await keyboard.tabTo(page.getByRole('checkbox', { name: 'Select all that are ready to sell' }))
  await person.do(keyboard.press('Control+A'))
  await expect(selected(page)).toBeVisible()
  await person.do(keyboard.use(listSelected(page)))
  await person.do(keyboard.use(sheet.action('Price by a rule')))
  await person.do(keyboard.write(sheet.dialog.getByRole('textbox', { name: 'Floor' }), '0.10'))
  await person.do(keyboard.press('Enter'))
  await person.do(keyboard.use(sheet.action(/^Use these \d+ prices$/)))
  await expect(sheet.action('Review 300 items')).toBeVisible()
  await person.do(keyboard.press('Control+Enter'))
  await expect(sheet.confirm()).toBeVisible()
  if (await sheet.sure().isVisible()) await person.do(keyboard.use(sheet.sure(), 'Space'))
  await person.do(keyboard.use(sheet.confirm()))
  await tray.expectEnd('300 done, 0 failed')
  person.report()
})
