import type { PgBoss } from 'pg-boss'
import type { Connection, Queryable } from './db/connection.ts'
import type { GamePlatform } from './ports/game-platform.ts'
import type { IdentityService } from './ports/identity.ts'
import type { PaymentGateway } from './ports/payment.ts'
import type { PictureStore } from './ports/picture-store.ts'
import type { Sms } from './ports/sms.ts'
import type { Wechat } from './ports/wechat.ts'
import type { ExchangeSettings } from './settings.ts'

/** Dependencies of the exchange's commands and queries; created once at startup. */
export interface Services {
  db: Queryable
  patiently: Connection['patiently']
  jobs: PgBoss
  platform: GamePlatform
  sms: Sms
  pictures: PictureStore
  payment: PaymentGateway
  identity: IdentityService
  /** Null where the market has no access to WeChat. */
  wechat: Wechat | null
  settings: ExchangeSettings
}
