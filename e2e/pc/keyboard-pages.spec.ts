import { DEMO_BUYER_PHONE } from '../../src/demo/market-people.ts'
import { expect, test } from '../fixtures/keyboard.ts'
import { sitePages } from '../fixtures/site-pages.ts'

// The market has the same controls whatever is looked for, and a hundred of them.
const isMarketAgain = ({ name }: { name: string }) => name.startsWith('/market/csgo?') && !name.includes('login')

for (const sitePage of sitePages.filter((one) => !isMarketAgain(one))) {
  const { id, name, who } = sitePage
  test(`${id} all of ${name} is reached by Tab in its order, is seen then, and left by Shift+Tab`, async ({
    keyboard,
    signIn,
    visit,
  }) => {
    if (who === 'anyone') await signIn(DEMO_BUYER_PHONE)
    expect(await visit(sitePage)).toBe(200)
    const { stops, problems } = await keyboard.walk()
    expect(problems, stops.join('\n')).toEqual([])
  })
}
