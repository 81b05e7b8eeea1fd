import { z } from 'zod'
import { postCall } from './call.ts'
import { cursor, goodsId, id, pageOf, pageSize, timestamp } from './fields.ts'
import { mailCategories } from './words.ts'

export const mailCategory = z.enum(mailCategories)

/** The object a mail is about, so that the site can link to it. */
export const mailSubject = z.enum([
  'order',
  'listing',
  'bargain',
  'purchase_order',
  'recharge',
  'withdrawal',
  'feedback',
  'activation_code',
  'activity',
  'saved_search',
  'goods_bookmark',
  'watched_listing',
])
export type MailSubject = z.output<typeof mailSubject>

/**
 * What happens if the reader of a mail does not act by its deadline. Of an order: the buyer is refunded, and the
 * seller's listing is taken down as well; to the buyer, their money comes back. Of a bargain: it ends and the listing
 * stays on sale; to the buyer, their money comes back.
 */
export const consequence = z.enum(['buyer_refunded', 'taken_down', 'money_back', 'bargain_over', 'bargain_money_back'])
export type Consequence = z.output<typeof consequence>

export const unread = z.object({
  total: z.int(),
  by_category: z.record(mailCategory, z.int()),
  /**
   * The newest unread alert mail, for a price or a saved search: a higher id than before means that one has just
   * arrived.
   */
  newest_alert: id.nullable(),
})

export const unreadTotal = postCall('/api/v1/mail/unread_total', {
  name: 'mail.unreadTotal',
  summary: 'How many mails wait to be read',
  session: 'required',
  safe: true,
  request: z.object({}),
  response: unread,
})

export const listMsg = postCall('/api/v1/mail/list_msg', {
  name: 'mail.listMsg',
  summary: 'My mails, newest first',
  session: 'required',
  safe: true,
  request: z.object({
    category: mailCategory.optional(),
    unread_only: z.boolean().default(false),
    cursor: cursor.optional(),
    page_size: pageSize.default(20),
  }),
  response: pageOf(
    z.object({
      mail_id: id,
      category: mailCategory,
      kind: z.string(),
      title: z.string(),
      text: z.string(),
      about: z.object({ subject: mailSubject, id }).nullable(),
      /** The goods it names. */
      goods_id: goodsId.nullable(),
      /** Of a restriction: when it ends by itself; null if it has to be lifted. Null for any other mail. */
      restriction: z.object({ expire_time: timestamp.nullable() }).nullable(),
      /** Of a mail that asks for something: until when, and what happens otherwise. Null for any other mail. */
      due: z.object({ deadline_at: timestamp, otherwise: consequence }).nullable(),
      is_read: z.boolean(),
      created_at: timestamp,
    }),
  ),
})

export const updateRead = postCall('/api/v1/mail/update_read', {
  name: 'mail.updateRead',
  summary: 'Mark some mails as read, or all of them, or all of a category',
  session: 'required',
  idempotent: true,
  openToFrozen: true,
  request: z.union([
    z.strictObject({ mail_ids: z.array(id).min(1).max(100) }),
    z.strictObject({ all: z.literal(true), category: mailCategory.optional() }),
  ]),
  response: unread,
})
