import type { DatabaseSync } from 'node:sqlite'
import { openTables } from '../database.ts'

const SCHEMA = `
create table if not exists identity_verifications (
  verification_id text primary key,
  reference text not null unique,
  return_url text not null,
  state text not null,
  reason text,
  name text,
  id_number text,
  created_at integer not null,
  expires_at integer not null
) strict, without rowid;
`

export interface Verification {
  verification_id: string
  reference: string
  return_url: string
  state: 'pending' | 'confirmed' | 'refused' | 'expired'
  reason: 'refused_by_person' | 'not_matching' | null
  name: string | null
  id_number: string | null
  created_at: number
  expires_at: number
}

export type Verifications = ReturnType<typeof openVerifications>

const lifetimeMs = 30 * 60_000

/** The verifications, each identified by the market's own reference. */
export function openVerifications(db: DatabaseSync, clock: () => Date) {
  const { get, all, run } = openTables(db, SCHEMA)
  const find = (id: string) => {
    run(
      `update identity_verifications set state = 'expired' where verification_id = ? and state = 'pending' and expires_at <= ?`,
      id,
      clock().getTime(),
    )
    return get<Verification>('select * from identity_verifications where verification_id = ?', id)
  }
  return {
    find,
    list: () => all<Verification>('select * from identity_verifications order by created_at desc limit 50'),
    begin: (verification: Pick<Verification, 'verification_id' | 'reference' | 'return_url'>): Verification => {
      run(
        `insert into identity_verifications (verification_id, reference, return_url, state, created_at, expires_at)
         values (?, ?, ?, 'pending', ?, ?) on conflict do nothing`,
        verification.verification_id,
        verification.reference,
        verification.return_url,
        clock().getTime(),
        clock().getTime() + lifetimeMs,
      )
      return get<Verification>('select * from identity_verifications where reference = ?', verification.reference)!
    },
    /** False if already decided or expired. */
    decide: (id: string, decision: Pick<Verification, 'state' | 'reason' | 'name' | 'id_number'>): boolean =>
      find(id)?.state === 'pending' &&
      run(
        `update identity_verifications set state = ?, reason = ?, name = ?, id_number = ? where verification_id = ? and state = 'pending'`,
        decision.state,
        decision.reason,
        decision.name,
        decision.id_number,
        id,
      ) === 1,
  }
}
