import { seconds, wholeNumber } from './setting-kinds.ts'

/** Deadlines for users and the platform. */
export const timeSettings = {
  ORDER_PAYMENT_SECONDS: seconds('time to pay for an order', '600'),
  ORDER_DELIVERY_SECONDS: seconds('time to send the trade offer of a paid order', '43200'),
  ORDER_CANCEL_AFTER_SECONDS: seconds('time after which a buyer may cancel an order without a trade offer', '1800'),
  ORDER_ACCEPTANCE_SECONDS: seconds('time to accept the trade offer', '43200'),
  BARGAIN_ANSWER_SECONDS: seconds('time to answer a bargain, and then to answer a counter to it', '86400'),
  RECHARGE_WAIT_SECONDS: wholeNumber(0, 100_000_000).optional().meta({
    description: 'time during which recharged money can be spent but not withdrawn',
    give: 'a whole number of seconds',
    default: '86400; 0 in the demo',
  }),
  PROTECTION_SECONDS: seconds('time during which the platform allows a trade to be reversed', '604800; 60 in the demo'),
}
