/**
 * A sign-in name of the payment app: a mainland phone number, or an e-mail address. Only the payment provider knows
 * whether the account exists; this saves a request with half a name.
 */
export const isAccount = (text: string) => /^(?:1\d{10}|[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+)$/i.test(text)

/** Copied numbers contain blanks. */
export const cleanAccount = (text: string) => text.replace(/\s/g, '').slice(0, 100)

export const bindSteps = ['account', 'holder', 'code'] as const
export type BindStep = (typeof bindSteps)[number]
