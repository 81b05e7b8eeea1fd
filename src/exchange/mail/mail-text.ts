import { formatYuan } from '#lib/money.ts'
import type { Locale } from '../http/context.ts'
import { type MailKind, type MailKindTable, mailKinds } from './mail-kinds.ts'

/** A mail's title and text in the reader's language. */
export function mailText(kind: string, locale: Locale, words: Record<string, string>): { title: string; text: string } {
  // A kind that a later version has dropped shows its name rather than nothing.
  const table: MailKindTable | undefined = mailKinds[kind as MailKind]
  if (!table) return { title: kind, text: '' }
  return { title: fill(table.title[locale], words), text: fill(table.text[locale], words) }
}

/** Amounts follow their currency sign and are stored in wire format. */
const fill = (text: string, words: Record<string, string>) =>
  text.replace(/(¥?)\{(\w+)\}/g, (gap, sign: string, name: string) => {
    const word = words[name]
    if (word === undefined) return gap
    return sign ? formatYuan(word) : word
  })
