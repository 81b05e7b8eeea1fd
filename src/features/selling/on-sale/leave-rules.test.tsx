import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '../../../../tests/factories/drawn.tsx'
import type { SellingItem } from '../model.ts'
import { LeaveRules } from './leave-rules.tsx'

const item = (name: string | null, is_paused = false) =>
  ({ rule: name === null ? null : { rule_id: '1', name, is_paused } }) as SellingItem

const said = (...items: SellingItem[]) =>
  textOf(renderToStaticMarkup(<LeaveRules items={items} isLeaving={false} onChange={() => {}} />))

test('S1.5 whoever changes a price that a rule sets is told that the rule will set it again', () => {
  const offer = 'Stop pricing by rule, so that the new price stays'
  expect(said(item('Undercut'))).toContain(`The price rule “Undercut” will set the price again. ${offer}`)
  const some = said(item('Undercut'), item('Undercut'), item('Floor'), item(null))
  expect(some).toContain(`3 of them follow a price rule, which will set their prices again: “Undercut”, “Floor”`)
  expect(some).toContain(offer)
})

test('S1.5 without a rule, or under a paused one, there is nothing to say', () => {
  expect(said(item(null), item('Undercut', true))).toBe('')
})
