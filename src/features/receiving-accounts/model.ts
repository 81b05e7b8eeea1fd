import { accountPattern, maxAccount } from '#contract/bounds.ts'

/** Only the payment provider knows whether the account exists; this saves a request with half a name. */
export const isAccount = (text: string) => accountPattern.test(text)

/** Copied numbers contain blanks. */
export const cleanAccount = (text: string) => text.replace(/\s/g, '').slice(0, maxAccount)

export const bindSteps = ['account', 'holder', 'code'] as const
export type BindStep = (typeof bindSteps)[number]
