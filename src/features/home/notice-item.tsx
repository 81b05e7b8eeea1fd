import type { CallData } from '#contract/call.ts'
import type { notice } from '#contract/market/home.ts'
import { formatDate } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import { homeNotices } from '#styled-system/recipes/home-notices.js'

interface NoticeItemProps {
  notice: CallData<typeof notice>['items'][number]
  level: 'h2' | 'h3'
}

export function NoticeItem({ notice, level: Heading }: NoticeItemProps) {
  const timeZone = useTimeZone()
  const styles = homeNotices()
  return (
    <li className={styles.item}>
      <Heading className={styles.title}>{notice.title}</Heading>
      <time className={styles.time}>{formatDate(notice.published_at, timeZone)}</time>
      <p className={styles.text}>{notice.text}</p>
    </li>
  )
}
