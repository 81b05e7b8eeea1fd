import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { priceRule } from '#contract/price-rules/price-rule.ts'
import { quoteRule } from '#contract/price-rules/price-rules.ts'
import { sellingList } from '#contract/selling.ts'
import { quoteQuery } from '#features/price-rules/queries.ts'
import { sampleOf } from '../../../../tests/factories/contract-sample.ts'
import { itemOf } from '../../../../tests/factories/inventory-item.ts'
import type { SellingItem } from '../model.ts'
import { RulePricePreview } from './rule-price-preview.tsx'

const told = vi.hoisted(() => ({ createListingJob: vi.fn(), attachRule: vi.fn(), press: () => {} }))
vi.mock('#features/listing-jobs/listing-jobs.functions.ts', async (original) => ({
  ...(await original<object>()),
  createListingJob: told.createListingJob,
}))
vi.mock('#features/price-rules/price-rules.functions.ts', async (original) => ({
  ...(await original<object>()),
  attachRule: told.attachRule,
}))
vi.mock('#features/listing-jobs/watched-jobs.ts', () => ({ watchJob() {} }))
vi.mock('#features/connection/money-button.tsx', () => ({
  MoneyAction: ({ children, disabled, onClick }: { children: ReactNode; disabled: boolean; onClick: () => void }) => {
    told.press = onClick
    return <button disabled={disabled}>{children}</button>
  },
}))
beforeEach(() => {
  told.createListingJob.mockReset().mockResolvedValue({ ok: true, data: { job_id: '1' } })
  told.attachRule.mockReset().mockResolvedValue({ ok: true, data: { attached: 1, is_paused: false } })
})

const rule = priceRule.parse({ base: 'lowest', step: { unit: 'percent', basis_points: 0 } })
const listing = sellingList.response.shape.items.element.shape.listing.parse(
  sampleOf(sellingList.response.shape.items.element.shape.listing),
)
const { goods_info, asset } = itemOf()
const item = { listing: { ...listing, price: '90.00' }, goods_info, asset, rule: null } as SellingItem
const [quoted] = quoteRule.response.parse(
  sampleOf(quoteRule.response, { path: ['items', '[]', 'listing_id'], value: listing.listing_id }),
).items

/** @param price what the rule gives, beside a purchase order of 80.00 */
function drawn(price: string, props: Partial<ComponentProps<typeof RulePricePreview>> = {}): string {
  const queryClient = new QueryClient()
  const quote = { ok: true, price, net: price, base: 'lowest', base_price: price, limited_by: null, is_rounded: false }
  queryClient.setQueryData(quoteQuery([listing.listing_id], rule).queryKey, {
    items: [
      {
        ...quoted!,
        price: '90.00',
        reference_price: null,
        year_high: null,
        bases: { ...quoted!.bases, highest_purchase: '80.00' },
        quote,
      },
    ],
  } as never)
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <RulePricePreview
        items={[item]}
        rule={rule}
        kept={null}
        isStaying={false}
        onStaying={() => {}}
        isTyped
        onBack={() => {}}
        onClose={() => {}}
        {...props}
      />
    </QueryClientProvider>,
  )
}
const button = (page: string) => page.slice(page.lastIndexOf('<button')).split('>')[0]

test('S1.5 a price by rule that is under a purchase order is told in its row, and confirmed', () => {
  const page = drawn('70.00')
  expect(page.split('</table>')[0]).toContain('A purchase order pays ¥80.00 now.')
  expect(page).toContain('Set prices anyway: 1 for ¥10.00 less than purchase orders pay')
  expect(button(page)).toContain('disabled')
  expect(drawn('80.00')).not.toContain('anyway')
  expect(button(drawn('80.00'))).not.toContain('disabled')
})

test('S1.5 a price that stays as it is needs no confirmation', () => {
  expect(drawn('90.00')).not.toContain('anyway')
})

test('S1.5 a kept rule that is paused is said to set prices only once it is resumed', () => {
  const kept = { rule_id: '3', name: 'Undercut', is_paused: false }
  const offer = 'From then on, price by the rule “Undercut”'
  expect(drawn('70.00', { kept })).toContain(offer)
  const paused = drawn('70.00', { kept: { ...kept, is_paused: true } })
  expect(paused).toContain('Attach the rule “Undercut”; it is paused and sets prices once you resume it')
  expect(paused).not.toContain(offer)
})

test('S1.5 a price by rule that another rule will change again is told, with the offer to leave that rule', () => {
  const ruled = { ...item, rule: { rule_id: '3', name: 'Undercut', is_paused: false } }
  const warning = 'The price rule “Undercut” will set the price again.'
  const page = drawn('89.00', { items: [ruled] })
  expect(page).toContain(warning)
  expect(page).toContain('Stop pricing by rule, so that the new price stays')
  const kept = { rule_id: '4', name: 'Floor', is_paused: false }
  expect(drawn('89.00', { items: [ruled], kept })).toContain(warning)
  expect(drawn('89.00', { items: [ruled], kept, isStaying: true }), 'it is replaced').not.toContain(warning)
  expect(drawn('89.00', { items: [ruled], kept: { ...kept, rule_id: '3' } }), 'the same rule').not.toContain(warning)
  expect(drawn('90.00', { items: [ruled] }), 'nothing changes').not.toContain(warning)
})

const mine = { rule_id: '3', name: 'Undercut', is_paused: false }
test.each([
  ['no rule stays', {}, { expected_price: '90.00' }],
  ['a paused rule stays', { kept: { ...mine, is_paused: true }, isStaying: true }, { expected_price: '90.00' }],
  ['the rule stays, and may set it first', { kept: mine, isStaying: true }, {}],
])('S1.5 a price by rule is set only as long as the one beside it stands: %s', async (_, props, expected) => {
  drawn('89.00', props)
  told.press()
  await vi.waitFor(() => expect(told.createListingJob).toHaveBeenCalledOnce())
  const [[{ data }]] = told.createListingJob.mock.calls as [[{ data: { body: object } }]]
  const action = { action: 'reprice', listing_id: listing.listing_id, price: '89.00' }
  expect(data.body).toEqual({ items: [{ ...action, ...expected }] })
})
