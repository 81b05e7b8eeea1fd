import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { newRuleDraft } from './rule-draft.ts'
import { RuleForm } from './rule-form.tsx'

const form = (draft = newRuleDraft, isKept = false) =>
  renderToStaticMarkup(<RuleForm draft={draft} onChange={() => {}} isKept={isKept} />)

test('S1.5 the form says as a sentence what it comes to', () => {
  expect(form({ ...newRuleDraft, fallback: 'none', floor: '80' })).toContain(
    '1% under the lowest listing, never under ¥80.00.',
  )
})

test('S1.5 a rule that is kept asks for a floor, and says nothing until it has one', () => {
  const page = form(newRuleDraft, true)
  expect(page).toContain('Set a floor, so that the price can’t keep falling.')
  expect(page, 'not before anything was typed').not.toContain('role="alert"')
  expect(page).not.toContain('1% under')
  expect(form()).not.toContain('Set a floor')
  expect(form({ ...newRuleDraft, floor: '0' }, true)).toContain('role="alert"')
})

test('S1.5 which of the cheapest is asked for only where it counts', () => {
  expect(form()).not.toContain('Position among the cheapest')
  expect(form({ ...newRuleDraft, fallback: 'nth_cheapest' })).toContain('Position among the cheapest')
})

test('S1.5 a step with a decimal comma is an error of its field, which shows how to write it', () => {
  const page = form({ ...newRuleDraft, size: '1,5' })
  expect(page).toMatch(/role="alert".*Enter a number such as 1\.5/)
  expect(page).not.toContain('15% under')
})
