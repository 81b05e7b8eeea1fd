import { expect, test } from 'vitest'
import { leftToStart, type Action } from './left-to-start.ts'

const list: Action = { action: 'list', asset_id: '1', price: '12.00', allow_bargain: true }
const reprice: Action = { action: 'reprice', listing_id: '2', price: '13.00' }
/** What the first line becomes once its item is listed. */
const listed: Action = { action: 'reprice', listing_id: '1', price: '12.00' }
const none = { ids: new Map(), pressed: [] }

test('S1.5 a price list starts one job for each kind of action that was checked', () => {
  expect(leftToStart([list, reprice], none)).toEqual([
    ['list', [list]],
    ['reprice', [reprice]],
  ])
  expect(leftToStart([], none)).toEqual([])
})

test('S1.5 what a job has done is checked again, and leaves nothing more to start', () => {
  expect(leftToStart([listed], { ids: new Map([['list', '7']]), pressed: [list] })).toEqual([])
})

test('S1.5 after one of two jobs was refused, the next press starts that one as it was', () => {
  const begun = { ids: new Map([['list', '7']] as const), pressed: [list, reprice] }
  expect(leftToStart([listed, reprice], begun)).toEqual([['reprice', [reprice]]])
})
