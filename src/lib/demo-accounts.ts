/** The demo's two public accounts: their phones, and their common password. */
export const demoAccounts = { buyer: '13800000001', seller: '13800000002', password: 'amber-demo' } as const
