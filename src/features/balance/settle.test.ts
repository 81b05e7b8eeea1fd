import { describe, expect, test } from 'vitest'
import { settle } from './settle.ts'

describe('S1.2 the balance', () => {
  test('after the purchase', () => expect(settle('20.00', '19.99')).toEqual({ after: '0.01', missing: '0.00' }))
  test('that is just enough', () => expect(settle('20.00', '20.00')).toEqual({ after: '0.00', missing: '0.00' }))
  test('that is not enough', () => expect(settle('20.00', '20.01')).toEqual({ after: '0.00', missing: '0.01' }))
})
