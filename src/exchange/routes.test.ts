import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allCalls } from '#contract/all-calls.ts'
import { routes } from './routes.ts'

/** The specification's calls, one `METHOD path` per line. */
const specified = readFileSync(new URL('../contract/specified-calls.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.replace('\t', ' '))

const lineOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const isOwn = ({ path }: { path: string }) => path.startsWith('/api/ext/')

test('S7.2 the contract holds the 128 calls of the specification: none is missing, renamed or added', () => {
  expect(specified).toHaveLength(128)
  const ours = allCalls.filter((call) => !isOwn(call)).map(lineOf)
  expect(ours.toSorted()).toEqual(specified.toSorted())
})

test('every call is declared once, under a name of its own', () => {
  expect(new Set(allCalls.map(lineOf)).size).toBe(allCalls.length)
  expect(new Set(allCalls.map(({ name }) => name)).size).toBe(allCalls.length)
})

test('the exchange answers every call of the contract, and none besides', () => {
  expect(routes.map(({ call }) => lineOf(call)).toSorted()).toEqual(allCalls.map(lineOf).toSorted())
})

/** Calls guarded by something single-use: a repeat finds it gone, and every wrong attempt has to count. */
const spentByItself = new Map([
  ['/api/ext/asset/withdraw/confirm', 'the SMS code of the withdrawal'],
  ['/api/ext/asset/withdraw/resend', 'the waiting time between two codes'],
  ['/api/v1/sms/user_center', 'the waiting time between two codes'],
  ['/api/v1/user/ali_bind/apply', 'the step of the binding'],
  ['/api/v1/user/ali_bind/check', 'the SMS code of the binding'],
  ['/api/v1/user/real_name_link', 'the verification under way'],
  ['/api/v1/user/real_name_contract_check', 'the verification under way'],
  ['/api/ext/platform/sign_in', 'the state of the sign-in'],
  ['/api/ext/platform/sign_in/return', 'the state of the sign-in'],
  ['/api/ext/platform/check_inventory', 'what the platform shows now'],
  ['/api/v1/user/wechat_qr_code', 'the state of the binding'],
  ['/api/ext/wechat/return', 'the state of the binding'],
  ['/api/v1/upload/feedback', 'nothing shows a picture until a feedback does'],
])

test('every call of a person that changes something takes an idempotency key, or is spent by itself', () => {
  const keyless = allCalls.filter(({ session, safe, idempotent }) => session === 'required' && !safe && !idempotent)
  expect(keyless.map(({ path }) => path).toSorted()).toEqual([...spentByItself.keys()].toSorted())
})
