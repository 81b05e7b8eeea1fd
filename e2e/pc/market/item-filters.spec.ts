import { expect, test } from '../../fixtures/test.ts'
import { MarketPage } from '../../pages/market-page.ts'

/** A filter of single items: how it is set, what it adds to the address, its chip, and what each card then says. */
interface Filter {
  name: string
  set: (market: MarketPage) => Promise<unknown>
  search: string
  chip: string
  says?: RegExp
}

const check = (name: RegExp) => (market: MarketPage) => market.filters.getByRole('checkbox', { name }).first().check()
const select = (label: string, option: string) => (market: MarketPage) =>
  market.filters.getByRole('combobox', { name: label, exact: true }).selectOption(option)

const fade: Filter = {
  name: 'colour',
  set: check(/^Fade$/),
  search: 'tones=fade',
  chip: 'Fade',
  says: /fade \d/,
}
const bargains: Filter = {
  name: 'bargains',
  set: check(/^Open to bargains/),
  search: 'is_bargainable=1',
  chip: 'Open to bargains',
  says: /Bargain/,
}
const fadePercentage: Filter = {
  name: 'fade percentage',
  set: async (market) => {
    const least = market.filters.getByRole('textbox', { name: 'Fade from, %' })
    await least.fill('90')
    await least.press('Enter')
  },
  search: 'fade_min=90',
  chip: 'Fade 90%–100%',
  says: /fade (9\d|100)/,
}
const filters: readonly Filter[] = [
  fade,
  fadePercentage,
  { name: 'quality', set: check(/^StatTrak™/), search: 'qualities=stattrak', chip: 'StatTrak™', says: /StatTrak™/ },
  { name: 'style', set: check(/^Phase 2/), search: 'style_ids=2', chip: 'Phase 2', says: /Phase 2/ },
  { name: 'charm', set: select('Charm', 'Charm: with'), search: 'has_charm=yes', chip: 'With a charm' },
  {
    name: 'name tag',
    set: select('Name tag', 'Name tag: with'),
    search: 'has_name_tag=yes',
    chip: 'With a name tag',
  },
  {
    name: 'collection',
    set: select('Collection', 'The Phoenix Collection'),
    search: 'collections=phoenix-collection',
    chip: 'The Phoenix Collection',
  },
  bargains,
]

async function openItemFilters(market: MarketPage) {
  await market.open()
  await market.filters.locator('summary').click()
}

/** Checks that the list shows only what the filters let through. */
async function expectFiltered(market: MarketPage, chosen: readonly Filter[]) {
  for (const { chip } of chosen) await expect(market.chip(chip)).toBeVisible()
  await expect(market.list).toHaveAttribute('aria-busy', 'false')
  await expect(market.cards.first()).toBeVisible()
  const texts = await market.cards.allTextContents()
  for (const { says, name } of chosen) {
    if (says) for (const text of texts) expect(text, name).toMatch(says)
  }
}

test('S1.1 S3.10 S2.19 each filter of single items alone is in the address, filters the list and comes off by its chip', async ({
  page,
}) => {
  const market = new MarketPage(page, '/market/csgo')
  await openItemFilters(market)
  for (const filter of filters) {
    await test.step(filter.name, async () => {
      await filter.set(market)
      await market.expectSearch(`?${filter.search}`)
      await expectFiltered(market, [filter])
      await market.chip(filter.chip).click()
      await market.expectSearch('')
    })
  }
})

test('S1.1 S3.10 S2.19 three filters of single items hold together, in any order and in a fresh browser', async ({
  page,
  anotherBrowser,
}) => {
  const market = new MarketPage(page, '/market/csgo')
  await openItemFilters(market)
  const three = [bargains, fadePercentage, fade]
  for (const filter of three) await filter.set(market)
  const address = `?${[fade, fadePercentage, bargains].map(({ search }) => search).join('&')}`
  await market.expectSearch(address)
  await expectFiltered(market, three)
  const shown = await market.shownIds()
  const other = new MarketPage((await anotherBrowser()).page, '/market/csgo')
  await other.open(address)
  await expectFiltered(other, three)
  expect(await other.shownIds()).toEqual(shown)
})
