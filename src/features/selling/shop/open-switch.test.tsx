import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OpenSwitch } from './open-switch.tsx'

const shown = (isOn: boolean, isRestricted: boolean) =>
  renderToStaticMarkup(<OpenSwitch isOn={isOn} isRestricted={isRestricted} onChange={() => {}} />)

test('S2.41 a shop is opened and closed with a switch', () => {
  expect(shown(false, false)).toMatch(/role="switch" aria-checked="false"/)
  expect(shown(true, false)).toMatch(/role="switch" aria-checked="true"/)
})

test('S2.41 S4.21 whoever may not sell is not offered to open their shop, and reads why', () => {
  expect(shown(false, true)).toContain('Your shop stays closed while you cannot sell.')
  expect(shown(false, true)).not.toContain('role="switch"')
})
