import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import type { ExchangeSettings } from '#exchange/settings.ts'

export const publicUrl = 'http://market.test'

/** The settings of a fresh exchange with protection shortened to a minute; the secrets are unique to it. */
export const testSettings = (): ExchangeSettings => ({
  publicUrl,
  isDemo: false,
  isCrawled: true,
  secretKey: randomBytes(32),
  feeBasisPoints: 250n,
  smsPerHour: 100_000,
  orderPayment: 600,
  orderDelivery: 43_200,
  orderCancelAfter: 1_800,
  orderAcceptance: 43_200,
  bargainAnswer: 86_400,
  protection: 60,
  withdrawalFeeBasisPoints: 0n,
  rechargeWait: 0,
  newListingsLookedAt: 50_000,
  welcomeGrant: 0n,
  platformWebUrl: 'http://platform.test',
  dataDirectory: tmpdir(),
  artDirectory: '/nonexistent',
  imageBaseUrl: null,
})
