import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { priceRule } from '#contract/price-rules/price-rule.ts'
import { rulesQuery } from '#features/price-rules/queries.ts'
import { drawn } from '../../../../tests/factories/drawn.tsx'
import { saleCheck, signedIn } from '../../../../tests/factories/sale-check.ts'
import type { SellingItem } from '../model.ts'
import KeepRuleDialog from './keep-rule-dialog.tsx'

const told = vi.hoisted(() => ({ fetchSalePreview: vi.fn(), attachRule: vi.fn(), press: () => {} }))
vi.mock('#features/preparation/preparation.functions.ts', async (original) => ({
  ...(await original<object>()),
  fetchSalePreview: told.fetchSalePreview,
}))
vi.mock('#features/price-rules/price-rules.functions.ts', async (original) => ({
  ...(await original<object>()),
  attachRule: told.attachRule,
}))
vi.mock('#features/connection/money-button.tsx', () => ({
  MoneyAction: ({ children, onClick }: { children: ReactNode; onClick: () => void }) => {
    told.press = onClick
    return <button>{children}</button>
  },
}))
vi.mock('#design/ui/dialog/dialog.tsx', () => ({ Dialog: ({ children }: { children: ReactNode }) => children }))

beforeEach(() => {
  told.attachRule.mockReset().mockResolvedValue({ ok: true, data: { attached: 1, is_paused: true } })
})

const mine = { rule_id: '3', name: 'Undercut', is_paused: false }
const rule = priceRule.parse({ base: 'lowest', step: { unit: 'percent', basis_points: -100 }, floor: '10.00' })

/** The dialog of a listing that is under this rule, or under none. */
function dialogOf(kept: SellingItem['rule']): Promise<string> {
  const queryClient = signedIn()
  queryClient.setQueryData(rulesQuery().queryKey, {
    rules: [{ ...mine, ...kept, rule, outcomes: [] }],
    pause_seconds: 600,
  } as never)
  const items = [{ listing: { listing_id: '5' }, rule: kept }] as SellingItem[]
  return drawn(queryClient, <KeepRuleDialog items={items} onClose={() => {}} />)
}

test('S1.5 the prices of a rule that begins at once are shown before it is kept, and that bargains end', async () => {
  const running = await dialogOf(mine)
  expect(running).toContain('Show the prices')
  expect(running).toContain('A bargain under way on a listing ends when its price changes.')
  const paused = await dialogOf({ ...mine, is_paused: true })
  expect(paused, 'it changes nothing yet').not.toContain('Show the prices')
  expect(paused).toContain('A bargain under way on a listing ends when its price changes.')
  const none = await dialogOf(null)
  expect(none).not.toMatch(/Show the prices|bargain/)
})

test('S2.42 a rule is attached only for who may sell', async () => {
  told.fetchSalePreview.mockResolvedValue(saleCheck.refused)
  await dialogOf({ ...mine, is_paused: true })
  told.press()
  await vi.waitFor(() => expect(told.fetchSalePreview).toHaveBeenCalledOnce())
  told.fetchSalePreview.mockResolvedValue(saleCheck.passed)
  told.press()
  await vi.waitFor(() => expect(told.attachRule).toHaveBeenCalledOnce())
  expect(told.fetchSalePreview, 'not by the first press').toHaveBeenCalledTimes(2)
})

test('S2.42 who may not sell can still detach a rule', async () => {
  told.fetchSalePreview.mockReset().mockResolvedValue(saleCheck.refused)
  await dialogOf(null)
  told.press()
  await vi.waitFor(() => expect(told.attachRule).toHaveBeenCalledOnce())
  expect(told.fetchSalePreview).not.toHaveBeenCalled()
})
