import { expect, test } from 'vitest'
import { defineMachine } from './state-machine.ts'

const door = {
  name: 'door',
  initial: 'open' as const,
  final: ['bricked' as const],
  transitions: [
    { from: 'open' as const, event: 'shut', to: 'shut' as const, by: ['person'] },
    {
      from: 'shut' as const,
      event: 'brick',
      to: 'bricked' as const,
      by: ['mason'],
      guard: (wet: boolean) => (wet ? 'the mortar is wet' : null),
    },
  ],
}

test('S4.22 a step gives the next state, or the reason why not', () => {
  const machine = defineMachine<'open' | 'shut' | 'bricked', string, string, boolean>(door)
  const now = new Date(0)
  expect(machine.step('open', 'shut', 'person', false, now)).toEqual({ ok: true, to: 'shut' })
  expect(machine.step('open', 'brick', 'mason', false, now)).toEqual({
    ok: false,
    reason: 'brick does not happen in state open',
  })
  expect(machine.step('open', 'shut', 'mason', false, now)).toEqual({ ok: false, reason: 'shut is not for the mason' })
  expect(machine.step('shut', 'brick', 'mason', true, now)).toEqual({ ok: false, reason: 'the mortar is wet' })
})

test('S4.22 a table with a dead end, an unreachable state or two answers does not start', () => {
  const [shut, brick] = door.transitions
  expect(() => defineMachine({ ...door, transitions: [shut!] })).toThrow(
    'bricked is never reached; shut has no way out',
  )
  expect(() => defineMachine({ ...door, transitions: [shut!, shut!, brick!] as never })).toThrow(
    'two answers to shut in open',
  )
})
