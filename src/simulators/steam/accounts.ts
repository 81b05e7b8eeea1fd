import { randomBytes } from 'node:crypto'
import { accountIdOf, isSteamId, steamIdOf } from '#lib/steam-id.ts'
import type { SteamTables } from './schema.ts'

export interface Account {
  steamId: string
  personaName: string
  tradeToken: string
  isPublic: boolean
  /** In seconds. */
  createdAt: number
}

export interface NewAccount {
  personaName: string
  /** Defaults to the next free id. */
  steamId?: string
  tradeToken?: string
  apiKey?: string
  /** Offered on the sign-in page before any search. */
  isListed?: boolean
  isPublic?: boolean
  /** Defaults to now. */
  createdAt?: Date
}

interface AccountRow {
  steam_id: string
  persona_name: string
  trade_token: string
  is_public: number
  created_at: number
}

const toAccount = (row: AccountRow): Account => ({
  steamId: row.steam_id,
  personaName: row.persona_name,
  tradeToken: row.trade_token,
  isPublic: row.is_public === 1,
  createdAt: row.created_at,
})
const newToken = () => randomBytes(6).toString('base64url')
const newKey = () => randomBytes(16).toString('hex').toUpperCase()
const SHOWN = 12

export type Accounts = ReturnType<typeof createAccounts>

export function createAccounts(tables: SteamTables, clock: () => Date) {
  const find = (steamId: string): Account | null => {
    const row = tables.get<AccountRow>('select * from accounts where steam_id = ?', steamId)
    return row ? toAccount(row) : null
  }
  const registerKey = (steamId: string, domain: string, apiKey = newKey()): string => {
    const sql = 'insert into api_keys (api_key, steam_id, domain) values (?, ?, ?) on conflict (steam_id) do nothing'
    tables.run(sql, apiKey, steamId, domain)
    return keyOf(steamId)?.apiKey ?? apiKey
  }
  const keyOf = (steamId: string) =>
    tables.get<{ apiKey: string; domain: string }>(
      'select api_key as apiKey, domain from api_keys where steam_id = ?',
      steamId,
    )
  /** Creates the account, or returns the one with this id. */
  const create = (account: NewAccount): Account =>
    tables.transaction(() => {
      const steamId = account.steamId ?? steamIdOf(Number(tables.nextId('account')))
      if (!isSteamId(steamId)) throw new RangeError('not the SteamID64 of an individual')
      tables.reserveId('account', BigInt(accountIdOf(steamId)))
      const created = Math.floor((account.createdAt ?? clock()).getTime() / 1000)
      tables.run(
        `insert into accounts (steam_id, persona_name, trade_token, is_public, is_listed, created_at)
         values (?, ?, ?, ?, ?, ?) on conflict do nothing`,
        steamId,
        account.personaName,
        account.tradeToken ?? newToken(),
        account.isPublic === false ? 0 : 1,
        account.isListed ? 1 : 0,
        created,
      )
      if (account.apiKey !== undefined) registerKey(steamId, 'demo', account.apiKey)
      return find(steamId) as Account
    })
  return {
    find,
    registerKey,
    keyOf,
    create,
    /** Another account with the same name and picture. */
    createLookalike: (of: Account): Account =>
      tables.transaction(() => {
        const made = create({ personaName: of.personaName })
        tables.run('insert into lookalikes (steam_id, face_of) values (?, ?)', made.steamId, of.steamId)
        return made
      }),
    /** The account whose picture is shown: itself, or the one it imitates. */
    faceOf: (steamId: string): string =>
      tables.get<{ face: string }>('select face_of as face from lookalikes where steam_id = ?', steamId)?.face ??
      steamId,
    /** Listed accounts, or those whose name or id contains the search words. */
    search: (words: string): Account[] => {
      const rows =
        words === ''
          ? tables.all<AccountRow>(
              `select * from accounts where is_listed = 1 order by created_at, steam_id limit ${SHOWN}`,
            )
          : tables.all<AccountRow>(
              `select * from accounts where instr(lower(persona_name), lower(?)) > 0 or steam_id = ? limit ${SHOWN}`,
              words,
              words,
            )
      return rows.map(toAccount)
    },
    ownerOfKey: (apiKey: string): string | null =>
      tables.get<{ steam_id: string }>('select steam_id from api_keys where api_key = ?', apiKey.toUpperCase())
        ?.steam_id ?? null,
    revokeKey: (steamId: string) => tables.run('delete from api_keys where steam_id = ?', steamId),
    rename: (steamId: string, personaName: string) =>
      tables.run('update accounts set persona_name = ? where steam_id = ?', personaName, steamId),
    /** `none`, `probation` or `banned`, as in the Web API. */
    economyBanOf: (steamId: string): string =>
      tables.get<{ ban: string }>('select ban from economy_bans where steam_id = ?', steamId)?.ban ?? 'none',
    setEconomyBan: (steamId: string, ban: string): boolean => {
      if (!find(steamId)) return false
      const sql = 'insert into economy_bans (steam_id, ban) values (?, ?) on conflict (steam_id) do update set ban = ?'
      tables.run(sql, steamId, ban, ban)
      return true
    },
    /** Duration of the account's trade hold, in seconds. */
    tradeHoldOf: (steamId: string): number =>
      tables.get<{ seconds: number }>('select seconds from trade_holds where steam_id = ?', steamId)?.seconds ?? 0,
    setTradeHold: (steamId: string, seconds: number): boolean => {
      if (!find(steamId)) return false
      const sql =
        'insert into trade_holds (steam_id, seconds) values (?, ?) on conflict (steam_id) do update set seconds = ?'
      tables.run(sql, steamId, seconds, seconds)
      return true
    },
    setPublic: (steamId: string, isPublic: boolean) =>
      tables.run('update accounts set is_public = ? where steam_id = ?', isPublic ? 1 : 0, steamId),
    renewTradeToken: (steamId: string) =>
      tables.run('update accounts set trade_token = ? where steam_id = ?', newToken(), steamId),
  }
}
