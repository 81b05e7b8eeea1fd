import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formatSeconds } from '#i18n/format.ts'
import { textOf } from '../../../tests/factories/drawn.tsx'
import { MailRow } from './mail-row.tsx'
import type { Mail } from './model.ts'

const at = 1_795_000_000

function shown(restriction: Mail['restriction']): string {
  const mail: Mail = {
    mail_id: '1',
    category: 'account',
    kind: 'restricted_purchase_banned',
    title: 'You may not buy for now',
    text: 'Reason: fraud.',
    about: null,
    goods_id: null,
    restriction,
    is_read: true,
    created_at: at,
  }
  return textOf(renderToStaticMarkup(<MailRow mail={mail} href={undefined} onRead={() => {}} />))
}

test('S8.10 S9.1 a message about a restriction says until when it lasts', () => {
  expect(shown({ expire_time: at })).toContain(`Reason: fraud. It ends on ${formatSeconds(at)}.`)
  expect(shown({ expire_time: null })).toContain('Reason: fraud. It lasts until it is lifted.')
  expect(shown(null)).not.toMatch(/ends on|lasts/)
})
