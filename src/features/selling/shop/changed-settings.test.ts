import { expect, test } from 'vitest'
import { changedSettings, percentOf, type ShopForm } from './changed-settings.ts'

const opened: ShopForm = { isOnline: false, name: 'Corner', notice: '', promise: 'none', percent: '80' }

test('S2.41 only the settings that were changed are sent: the others may have been changed elsewhere', () => {
  const changed = (changes: Partial<ShopForm>) => changedSettings(opened, { ...opened, ...changes })
  expect(changed({ notice: ' Back on Monday ' })).toEqual({ notice: 'Back on Monday' })
  expect(changed({ isOnline: true, percent: '75' })).toEqual({ is_online: true, lowest_bargain_percent: 75 })
  expect(changed({ name: ' ', promise: '30' })).toEqual({ name: null, delivery_minutes: 30 })
  expect(changed({ name: 'Corner ' })).toBeNull()
})

test('S2.41 the lowest bargain is a percentage from 1 to 99', () => {
  expect(['1', '99', '', '0', '100', '1.5', 'x'].map(percentOf)).toEqual([1, 99, 0, 0, 0, 0, 0])
})
