/** The two people of the demo whom everybody may be: their phones, and the password of both. */
export const demoAccounts = { buyer: '13800000001', seller: '13800000002', password: 'amber-demo' } as const
