import { formatDateTime } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { conversation } from '#styled-system/recipes/conversation.js'
import type { Message } from './model.ts'

const authors: Record<Message['author'], () => string> = {
  user: m.feedback_author_user,
  operator: m.feedback_author_operator,
  system: m.feedback_author_system,
}

/** All messages, oldest first. New ones are announced to screen readers. */
export function Conversation({ messages }: { messages: readonly Message[] }) {
  const timeZone = useTimeZone()
  const styles = conversation()
  return (
    <ol className={styles.list} aria-label={m.feedback_conversation()} aria-live="polite">
      {messages.map((message, index) => (
        <li key={index} className={styles.message} data-author={message.author}>
          <span className={styles.author}>
            <span>{authors[message.author]()}</span>
            <time dateTime={new Date(message.at * 1000).toISOString()}>{formatDateTime(message.at, timeZone)}</time>
          </span>
          <p className={styles.bubble}>{message.text}</p>
          {message.pictures.length > 0 && <MessagePictures pictures={message.pictures} />}
        </li>
      ))}
    </ol>
  )
}

/** Each picture opens in full size in a new tab. */
function MessagePictures({ pictures }: Pick<Message, 'pictures'>) {
  const styles = conversation()
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ upload_id, url }, index) => (
        <li key={upload_id}>
          <a className={styles.picture} href={url} target="_blank" rel="noreferrer">
            <img
              className={styles.image}
              src={url}
              alt={m.feedback_picture({ number: index + 1 })}
              width={140}
              height={140}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
