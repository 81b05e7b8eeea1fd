import { IconButton } from '#design/ui/action/icon-button.tsx'
import { CheckIcon, InfoIcon, TradesIcon, UserIcon, WalletIcon } from '#design/ui/icon/icons.tsx'
import { describeConsequence } from '#features/trading/deadline/consequences.ts'
import { formatDateTime, formatSeconds } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { mailList } from '#styled-system/recipes/mail-list.js'
import { rowList } from '#styled-system/recipes/row-list.js'
import { srOnly } from '#styled-system/recipes/sr-only.js'
import { isAboutSeveral, type Mail } from './model.ts'

const icons = { trade: TradesIcon, money: WalletIcon, account: UserIcon, service: InfoIcon }

interface MailRowProps {
  mail: Mail
  /** The page it links to, if any. */
  href: string | undefined
  onRead: () => void
}

/** One message. Following its link marks it as read, and so does its button. */
export function MailRow({ mail, href, onRead }: MailRowProps) {
  const timeZone = useTimeZone()
  const rows = rowList()
  const styles = mailList()
  const row = `${rows.row} ${styles.row}`
  const Icon = icons[mail.category]
  const open = () => !mail.is_read && onRead()
  const said = (
    <>
      <span className={styles.icon}>
        <Icon size={18} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          {!mail.is_read && <span className={srOnly()}>{m.mail_unread_mark()} </span>}
          {mail.title}
        </span>
        <br />
        <span className={styles.text}>{textOf(mail, timeZone)}</span>
      </span>
      <span className={styles.when}>{formatDateTime(mail.created_at, timeZone)}</span>
    </>
  )
  return (
    <li className={`${rows.line} ${styles.line}`} data-unread={mail.is_read ? undefined : ''}>
      {href ? (
        // The middle button opens a tab; the right one only a menu.
        <a className={row} href={href} onClick={open} onAuxClick={({ button }) => button === 1 && open()}>
          {said}
        </a>
      ) : (
        <div className={row}>{said}</div>
      )}
      <span className={styles.act}>
        {!mail.is_read && (
          <IconButton
            size="sm"
            label={m.mail_mark_read({ title: mail.title })}
            isTooltipHidden
            title={m.mail_mark_read_short()}
            icon={<CheckIcon size={16} />}
            onClick={onRead}
          />
        )}
      </span>
    </li>
  )
}

/** Its text, and after it what the site knows of its time. */
function textOf(mail: Mail, timeZone: string): string {
  const end = endOf(mail, timeZone) ?? dueOf(mail, timeZone)
  return end === null ? mail.text : m.mail_text_and_end({ text: mail.text, end })
}

/** S8.10 Until when a restriction lasts. */
function endOf({ restriction }: Mail, timeZone: string): string | null {
  if (!restriction) return null
  return restriction.expire_time === null
    ? m.mail_restricted_lasting()
    : m.mail_restricted_until({ date: formatSeconds(restriction.expire_time, timeZone) })
}

/** S4.22 Until when the reader has to act, and what happens otherwise. */
function dueOf({ due, kind }: Mail, timeZone: string): string | null {
  if (!due) return null
  const words = { time: formatDateTime(due.deadline_at, timeZone), otherwise: describeConsequence(due.otherwise) }
  return isAboutSeveral(kind) ? m.mail_due_each(words) : m.mail_due(words)
}
