import { resolve } from 'node:path'
import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import { layerImports } from './layer-imports.ts'
import { noColour } from './no-colour.ts'
import { noQueuedWrite } from './no-queued-write.ts'
import { noSleep } from './no-sleep.ts'
import { noText } from './no-text.ts'
import { queryKeys } from './query-keys.ts'

RuleTester.describe = describe
RuleTester.it = it

const cwd = resolve(import.meta.dirname, '../..')
const tester = new RuleTester({ cwd, languageOptions: { sourceType: 'module', parserOptions: { lang: 'tsx' } } })

const at = (path: string, code: string) => ({ name: `${path}: ${code}`, filename: resolve(cwd, path), code })
const refused = (path: string, code: string, message: RegExp) => ({ ...at(path, code), errors: [{ message }] })

tester.run('layer-imports', layerImports, {
  valid: [
    at('src/exchange/orders/commands/pay-order.ts', "import { call } from '#contract/call.ts'"),
    at('src/exchange/orders/calls.ts', "import { x } from '../ledger/posting.ts'"),
    at('src/exchange/deals/make-order.ts', "import { x } from '../orders/move-order.ts'"),
    at('src/exchange/orders/move-order.ts', "import { x } from './states.ts'"),
    at('src/exchange/app.ts', "import type { x } from './deals/calls.ts'"),
    at('src/exchange/bargains/rules.test.ts', "import { x } from '../orders/states.ts'"),
    at('src/exchange/catalogue/image.ts', "import { x } from '#art/subject.ts'"),
    at('src/contract/market.ts', "import { x } from '#lib/money.ts'"),
    at('src/contract/market.ts', "import { z } from 'zod'"),
    at('src/features/market/market.functions.ts', "import { x } from '#upstream/call.ts'"),
    at('src/features/market/queries.ts', "import { x } from './market.functions.ts'"),
    at('src/features/market/market.pc.tsx', "import { x } from './queries.ts'"),
    at('src/features/market/queries.ts', "import type { x } from '#contract/market/on-sale.ts'"),
    at('src/features/market/model.ts', "import { x } from '#contract/codes.ts'"),
    at('src/features/market/market.functions.ts', "import { x } from '#contract/market/on-sale.ts'"),
    at('src/features/goods/goods-page.pc.tsx', "import { x } from '#features/checkout/checkout.tsx'"),
    at('src/features/goods/goods-page.pc.tsx', "import { x } from './parts/goods-art.tsx'"),
    at('src/features/session/guards.test.ts', "import { x } from '#features/goods/guards.ts'"),
    at('src/routes/pc/wallet.tsx', "import { x } from '#features/balance/queries.ts'"),
    at('src/routes/api/$.ts', "import { x } from '#upstream/proxy.ts'"),
    at('src/simulators/steam/app.ts', "import { x } from '#lib/steam-id.ts'"),
    at('src/demo/people.ts', "import { x } from '#exchange/app.ts'; import { y } from '#simulators/steam/app.ts'"),
    at('src/main.ts', "import { x } from '#exchange/app.ts'; import { y } from '#simulators/steam/app.ts'"),
    at('src/exchange/adapters/steam.test.ts', "import { x } from '#simulators/steam/app.ts'"),
    at('src/routes/__root.tsx', "import css from '../styles.css?url'"),
    at('src/design/codegen/load-recipes.ts', "import { globSync } from 'node:fs'"),
    at('src/design/ui/button.tsx', "import { button } from '#styled-system/recipes/index.mjs'"),
    at('scripts/start.ts', "import { x } from '../src/main.ts'"),
  ],
  invalid: [
    refused(
      'src/features/market/market.functions.ts',
      "import { x } from '#exchange/app.ts'",
      /may not import exchange/,
    ),
    refused(
      'src/features/market/model.ts',
      "import type { x } from '../../exchange/app.ts'",
      /may not import exchange/,
    ),
    refused('src/features/market/model.ts', "import { x } from '#simulators/sms/app.ts'", /may not import simulators/),
    refused('src/exchange/orders/calls.ts', "import { x } from '../deals/calls.ts'", /orders may not import deals/),
    refused('src/exchange/mail/send-mail.ts', "import type { x } from '../accounts/queries.ts'", /mail may not import/),
    refused('src/exchange/shops/calls.ts', "import { x } from '../selling/calls.ts'", /shops may not import selling/),
    refused('src/exchange/jobs/repeat.ts', "const x = import('#exchange/app.ts')", /jobs may not import app.ts/),
    refused('src/exchange/refusal.ts', "import { x } from './services.ts'", /refusal.ts may not import services.ts/),
    refused('src/exchange/annex/new.ts', "import { x } from '../db/rows.ts'", /annex is on no floor/),
    refused('src/exchange/workers/new.ts', "import { x } from '../annex/new.ts'", /annex is on no floor/),
    refused('src/exchange/app.ts', "import { x } from '#features/market/model.ts'", /may not import features/),
    refused('src/exchange/app.ts', "import { x } from '../routes/__root.tsx'", /may not import routes/),
    refused('src/exchange/app.ts', "import { x } from '#upstream/call.ts'", /may not import upstream/),
    refused('src/exchange/app.ts', "const x = import('#simulators/sms/app.ts')", /may not import simulators/),
    refused('src/exchange/app.ts', "export { x } from '#demo/seed.ts'", /may not import demo/),
    refused('src/art/subject.ts', "import type { x } from '#exchange/catalogue/goods.ts'", /may not import exchange/),
    refused('src/features/market/market.pc.tsx', "import { x } from '#art/draw-art.ts'", /may not import art/),
    refused('src/exchange/app.ts', "import { useState } from 'react'", /knows no React/),
    refused('src/contract/market.ts', "import { x } from '#config/read-config.ts'", /may not import config/),
    refused('src/contract/market.ts', "export * from '#exchange/states.ts'", /may not import exchange/),
    refused('src/design/ui/button.tsx', "import { x } from '#features/market/model.ts'", /may not import features/),
    refused('src/simulators/sms/app.ts', "import { x } from '#contract/call.ts'", /may not import contract/),
    refused('src/router.tsx', "import { x } from '#exchange/app.ts'", /may not import exchange/),
    refused('src/features/market/market.pc.tsx', "import { x } from '#upstream/call.ts'", /call upstream/),
    refused(
      'src/features/market/market.pc.tsx',
      "import { x } from './market.functions.ts'",
      /queries.ts and mutations.ts/,
    ),
    refused('src/routes/pc/index.tsx', "import { x } from '#features/market/market.functions.ts'", /queries.ts/),
    refused(
      'src/features/session/guards.ts',
      "import { x } from '#features/goods/guards.ts'",
      /session may not import goods/,
    ),
    refused(
      'src/features/checkout/checkout.tsx',
      "import type { x } from '../goods/model.ts'",
      /checkout may not import goods/,
    ),
    refused('src/features/home/home-page.tsx', "const x = import('#features/wallet/search.ts')", /home may not import/),
    refused(
      'src/features/annex/new.ts',
      "import { x } from '#features/errors/presentation.ts'",
      /annex is on no floor/,
    ),
    refused('src/features/market/market.pc.tsx', "import fs from 'node:fs'", /is for the server/),
    refused('src/upstream/call.ts', "import fs from 'node:fs'", /is for the server/),
    refused('src/exchange/app.ts', "import { m } from '#paraglide/messages.js'", /may not import paraglide/),
    refused('src/features/market/queries.ts', "import { x } from '#contract/market/on-sale.ts'", /zod to the browser/),
    refused('src/somewhere/new.ts', "import { x } from '#lib/money.ts'", /not a layer/),
  ],
})

