import { expect, test } from 'vitest'
import { taskKind } from '#contract/tasks.ts'
import { describeTask } from './describe-task.ts'
import { countOf, placeOf } from './model.ts'

const counts = Object.fromEntries(taskKind.options.map((kind, index) => [kind, index])) as Record<
  (typeof taskKind.options)[number],
  number
>

test.each([
  ['pay_order', '/pc/inventory/to_receive/7'],
  ['send_offer', '/pc/sale/to_delivery/7'],
  ['accept_offer', '/pc/inventory/to_receive/7'],
  ['pay_bargain', '/pc/inventory/sent_bargain/7'],
  ['answer_bargain', '/pc/sale/received_bargain/7'],
  ['pay_difference', '/pc/inventory/sent_bargain/7'],
  ['pay_purchase_order', '/pc/purchase/wait_supply/7'],
  ['confirm_withdrawal', '/pc/wallet?withdrawal=7'],
  ['fix_listing', '/pc/sale/on_sale?state=failed'],
] as const)('%s is done at %s', (kind, place) => {
  const { page, rest } = placeOf({ kind, about: '7' })
  expect(page + rest).toBe(place)
})

test('every kind says what to do, and what happens otherwise', () => {
  const said = taskKind.options.map((kind) => describeTask({ kind, role: 'seller', listing_id: '7' }))
  expect(new Set(said.map(({ task }) => task)).size).toBe(taskKind.options.length)
  expect(said.every(({ otherwise }) => otherwise.length > 0)).toBe(true)
})

test.each([
  ['send_offer', 'seller', '7', 'Send the trade offer', 'your listing is taken down'],
  ['send_offer', 'seller', null, 'Send the trade offer', 'the buyer is refunded'],
  ['send_offer', 'buyer', '7', 'Send the trade offer', 'you get your money back'],
  ['accept_offer', 'buyer', '7', 'Accept the trade offer', 'you get your money back'],
  ['accept_offer', 'seller', '7', 'Accept the trade offer', 'your listing is taken down'],
] as const)(
  'S4.22 %s of a %s (listing: %s) says what that side has to do, and loses',
  (kind, role, listing_id, task, loss) => {
    const said = describeTask({ kind, role, listing_id })
    expect(said.task).toBe(task)
    expect(said.otherwise).toContain(loss)
  },
)

test('how many wait of some kinds', () => {
  expect(countOf({ counts }, 'pay_order', 'accept_offer', 'fix_listing')).toBe(0 + 2 + 8)
  expect(countOf({ counts })).toBe(0)
})
