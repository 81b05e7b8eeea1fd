import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { consequence } from '#contract/mail.ts'
import { formatDateTime, formatSeconds } from '#i18n/format.ts'
import { getLocale, overwriteGetLocale } from '#paraglide/runtime.js'
import { textOf } from '../../../tests/factories/drawn.tsx'
import { MailRow } from './mail-row.tsx'
import type { Mail } from './model.ts'

const at = 1_795_000_000

function shown(facts: Partial<Mail>): string {
  const mail: Mail = {
    mail_id: '1',
    category: 'account',
    kind: 'restricted_purchase_banned',
    title: 'You may not buy for now',
    text: 'Reason: fraud.',
    about: null,
    goods_id: null,
    restriction: null,
    due: null,
    is_read: true,
    created_at: at,
    ...facts,
  }
  return textOf(renderToStaticMarkup(<MailRow mail={mail} href={undefined} onRead={() => {}} />))
}

test('S8.10 S9.1 a message about a restriction says until when it lasts', () => {
  expect(shown({ restriction: { expire_time: at } })).toContain(`Reason: fraud. It ends on ${formatSeconds(at)}.`)
  expect(shown({ restriction: { expire_time: null } })).toContain('Reason: fraud. It lasts until it is lifted.')
  expect(shown({})).not.toMatch(/ends on|lasts/)
})

describe('S4.22 S9.1 a message that asks for something says until when, and what happens otherwise', () => {
  const text = 'The buyer has paid ¥100.00. Please send the trade offer.'
  const due = { deadline_at: at, otherwise: 'taken_down' } as const

  test('in the words of the list and the order', () => {
    expect(shown({ kind: 'order_sold', text, due })).toContain(
      `${text} Do this by ${formatDateTime(at)}. Otherwise the buyer is refunded and your listing is taken down.`,
    )
  })

  test('for each item, if it is about several', () => {
    expect(shown({ kind: 'orders_sold', text, due })).toContain(`Do this by ${formatDateTime(at)} for each. Other`)
  })

  test('in Chinese', () => {
    const before = getLocale()
    onTestFinished(() => overwriteGetLocale(() => before))
    overwriteGetLocale(() => 'zh-CN')
    expect(shown({ kind: 'order_sold', text: '请发送交易报价。', due })).toContain(
      `请发送交易报价。请在 ${formatDateTime(at)} 前完成，否则款项退还买家，您的饰品将下架。`,
    )
  })

  test('each consequence in words of its own', () => {
    const said = consequence.options.map((otherwise) => shown({ text, due: { ...due, otherwise } }))
    expect(new Set(said).size).toBe(consequence.options.length)
  })

  test('and one stored before that says nothing of a time', () => {
    expect(shown({ kind: 'order_sold', text })).not.toMatch(/until|Otherwise/)
  })
})
