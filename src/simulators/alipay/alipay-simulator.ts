import type { DatabaseSync } from 'node:sqlite'
import { Hono } from 'hono'
import { STYLESHEET } from '../page.ts'
import { refuseCrossSite } from '../request-guard.ts'
import { cashierRoutes } from './cashier-routes.ts'
import type { AlipayContext } from './context.ts'
import { controlRoutes } from './control-routes.ts'
import { gatewayRoutes } from './gateway-routes.ts'
import { homeRoutes } from './home-routes.ts'
import { createKeys } from './keys.ts'
import { createMisbehaviour } from './misbehaviour.ts'
import { createNotices, type SendNotice } from './notices.ts'
import { openAlipayTables } from './tables.ts'
import { createTrades } from './trades.ts'
import { createTransfers } from './transfers.ts'

export interface AlipaySimulatorOptions {
  /** A file, or `:memory:`; everything but the misbehaviour lives in it, the keys included. */
  db: DatabaseSync
  clock: () => Date
  /** Origin that browsers reach the simulator at. */
  publicUrl: string
  mountPath?: string
  /** How notices reach the merchant. */
  send: SendNotice
  sleep?: (ms: number) => Promise<void>
}

/** What a merchant of the simulated platform is given. */
export interface MerchantCredentials {
  appId: string
  sellerId: string
  gatewayUrl: string
  /** The merchant's own key; made when first asked for. */
  readonly privateKey: string
  /** The platform's. */
  readonly publicKey: string
}

export interface AlipaySimulator {
  fetch(request: Request): Promise<Response>
  baseUrl: string
  merchant: MerchantCredentials
  /** The newest notice of a payment, as it was or would be sent; empty when there is none. */
  readNotice(outTradeNo: string): string
}

const appId = '2021004100000001'
const sellerId = '2088100000000001'

/** A small Alipay: the signed gateway, the cashier page, notices and payouts, with the names and fields of the real one. */
export function createAlipaySimulator(options: AlipaySimulatorOptions): AlipaySimulator {
  const { db, clock, publicUrl, mountPath = '/simulators/alipay', send } = options
  const { sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)) } = options
  const tables = openAlipayTables(db)
  const keys = createKeys(tables)
  const baseUrl = `${publicUrl}${mountPath}`
  const alipay: AlipayContext = {
    tables,
    keys,
    trades: createTrades(tables, clock),
    transfers: createTransfers(tables, clock),
    notices: createNotices({ tables, keys, clock, send, appId, sellerId }),
    misbehaviour: createMisbehaviour(sleep),
    clock,
    appId,
    sellerId,
    baseUrl,
    mountPath,
  }
  const app = new Hono({ strict: false }).basePath(mountPath)
  app.use('*', refuseCrossSite)
  app.get('/style.css', (context) => context.body(STYLESHEET, 200, { 'content-type': 'text/css; charset=utf-8' }))
  for (const routes of [gatewayRoutes(alipay), cashierRoutes(alipay), controlRoutes(alipay), homeRoutes(alipay)])
    app.route('/', routes)
  return {
    fetch: async (request) => app.fetch(request),
    baseUrl,
    readNotice: (outTradeNo) => alipay.notices.list().find((notice) => notice.out_trade_no === outTradeNo)?.body ?? '',
    merchant: {
      appId,
      sellerId,
      gatewayUrl: `${baseUrl}/gateway.do`,
      // Read when they are needed: making two key pairs takes a while, and most runs never pay.
      get privateKey() {
        return keys.merchant().privateKey
      },
      get publicKey() {
        return keys.platform().publicKey
      },
    },
  }
}
