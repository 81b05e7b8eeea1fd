import { expect, test } from 'vitest'
import { inOrder } from './session-model.ts'

test('S1.12 this device comes first, then the ones seen last', () => {
  const session = (session_id: string, last_seen_at: number, is_current = false) => ({
    session_id,
    last_seen_at,
    is_current,
  })
  const sessions = [session('old', 1), session('new', 9), session('here', 5, true), session('middle', 7)]
  expect(inOrder(sessions).map(({ session_id }) => session_id)).toEqual(['here', 'new', 'middle', 'old'])
  expect(sessions[0]?.session_id).toBe('old')
})
