import type { DatabaseSync } from 'node:sqlite'
import { openTables } from '../database.ts'

export interface SmsRecord {
  id: string
  phone: string
  text: string
  /** The first run of 4 to 8 digits in the text. */
  code: string | null
  kind: string
  /** ISO 8601, UTC. */
  sent_at: string
}

interface StoredMessage {
  id: string
  phone: string
  text: string
  kind: string
  sentAt: Date
}

const SCHEMA = `
create table if not exists sms_messages (
  sequence integer primary key autoincrement,
  id text not null unique,
  phone text not null,
  text text not null,
  kind text not null,
  sent_at integer not null
) strict;
create index if not exists sms_messages_phone on sms_messages (phone, sequence desc);
`
const LIMIT = 100
const COLUMNS = 'id, phone, text, kind, sent_at as sentAt'

const toRecord = ({ sentAt, text, ...message }: StoredMessage): SmsRecord => ({
  ...message,
  text,
  code: /(?<!\d)\d{4,8}(?!\d)/.exec(text)?.[0] ?? null,
  sent_at: sentAt.toISOString(),
})

export type Inbox = ReturnType<typeof createInbox>

/** Every message the gateway accepted, newest first. */
export function createInbox(db: DatabaseSync) {
  const { all, run } = openTables(db, SCHEMA)
  type Row = Omit<StoredMessage, 'sentAt'> & { sentAt: number }
  return {
    toRecord,
    /** False if the id is known: a repeated send is the same message. */
    add: ({ id, phone, text, kind, sentAt }: StoredMessage): boolean =>
      run(
        'insert into sms_messages (id, phone, text, kind, sent_at) values (?, ?, ?, ?, ?) on conflict do nothing',
        id,
        phone,
        text,
        kind,
        sentAt.getTime(),
      ) === 1,
    list: (phone?: string): SmsRecord[] => {
      const order = `order by sequence desc limit ${LIMIT}`
      const rows =
        phone === undefined
          ? all<Row>(`select ${COLUMNS} from sms_messages ${order}`)
          : all<Row>(`select ${COLUMNS} from sms_messages where phone = ? ${order}`, phone)
      return rows.map((row) => toRecord({ ...row, sentAt: new Date(row.sentAt) }))
    },
  }
}
