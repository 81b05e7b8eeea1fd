import { DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { expect, test } from '../../fixtures/test.ts'
import { findGoods } from '../../fixtures/goods.ts'
import { reload } from '../../fixtures/pages.ts'
import { WalletPage } from '../../pages/wallet-page.ts'

const answered = (data: object) => ({ status: 200, body: { code: 0, message: '', data } })

test('S1.8 S4.22 pending money says sale by sale when it becomes available, and is gone with the last one', async ({
  page,
  site,
  request,
  signIn,
}) => {
  const goodsId = await findGoods(request, { keyword: 'AK-47 Redline', exteriors: ['ft'], qualities: ['normal'] })
  const detail = await request.get('/api/v1/market/detail', { params: { goods_id: goodsId } })
  const { goods_info } = ((await detail.json()) as { data: { goods_info: object } }).data
  const sale = (number: number) => ({
    order_id: String(number),
    goods_info,
    price: '100.00',
    fee: '2.50',
    seller_net: '97.50',
    delivered_at: Date.UTC(2031, 4, number) / 1000,
    settles_at: Date.UTC(2031, 4, number + 7, 8, 30) / 1000,
  })
  const pages = [
    { items: [1, 2, 3, 4, 5].map(sale), next_cursor: 'more', total: '585.00' },
    { items: [sale(6)], next_cursor: null, total: '585.00' },
  ]
  let pending = '585.00'
  site.answerWith((path) => {
    if (path.startsWith('/api/v1/asset/info'))
      return answered({
        available: '10.00',
        held: '0.00',
        held_for: [],
        pending,
        in_escrow: { amount: '0.00', orders: 0 },
      })
    if (path.startsWith('/api/v1/pay/settle_orders')) return answered(pages[path.includes('cursor=more') ? 1 : 0]!)
    return undefined
  })
  await signIn(DEMO_SELLER_PHONE)
  const wallet = new WalletPage(page)
  await wallet.open('', site.url)
  await expect(wallet.settlements).toContainText('¥585.00 in all')
  const rows = wallet.settlements.getByRole('listitem')
  await expect(rows).toHaveCount(5)
  await expect(rows.first()).toContainText('8 May 2031')
  await expect(rows.first()).toContainText('08:30')
  await expect(rows.first()).toContainText('¥97.50')
  await expect(rows.first()).toContainText('¥100.00 less ¥2.50 fee')
  await expect(rows.first().getByRole('link')).toHaveAttribute('href', /\/1$/)
  await wallet.settlements.getByRole('button', { name: 'Load more' }).click()
  await expect(rows).toHaveCount(6)
  await expect(wallet.settlements.getByRole('button', { name: 'Load more' })).toBeHidden()
  await expect(rows.last().getByRole('link')).toBeFocused()
  await expectAccessible(page)

  pending = '0.00'
  await reload(page)
  await expect(wallet.bar).toHaveAccessibleName(/¥0\.00 pending$/)
  await expect(wallet.settlements).toBeHidden()
})
