import type { CallData } from '#contract/call.ts'
import type { listMsg, unreadTotal } from '#contract/mail.ts'
import type { MailCategory } from '#contract/words.ts'

export type MailPage = CallData<typeof listMsg>
export type Mail = MailPage['items'][number]
export type Unread = CallData<typeof unreadTotal>

/** What to mark as read in one request: single mails, all of them, or all of a category. */
export type ReadWhat = { mailIds: readonly string[] } | { all: true; category?: MailCategory | undefined }

const isMeant = (mail: Mail, what: ReadWhat) =>
  'mailIds' in what ? what.mailIds.includes(mail.mail_id) : !what.category || what.category === mail.category

/** A page of the list with these marked as read. */
export const readIn = (page: MailPage, what: ReadWhat): MailPage => ({
  ...page,
  items: page.items.map((mail) => (!mail.is_read && isMeant(mail, what) ? { ...mail, is_read: true } : mail)),
})

/** Bargain mails to the seller; all other bargain mails go to the buyer. */
const forSeller = new Set([
  'bargain_received',
  'bargain_withdrawn',
  'bargain_counter_refused',
  'bargain_expired_for_seller',
])

/** Account mails without a subject lead to the page that handles the matter. */
const byKind: Record<string, string> = {
  receiving_account_bound: '/receivables',
  receiving_account_unbound: '/receivables',
  signed_in_by_qr: '/setting',
  notice_taken: '/sale/shop',
  password_changed: '/setting',
  phone_changed: '/setting',
  real_name_verified: '/setting',
  platform_unbound: '/setting',
  platform_bound: '/setting',
  trade_url_replaced: '/setting',
  api_key_replaced: '/setting',
}

/** Mails about several orders, with the list that has all of them. */
const byBatchKind: Record<string, string> = {
  orders_sold: '/sale/to_delivery',
  orders_sold_buyer_opens: '/sale/to_delivery',
  orders_offered: '/inventory/to_receive',
  orders_offer_to_open: '/inventory/to_receive',
  orders_received: '/backpack',
}

/** Whether a mail is about the orders of one payment rather than one order. */
export const isAboutSeveral = (kind: string) => kind.startsWith('orders_')

/** Where a mail links to: a page of the site, and the rest of the address. Undefined if it links nowhere. */
export function placeOf({
  about,
  kind,
  goods_id,
}: Pick<Mail, 'about' | 'kind' | 'goods_id'>): { page: string; rest?: string } | undefined {
  if (!about) {
    if (kind.startsWith('listings_')) return { page: '/sale/on_sale', rest: '?state=failed' }
    if (kind.startsWith('purchases_')) return { page: '/purchase/suspended' }
    const page = byKind[kind]
    return page === undefined ? undefined : { page }
  }
  switch (about.subject) {
    case 'order': {
      const list = byBatchKind[kind]
      return list === undefined ? { page: '/inventory/to_receive', rest: `/${about.id}` } : { page: list }
    }
    case 'feedback':
      return { page: '/feedback', rest: `/${about.id}` }
    case 'bargain':
      return { page: forSeller.has(kind) ? '/sale/received_bargain' : '/inventory/sent_bargain', rest: `/${about.id}` }
    case 'purchase_order':
      return { page: '/purchase/wait_supply', rest: `/${about.id}` }
    case 'listing':
      return { page: '/sale/on_sale' }
    case 'activity':
      return { page: '/activity/gift_exchange' }
    case 'saved_search':
      return { page: '/collect', rest: '?tab=searches' }
    case 'goods_bookmark':
      return goods_id === null ? { page: '/collect' } : { page: '/goods', rest: `/${goods_id}` }
    case 'watched_listing':
      return { page: '/goods_detail', rest: `/${about.id}` }
    case 'recharge':
    case 'withdrawal':
    case 'activation_code':
      return { page: '/wallet' }
  }
}
