import type { Consequence } from '#contract/mail.ts'
import { seconds } from '#lib/time/seconds.ts'

/** Until when the reader of a mail has to act, and what happens otherwise. */
export interface Due {
  deadlineAt: Date
  otherwise: Consequence
}

/** The deadline among the words of its mail: readers see it in their own time zone and language. */
export const dueWords = ({ deadlineAt, otherwise }: Due) => ({ deadline_at: String(seconds(deadlineAt)), otherwise })

/** The same read back; null for other mails, and for those sent before they named a deadline. */
export const dueIn = ({ deadline_at, otherwise }: Record<string, string>) =>
  deadline_at === undefined ? null : { deadline_at: Number(deadline_at), otherwise: otherwise as Consequence }
