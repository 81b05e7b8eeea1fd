import * as calls from '#contract/mail.ts'
import { answer, command, type Route } from '../http/routes.ts'
import { markMailsRead } from './commands/mark-mails-read.ts'
import { countUnread, listMails } from './queries.ts'

export const mailRoutes: readonly Route[] = [
  answer(calls.unreadTotal, ({ db, caller }) => countUnread(db, caller.userId)),
  answer(calls.listMsg, listMails),
  command(calls.updateRead, markMailsRead),
]
