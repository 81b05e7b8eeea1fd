import { redeem } from '#contract/wallet/activation-codes.ts'
import { preparedCommand, type Route } from '../http/routes.ts'
import { prepareRedeem, redeemCode } from './commands/redeem-code.ts'

export const activationCodeRoutes: readonly Route[] = [preparedCommand(redeem, prepareRedeem, redeemCode)]
