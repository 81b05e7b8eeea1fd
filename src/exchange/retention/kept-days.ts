/**
 * Days for which the market keeps what is neither money nor the record of a trade: steps of orders and listings and the
 * notices of the payment provider stay. docs/operations.md tells the same.
 */
export const keptDays = {
  /** Read or not. */
  mails: 365,
  /** What the platform showed of an account, since it was last asked. */
  platformProfiles: 30,
} as const
