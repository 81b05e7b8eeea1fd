import { expect, test } from 'vitest'
import { cleanAccount, isAccount } from './model.ts'

test('S1.8 an account is a phone number or an e-mail address', () => {
  for (const right of ['13800000001', 'a.b+c@mail.example', 'x@sub.mail.example'])
    expect(isAccount(right), right).toBe(true)
  for (const wrong of ['', '1380000000', '23800000001', 'a@b', 'a b@c.de', '13800000001@', '@c.de']) {
    expect(isAccount(wrong), wrong).toBe(false)
  }
})

test('S1.8 blanks of a pasted number are dropped', () => expect(cleanAccount(' 138 0000\t0001 ')).toBe('13800000001'))
