import type { DatabaseSync } from 'node:sqlite'
import { openTables, type Queries } from '../database.ts'

/**
 * Times are in seconds, as in Steam's own answers. Item facts (name, stickers, tags) are stored once per class and
 * instance.
 */
const SCHEMA = `
create table if not exists accounts (
  steam_id text primary key,
  persona_name text not null,
  trade_token text not null,
  is_public integer not null default 1,
  is_listed integer not null default 0,
  created_at integer not null
) strict, without rowid;
create table if not exists api_keys (
  api_key text primary key,
  steam_id text not null unique references accounts,
  domain text not null
) strict, without rowid;
create table if not exists trade_holds (
  steam_id text primary key,
  seconds integer not null
) strict, without rowid;
create table if not exists economy_bans (
  steam_id text primary key references accounts,
  ban text not null
) strict, without rowid;
create table if not exists lookalikes (
  steam_id text primary key references accounts,
  face_of text not null
) strict, without rowid;
create table if not exists items (
  class_id text not null,
  instance_id text not null,
  facts text not null,
  primary key (class_id, instance_id)
) strict, without rowid;
create table if not exists assets (
  asset_id integer primary key,
  owner text not null,
  class_id text not null,
  instance_id text not null,
  is_tradable integer not null,
  wear text,
  paint_seed integer,
  paint_index integer,
  protected_until integer not null default 0
) strict;
create index if not exists assets_owner on assets (owner, asset_id desc);
create table if not exists offers (
  offer_id integer primary key,
  sender text not null,
  recipient text not null,
  message text not null,
  state integer not null,
  created_at integer not null,
  updated_at integer not null,
  expires_at integer not null,
  trade_id text
) strict;
create index if not exists offers_sender on offers (sender, offer_id desc);
create index if not exists offers_recipient on offers (recipient, offer_id desc);
create table if not exists offer_items (
  offer_id integer not null references offers,
  giver text not null,
  asset_id integer not null,
  class_id text not null,
  instance_id text not null,
  primary key (offer_id, asset_id)
) strict, without rowid;
create index if not exists offer_items_asset on offer_items (asset_id);
create table if not exists trades (
  trade_id text primary key,
  offer_id integer not null references offers,
  status integer not null,
  time_init integer not null,
  time_settlement integer not null,
  rollback_trade text
) strict, without rowid;
create table if not exists reversals (
  trade_id text primary key references trades,
  reversed_at integer not null
) strict, without rowid;
create table if not exists traded_assets (
  trade_id text not null references trades,
  giver text not null,
  taker text not null,
  asset_id integer not null,
  new_asset_id integer not null,
  class_id text not null,
  instance_id text not null,
  primary key (trade_id, asset_id)
) strict, without rowid;
create table if not exists nonces (
  nonce text primary key,
  is_spent integer not null default 0
) strict, without rowid;
create table if not exists settings (
  name text primary key,
  value text not null
) strict, without rowid;
`

/** First ids of each kind, of the same magnitude as Steam's today. */
const FIRST = {
  account: 1_500_000_000n,
  asset: 38_000_000_000n,
  offer: 7_800_000_000n,
  trade: 798_000_000_000_000_000n,
}
export type IdKind = keyof typeof FIRST

export type SteamTables = Queries & {
  /** Returns the first of `count` consecutive fresh ids of a kind; ids are never reused. */
  nextId(kind: IdKind, count?: number): bigint
  /** Reserves an external id: fresh ones start above it. */
  reserveId(kind: IdKind, id: bigint): void
  /** A value generated once and stored. */
  setting(name: string, make: () => string): string
}

export function openSteamTables(db: DatabaseSync): SteamTables {
  const queries = openTables(db, SCHEMA)
  const read = (name: string) =>
    queries.get<{ value: string }>('select value from settings where name = ?', name)?.value
  const write = (name: string, value: string) =>
    queries.run(
      'insert into settings (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
      name,
      value,
    )
  return {
    ...queries,
    nextId: (kind, count = 1) =>
      queries.transaction(() => {
        const next = BigInt(read(`next_${kind}`) ?? FIRST[kind])
        write(`next_${kind}`, String(next + BigInt(count)))
        return next
      }),
    reserveId: (kind, id) => {
      const next = BigInt(read(`next_${kind}`) ?? FIRST[kind])
      if (id >= next) write(`next_${kind}`, String(id + 1n))
    },
    setting: (name, make) =>
      queries.transaction(() => {
        const known = read(name)
        if (known !== undefined) return known
        const made = make()
        write(name, made)
        return made
      }),
  }
}
