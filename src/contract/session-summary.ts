import { z } from 'zod'
import { userInfo } from './accounts/user.ts'
import { getCall } from './call.ts'
import { maxCartItems } from './cart.ts'
import { id } from './fields.ts'
import { unread } from './mail.ts'
import { amounts } from './wallet/wallet.ts'

export const sessionSummary = getCall('/api/ext/user/session_summary', {
  name: 'user.sessionSummary',
  summary:
    'What every page shows of the signed-in person: who they are, their balances, how many mails wait, which listings are in the cart and how many listing jobs run',
  session: 'required',
  request: z.object({}),
  response: z.object({
    person: userInfo,
    balances: amounts,
    unread,
    cart: z.array(id).max(maxCartItems),
    running_jobs: z.int(),
  }),
})
