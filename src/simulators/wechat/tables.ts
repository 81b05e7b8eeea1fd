import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { openTables } from '../database.ts'

const SCHEMA = `
create table if not exists wechat_people (
  openid text primary key,
  nickname text not null unique
) strict, without rowid;
create table if not exists wechat_codes (
  code text primary key,
  openid text not null references wechat_people,
  expires_at integer not null,
  access_token text unique
) strict, without rowid;
`

const CODE_SECONDS = 600

export function openWechatTables(db: DatabaseSync, clock: () => Date) {
  const { all, get, run } = openTables(db, SCHEMA)
  const now = () => Math.floor(clock().getTime() / 1000)
  return {
    people: () => all<{ openid: string; nickname: string }>('select * from wechat_people order by nickname limit 20'),
    /** The person with this name, created if new. */
    personNamed: (nickname: string): string => {
      const openid = `o${randomBytes(20).toString('base64url')}`
      run('insert into wechat_people (openid, nickname) values (?, ?) on conflict do nothing', openid, nickname)
      return get<{ openid: string }>('select openid from wechat_people where nickname = ?', nickname)!.openid
    },
    makeCode: (openid: string): string => {
      const code = randomBytes(16).toString('hex')
      run('insert into wechat_codes (code, openid, expires_at) values (?, ?, ?)', code, openid, now() + CODE_SECONDS)
      return code
    },
    /** Exchanges a code for an access token, once. */
    spendCode: (code: string): { openid: string; token: string } | 'unknown' | 'used' => {
      const row = get<{ openid: string; expires_at: number; access_token: string | null }>(
        'select * from wechat_codes where code = ?',
        code,
      )
      if (!row || row.expires_at <= now()) return 'unknown'
      if (row.access_token !== null) return 'used'
      const token = randomBytes(32).toString('base64url')
      run('update wechat_codes set access_token = ? where code = ?', token, code)
      return { openid: row.openid, token }
    },
    personOfToken: (token: string) =>
      get<{ openid: string; nickname: string }>(
        'select p.openid, p.nickname from wechat_codes c join wechat_people p using (openid) where c.access_token = ?',
        token,
      ),
  }
}