tester.run('no-colour', noColour, {
  valid: [
    at('src/design/tokens/colors.ts', "const yellow = '#FFE300'"),
    at('src/art/draw.ts', "const yellow = '#FFE300'"),
    at('src/simulators/sms/page.ts', "const yellow = '#FFE300'"),
    at('src/features/market/market.pc.tsx', "const x = <a href='#add-item' color='accent.solid' />"),
    at('src/features/market/market.pc.tsx', "import { x } from '#fed'"),
    at('src/design/semantic-tokens/resolve.ts', 'const x = `rgb(${channels} / 0.5)`'),
    at('src/lib/url.ts', "const hash = url.split('#')[1]"),
  ],
  invalid: [
    refused('src/features/market/market.pc.tsx', "const x = <a color='#FFE300' />", /#FFE300 is a colour/),
    refused('src/design/recipes/button.ts', "const x = { boxShadow: '0 0 1px #0008' }", /#0008/),
    refused('src/design/semantic-tokens.ts', 'const x = `1px solid rgba(0 0 0 / ${a})`', /rgba\(/),
    refused('src/routes/__root.tsx', "const x = { content: 'oklch(0.9 0.1 100)' }", /oklch\(/),
    refused('src/design/ui/card.tsx', "const x = 'hsl(10 20% 30%)'", /hsl\(/),
  ],
})

tester.run('query-keys', queryKeys, {
  valid: [
    at('src/features/market/queries.ts', "queryOptions({ queryKey: ['market', 'list'] })"),
    at('src/features/market/mutations.ts', 'client.invalidateQueries({ queryKey: marketKeys.lists() })'),
    at('src/features/market/mutations.ts', 'client.invalidateQueries(options)'),
    at('src/features/market/mutations.ts', 'client.invalidateQueries({ predicate: isMarket })'),
    at('src/features/market/mutations.ts', 'client.invalidateQueries({ ...filters })'),
  ],
  invalid: [
    refused('src/features/market/mutations.ts', "useQuery({ queryKey: ['market'] })", /factory/),
    refused('src/features/market/market.pc.tsx', "useQuery({ 'queryKey': ['market'] as const })", /factory/),
    refused('src/features/market/mutations.ts', 'client.invalidateQueries()', /without a key/),
    refused('src/features/market/mutations.ts', "client.refetchQueries({ type: 'active' })", /without a key/),
  ],
})

tester.run('no-text', noText, {
  valid: [
    at('src/features/market/market.pc.tsx', 'const x = <b>{m.market_title()} · {price} ¥ 12</b>'),
    at('src/features/market/market.pc.tsx', 'const x = <img alt={goods.name} src="a.webp" className="art" />'),
    at('src/features/market/market.pc.tsx', 'const x = <b>{`${from}-${to}`}</b>'),
    at('src/simulators/sms/page.tsx', 'const x = <b>Inbox</b>'),
    at('src/design/ui/button.test.tsx', 'const x = <Button>Buy</Button>'),
  ],
  invalid: [
    refused('src/features/market/market.pc.tsx', 'const x = <b>Buy</b>', /"Buy" is shown to people/),
    refused('src/routes/pc/index.tsx', 'const x = <b>购买</b>', /购买/),
    refused('src/design/ui/dialog.tsx', "const x = <b>{'Close'}</b>", /Close/),
    refused('src/design/ui/dialog.tsx', 'const x = <b>{`${n} items`}</b>', /items/),
    refused('src/design/ui/dialog.tsx', "const x = <button aria-label='Close' />", /Close/),
    refused('src/design/ui/dialog.tsx', "const x = <input placeholder={'Search'} />", /Search/),
  ],
})

tester.run('no-sleep', noSleep, {
  valid: [
    at('e2e/pc/market/market.spec.ts', "await page.waitForURL('/market')"),
    at('tests/integration/a.test.ts', 'await new Promise((resolve) => server.close(resolve))'),
    at('src/exchange/worker.ts', 'await new Promise((resolve) => setTimeout(resolve, 100))'),
  ],
  invalid: [
    refused('e2e/pc/market/market.spec.ts', 'await page.waitForTimeout(100)', /no sleeping/),
    refused('tests/integration/a.test.ts', 'await new Promise((resolve) => setTimeout(resolve, 100))', /no sleeping/),
    refused('src/lib/a.test.ts', "import { setTimeout } from 'node:timers/promises'", /no sleeping/),
  ],
})

tester.run('no-queued-write', noQueuedWrite, {
  valid: [
    at('src/query-client.ts', "new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })"),
    at('src/features/x/mutations.ts', 'mutationOptions({ mutationFn, meta: { quiet: true } })'),
    at('src/features/x/queries.ts', 'queryOptions({ queryFn, retry: 2 })'),
    at('src/features/x/x.test.ts', "useMutation({ networkMode: 'online' })"),
  ],
  invalid: [
    refused('src/features/x/mutations.ts', "mutationOptions({ networkMode: 'online' })", /no write may wait/),
    refused('src/features/x/mutations.ts', "const slow = { 'networkMode': 'offlineFirst' }", /no write may wait/),
    refused('src/features/x/mutations.ts', "mutationOptions({ scope: { id: 'x' } })", /no write may wait/),
    refused('src/features/x/x.tsx', 'useMutation({ ...pay(), retry: 3 })', /no write may wait/),
    refused('src/features/x/x.tsx', 'useIdempotentMutation({ ...pay(), retry: 3 })', /no write may wait/),
    refused('src/features/x/x.tsx', 'void client.resumePausedMutations()', /no write may wait/),
    refused('src/worker.ts', "self.addEventListener('sync', resend)", /no write may wait/),
  ],
})
