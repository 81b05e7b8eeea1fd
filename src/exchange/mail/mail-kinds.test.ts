import { expect, test } from 'vitest'
import { mailKinds } from './mail-kinds.ts'
import { mailText } from './mail-text.ts'

const gapsOf = ({ en, 'zh-CN': zhCn }: { en: string; 'zh-CN': string }) =>
  [en, zhCn].map((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap).sort())

test.each(Object.entries(mailKinds))('S1.11 %s says the same in both languages', (_kind, { title, text }) => {
  for (const words of [title, text]) {
    const [en, zhCn] = gapsOf(words)
    expect(en).toEqual(zhCn)
  }
})

test('S1.11 the gaps of a mail are filled in the reader’s language', () => {
  const words = { goods: 'AK-47 | 红线', price: '12.00' }
  expect(mailText('order_sold', 'zh-CN', words)).toEqual({
    title: '已售出：AK-47 | 红线',
    text: '买家已付款 ¥12.00，请发送交易报价。',
  })
})

test('a kind that is no longer known is shown by its name', () => {
  expect(mailText('gone', 'en', {})).toEqual({ title: 'gone', text: '' })
})

test('an amount reads in a mail as on the site', () => {
  expect(mailText('recharge_paid', 'en', { amount: '50000.00' }).title).toBe('Recharged: ¥50,000.00')
  expect(mailText('order_sold', 'zh-CN', { price: '1234.50' }).text).toContain('¥1,234.50')
})
