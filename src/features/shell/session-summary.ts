/** What the frame of a page shows of the person signed in. */
export interface SessionSummary {
  nickname: string
  avatar: string | null
  /** What they can spend: a decimal string with two digits. */
  balance: string
  unreadMail: number
  /** Orders on which they have to act now. */
  waitingOrders: number
}
