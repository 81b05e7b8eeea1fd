import { expect, test } from 'vitest'
import { demoNotices } from '#demo/content.ts'
import { openDemoWorld } from '#demo/world.ts'
import { helpTypes, protocolContent } from '#contract/content.ts'
import { notices } from '#exchange/db/schema/content.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { openTestExchange } from '../../setup/exchange.ts'

test('S6.5 processes that start together on one database make one demo market, whose books are right', async () => {
  const { services, ask, close } = await openTestExchange({ engine: 'postgres' })
  try {
    await Promise.all([1, 2].map(() => openDemoWorld('http://steam.test').seed(services)))
    expect(await services.db.$count(notices)).toBe(demoNotices.length)
    expect(await reconcile(services.db)).toEqual([])
    for (const name of ['yhxy', 'yszc']) expect((await ask(protocolContent, { name })).content).toContain('## ')
    expect((await ask(helpTypes, {})).items.map(({ type }) => type)).toEqual(['buying', 'selling', 'money', 'safety'])
  } finally {
    await close()
  }
})
