import { preset } from '@pandacss/preset-base'
import { expect, test } from 'vitest'
import { removeComposed } from './composed-utilities.ts'

const base = () => ({ utilities: { ...preset.utilities }, globalCss: { ...preset.globalCss } })

test('what is composed of variables is gone, and everything else stays', () => {
  const config = base()
  removeComposed(config)
  expect(config.utilities).not.toHaveProperty('backdropBlur')
  expect(config.utilities).toHaveProperty('backgroundImage')
  expect(JSON.stringify(config.globalCss)).not.toContain('--scale-x')
})

test('a preset without one of them, or without the rule of their variables, fails the build', () => {
  const { backdropBlur: _, ...others } = base().utilities as Record<string, unknown>
  expect(() => removeComposed({ ...base(), utilities: others })).toThrow('backdropBlur')
  expect(() => removeComposed({ ...base(), globalCss: {} })).toThrow('::backdrop')
})
