import type { MailSubject } from '#contract/mail.ts'
import type { MailCategory } from '#contract/words.ts'
import type { RefusalText } from '../refusal.ts'
import { accountMailKinds } from './account-mail-kinds.ts'
import { bargainMailKinds } from './bargain-mail-kinds.ts'
import { batchMailKinds } from './batch-mail-kinds.ts'
import { deliveryMailKinds } from './delivery-mail-kinds.ts'
import type { Due } from './due-words.ts'
import { moneyMailKinds } from './money-mail-kinds.ts'
import { orderMailKinds } from './order-mail-kinds.ts'
import { purchaseMailKinds } from './purchase-mail-kinds.ts'
import { sellingMailKinds } from './selling-mail-kinds.ts'
import { wantedAgainMailKinds } from './wanted-again-mail-kinds.ts'
import { watchingMailKinds } from './watching-mail-kinds.ts'

export interface MailKindTable {
  category: MailCategory
  /** The kind of thing that `subjectId` identifies. */
  about: MailSubject | null
  /** `{name}` is a placeholder filled from the mail's params; `{goods}` is the goods' name in the reader's language. */
  title: RefusalText
  text: RefusalText
  /** It asks its reader to act by a deadline. */
  isDue?: true
}

/** Every kind of mail. */
export const mailKinds = {
  ...orderMailKinds,
  ...wantedAgainMailKinds,
  ...bargainMailKinds,
  ...accountMailKinds,
  ...batchMailKinds,
  ...deliveryMailKinds,
  ...sellingMailKinds,
  ...purchaseMailKinds,
  ...moneyMailKinds,
  ...watchingMailKinds,
  feedback_answered: {
    category: 'service',
    about: 'feedback',
    title: { en: 'Your feedback has an answer', 'zh-CN': '您的反馈有新回复' },
    text: {
      en: 'The operators have replied. You can go on with the conversation.',
      'zh-CN': '客服已回复，您可以继续沟通。',
    },
  },
  feedback_closed: {
    category: 'service',
    about: 'feedback',
    title: { en: 'Your feedback has been closed', 'zh-CN': '您的反馈已关闭' },
    text: { en: 'The operators have closed the conversation.', 'zh-CN': '客服已关闭该反馈。' },
  },
} as const satisfies Record<string, MailKindTable>

export type MailKind = keyof typeof mailKinds

type Gaps<Text extends string> = Text extends `${string}{${infer Gap}}${infer Rest}` ? Gap | Gaps<Rest> : never
type GapsOf<Kind extends MailKind> =
  Gaps<(typeof mailKinds)[Kind]['title']['en' | 'zh-CN']> | Gaps<(typeof mailKinds)[Kind]['text']['en' | 'zh-CN']>

/** What a kind of mail requires besides its kind: the id of its subject, its goods, the params of its placeholders, its deadline. */
export type MailContent<Kind extends MailKind> = { kind: Kind } & ((typeof mailKinds)[Kind]['about'] extends null
  ? unknown
  : { subjectId: bigint }) &
  ((typeof mailKinds)[Kind] extends { isDue: true } ? { due: Due } : unknown) &
  ('goods' extends GapsOf<Kind> ? { goods: { goodsId: string; styleId: number } } : unknown) &
  ([Exclude<GapsOf<Kind>, 'goods'>] extends [never]
    ? unknown
    : { params: Record<Exclude<GapsOf<Kind>, 'goods'>, string> })
