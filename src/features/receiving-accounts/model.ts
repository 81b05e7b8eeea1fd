/** How people sign in at the payment app: a mainland phone number, or an e-mail address. Whether it is an account is for the
 * payment provider to know; this only spares people a request with half of one. */
export const isAccount = (text: string) => /^(?:1\d{10}|[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+)$/i.test(text)

/** Copied numbers come with blanks in them. */
export const cleanAccount = (text: string) => text.replace(/\s/g, '').slice(0, 100)

export const bindSteps = ['account', 'holder', 'code'] as const
export type BindStep = (typeof bindSteps)[number]
