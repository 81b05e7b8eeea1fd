import { expect, onTestFinished, test } from 'vitest'
import { bargainView } from '#contract/bargains/fields.ts'
import { getLocale, overwriteGetLocale } from '#paraglide/runtime.js'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { describeEnd, describeEvent } from './describe-bargain.ts'

const bargain = bargainView.parse(sampleOf(bargainView))
const parties = { role: 'buyer', counterpart: { ...bargain.counterpart, nickname: 'Kestrel' } } as const
const countered = { event: 'counter', state: 'countered', price: '90.00', reason: null, at: 0 } as const

test('S1.4 a step names who took it', () => {
  expect(describeEvent({ ...countered, actor: 'seller' }, parties)).toBe('Kestrel countered')
  expect(describeEvent({ ...countered, actor: 'buyer' }, parties)).toBe('You countered')
})

test('S1.4 a name stands apart from Chinese words, as it does everywhere', () => {
  const before = getLocale()
  onTestFinished(() => overwriteGetLocale(() => before))
  overwriteGetLocale(() => 'zh-CN')
  expect(describeEvent({ ...countered, actor: 'seller' }, parties)).toBe('Kestrel 已还价')
  expect(describeEvent({ ...countered, actor: 'buyer' }, parties)).toBe('您已还价')
})

test('S1.4 a bargain on a listing that left the market says only that, to both sides', () => {
  for (const role of ['buyer', 'seller'] as const)
    expect(describeEnd({ ...bargain, role, state: 'void', void_reason: 'failed' })).toBe(
      'The listing was taken off the market.',
    )
})
