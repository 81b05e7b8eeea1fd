import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '#lib/search/search-codec.ts'
import { isCancelled, platformAnswer } from './platform-answer.ts'

const answer = {
  state: 'abc_-DEF',
  'openid.ns': 'http://specs.openid.net/auth/2.0',
  'openid.mode': 'id_res',
  'openid.return_to': 'http://localhost:3000/steam/return?state=abc_-DEF',
  'openid.response_nonce': '2026-11-20T16:05:09Za+b/c=',
  'openid.sig': 'W0u+x/y==',
}

test('the signed answer comes through the address unchanged', () => {
  const { search } = new URL(`http://x/?${new URLSearchParams(answer)}`)
  const read = platformAnswer(parseSearch(search))
  expect(read).toEqual(answer)
  expect(platformAnswer(parseSearch(stringifySearch(read)))).toEqual(answer)
})

test('what is not part of it is dropped', () => {
  expect(platformAnswer({ ...answer, login: true, redirect_url: '/x', 'openid.Bad-Name': 'x', nested: {} })).toEqual(
    answer,
  )
})

test('a cancelled sign-in is told from a finished one', () => {
  expect(isCancelled({ 'openid.mode': 'cancel' })).toBe(true)
  expect(isCancelled(answer)).toBe(false)
})
