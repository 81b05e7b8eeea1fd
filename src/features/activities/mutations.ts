import { idempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { takeGift } from './activities.functions.ts'

export const takeGiftMutation = (activityId: string) => idempotentMutation(['activities', 'take', activityId], takeGift)
