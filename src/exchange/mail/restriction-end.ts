import { seconds } from '#lib/time/seconds.ts'

const lasting = 'none'

/** The end of a restriction, among the words of its mail: readers see it in their own time zone. */
export const endWord = (endsAt: Date | null) => ({ expire_time: endsAt ? String(seconds(endsAt)) : lasting })

/** The same read back; null for other mails, and for those sent before they named an end. */
export const endIn = ({ expire_time }: Record<string, string>) =>
  expire_time === undefined ? null : { expire_time: expire_time === lasting ? null : Number(expire_time) }
