import { expect, test } from 'vitest'
import { attachedRule, noRule } from './attached-rule.ts'

const by = (rule_id: string) => ({ rule: { rule_id, name: 'Undercut', is_paused: false } })

test('S1.5 the rule that listings keep to is chosen, and nothing where they differ', () => {
  expect(attachedRule([by('7'), by('7')])).toBe('7')
  expect(attachedRule([{ rule: null }])).toBe(noRule)
  expect(attachedRule([by('7'), by('8')])).toBe('')
  expect(attachedRule([by('7'), { rule: null }])).toBe('')
})
