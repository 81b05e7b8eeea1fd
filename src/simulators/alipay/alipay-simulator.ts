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
  /** A file, or `:memory:`; holds all state except the misbehaviour, including the keys. */
  db: DatabaseSync
  clock: () => Date
  /** Origin at which browsers reach the simulator. */
  publicUrl: string
  mountPath?: string
  /** Delivers notices to the merchant. */
  send: SendNotice
  sleep?: (ms: number) => Promise<void>
}

/** The credentials of a merchant on the simulated platform. */
export interface MerchantCredentials {
  appId: string
  sellerId: string
  gatewayUrl: string
  /** The merchant's own key; generated on first use. */
  readonly privateKey: string
  /** The platform's key. */
  readonly publicKey: string
}

export interface AlipaySimulator {
  fetch(request: Request): Promise<Response>
  baseUrl: string
  merchant: MerchantCredentials
  /** The latest notice of a payment, as it was or would be sent; empty if there is none. */
  readNotice(outTradeNo: string): string
}

const appId = '2021004100000001'
const sellerId = '2088100000000001'

/**
 * A small Alipay: the signed gateway, the cashier page, notices and payouts, with the names and fields of the real one.
 */
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
      // Lazy: generating two key pairs takes a while, and most runs never pay.
      get privateKey() {
        return keys.merchant().privateKey
      },
      get publicKey() {
        return keys.platform().publicKey
      },
    },
  }
}
