import { DEMO_BUYER_PHONE, DEMO_SELLER_PHONE, demoPassword } from './market-people.ts'

/** Instructions for trying the demo, printed to the terminal. */
export function describeDemo(publicUrl: string): string {
  return [
    'This is a demo market: people, prices and money are made up.',
    `  buyer     ${DEMO_BUYER_PHONE}   20,000.00 to spend, ready to trade`,
    `  seller    ${DEMO_SELLER_PHONE}   a stocked inventory, answers sales by itself`,
    '  newcomer  any other mainland number',
    `  password  ${demoPassword} (buyer and seller)`,
    `  SMS codes ${publicUrl}/simulators/sms/`,
    `  platform  ${publicUrl}/simulators/steam/`,
    `  payments  ${publicUrl}/simulators/alipay/`,
  ].join('\n')
}
