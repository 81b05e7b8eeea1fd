import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Switch } from './switch.tsx'

test('a busy switch says so and can keep the focus, which a disabled one loses', () => {
  const busy = renderToStaticMarkup(<Switch label="Alert" isOn isBusy onChange={() => {}} />)
  expect(busy).toContain('aria-disabled="true" aria-busy="true"')
  expect(busy).not.toContain(' disabled=""')
})
