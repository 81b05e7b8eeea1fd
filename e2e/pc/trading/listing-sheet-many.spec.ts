import type { APIRequestContext, Page } from '@playwright/test'
import { makeSellers } from '../../../src/demo/market-people.ts'
import { open } from '../../fixtures/pages.ts'
import { callerFor } from '../../fixtures/session.ts'
import { syncInventory } from '../../fixtures/steam.ts'
import { expect, test } from '../../fixtures/keyboard.ts'
import { JobTray, ListingSheet } from '../../pages/listing-sheet.ts'

/** Sellers of the demo that no other test uses. */
const [byMouse, byKeyboard] = makeSellers('any').slice(1, 3)

interface Worth {
  reference_price: string | null
}

interface Quoted extends Worth {
  listing_id: string
  quote: { ok: boolean }
}

const rule = { base: 'lowest', fallback: 'median_7d', step: { unit: 'percent', basis_points: -100 }, floor: '0.10' }

const worth = ({ reference_price }: Worth) => Number(reference_price)

/** Takes listings that the rule would price off the market until exactly 500 of a seller's items are ready to sell;
 * the sync adds those they bought before. Returns what the 300 dearest are worth at least, and the others are not. */
async function stock(request: APIRequestContext, token: string): Promise<string> {
  const seller = callerFor(request, token)
  await syncInventory(seller)
  const { items: back } = await seller.post<{ items: Worth[] }>('/api/v1/inv/list', { statuses: ['sellable'] })
  const listing_ids: string[] = []
  for (let cursor: string | undefined; ;) {
    const asked = { states: ['on_sale'], page_size: 100, ...(cursor && { cursor }) }
    type Listed = { items: { listing: { listing_id: string } }[]; next_cursor: string | null }
    const page = await seller.post<Listed>('/api/v1/inv/selling_list', asked)
    listing_ids.push(...page.items.map(({ listing }) => listing.listing_id))
    if (page.next_cursor === null) break
    cursor = page.next_cursor
  }
  const asked = { listing_ids: listing_ids.slice(0, 1_000), rule }
  const { items } = await seller.post<{ items: Quoted[] }>('/api/ext/selling/quote_rule', asked)
  const priced = items.filter(({ quote }) => quote.ok)
  const ranked: (Worth | Quoted)[] = [...priced, ...back].toSorted((one, other) => worth(other) - worth(one))
  const dear = ranked.slice(0, 300)
  const least = dear.at(-1)!.reference_price!
  const others = ranked.filter((one) => worth(one) < Number(least)).slice(0, 200)
  const stocked = [...dear, ...others]
  expect(stocked).toHaveLength(500)
  const actions = stocked.flatMap((one) =>
    'listing_id' in one ? [{ action: 'take_down', listing_id: one.listing_id }] : [],
  )
  const { job_id } = await seller.post<{ job_id: string }>('/api/ext/selling/jobs/create', { items: actions })
  const stateOf = async () =>
    (await seller.get<{ job: { state: string; done: number } }>(`/api/ext/selling/jobs/detail?job_id=${job_id}`)).job
  await expect.poll(stateOf, { timeout: 60_000 }).toMatchObject({ state: 'done', done: actions.length })
  return least
}

/** Counts a person's actions: shortcuts, filled fields, used controls. */
class Actions {
  count = 0
  private readonly begun = performance.now()

  async do(step: Promise<unknown>): Promise<void> {
    this.count += 1
    await step
  }

  /** The time only goes into the report, because it depends on the machine. */
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
  const least = await stock(request, await signIn(byMouse!.phone))
  const [sheet, tray] = [new ListingSheet(page), new JobTray(page)]
  const person = new Actions()
  await person.do(open(page, inventory))
  await person.do(page.getByRole('button', { name: 'Filters' }).click())
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await person.do(filters.getByRole('textbox', { name: 'From', exact: true }).fill(least))
  await person.do(filters.getByRole('button', { name: 'Show items' }).click())
  await person.do(page.getByRole('checkbox', { name: 'Select all that are ready to sell' }).click())
  await expect(selected(page)).toBeVisible()
  await person.do(listSelected(page).click())
  await person.do(sheet.action('Price by rule').click())
  await person.do(sheet.dialog.getByRole('textbox', { name: 'Floor' }).fill('0.10'))
  await person.do(sheet.action('Show the prices').click())
  await person.do(sheet.action(/^Use these \d+ prices$/).click())
  await person.do(sheet.action('Review 300 items').click())
  if (await sheet.hasWarnings()) await person.do(sheet.sure().check())
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
  const least = await stock(request, await signIn(byKeyboard!.phone))
  const [sheet, tray] = [new ListingSheet(page), new JobTray(page)]
  const person = new Actions()
  await person.do(open(page, inventory))
  await person.do(keyboard.use(page.getByRole('button', { name: 'Filters' })))
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await person.do(keyboard.write(filters.getByRole('textbox', { name: 'From', exact: true }), least))
  await person.do(keyboard.use(filters.getByRole('button', { name: 'Show items' })))
  await expect(filters).toBeHidden()
  await person.do(keyboard.press('Control+A'))
  await expect(selected(page)).toBeVisible()
  await person.do(keyboard.press('Control+Enter'))
  await expect(listSelected(page)).toBeFocused()
  await person.do(keyboard.press('Enter'))
  await person.do(keyboard.use(sheet.action('Price by rule')))
  await person.do(keyboard.write(sheet.dialog.getByRole('textbox', { name: 'Floor' }), '0.10'))
  await person.do(keyboard.press('Enter'))
  await person.do(keyboard.use(sheet.action(/^Use these \d+ prices$/)))
  await expect(sheet.action('Review 300 items')).toBeVisible()
  await person.do(keyboard.press('Control+Enter'))
  if (await sheet.hasWarnings()) await person.do(keyboard.use(sheet.sure(), 'Space'))
  await person.do(keyboard.use(sheet.confirm()))
  await tray.expectEnd('300 done, 0 failed')
  person.report()
})
