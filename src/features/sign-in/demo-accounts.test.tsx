import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { demoAccounts } from '#lib/demo-accounts.ts'
import { DemoAccounts } from './demo-accounts.tsx'

test('S2.31 the demo names whom anybody can be, and their password', () => {
  const said = renderToStaticMarkup(<DemoAccounts onChoose={() => {}} />)
  for (const word of Object.values(demoAccounts)) expect(said).toContain(word)
})
