import { isNotFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { requireGoodsId } from './guards.ts'

const outcome = (id: string) => {
  try {
    return requireGoodsId({ params: { id } })
  } catch (error) {
    return isNotFound(error) ? '404' : error
  }
}

test('S2.13 a goods id of 11 characters passes, any other length is a 404', () => {
  expect(outcome('a1b2c3d4e5f')).toBeUndefined()
  expect(outcome('a1b2c3d4e5')).toBe('404')
  expect(outcome('a1b2c3d4e5f6')).toBe('404')
  expect(outcome('')).toBe('404')
})
