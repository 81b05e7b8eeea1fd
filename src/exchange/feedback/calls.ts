import * as calls from '#contract/feedback.ts'
import { consumeLimits, limits } from '../accounts/limits.ts'
import { answer, command, preparedCommand, type Route } from '../http/routes.ts'
import { pictureUrl, takeUpload } from '../pictures/uploads.ts'
import { Refusal } from '../refusal.ts'
import { closeFeedback } from './commands/close-feedback.ts'
import { countReply, replyToFeedback } from './commands/reply-to-feedback.ts'
import { countFeedback, writeFeedback } from './commands/write-feedback.ts'
import { listFeedbacks, showFeedback } from './queries.ts'

export const feedbackRoutes: readonly Route[] = [
  answer(calls.upload, async (context, { file }) => {
    const { userId } = context.caller
    const isTooOften = await consumeLimits(context.db, [
      [limits.uploadByUserMinute, String(userId)],
      [limits.uploadByUserDay, String(userId)],
    ])
    if (isTooOften) return isTooOften
    const upload = await takeUpload(context, userId, new Uint8Array(await file.arrayBuffer()))
    if (upload instanceof Refusal) return upload
    const { id, width, height } = upload
    return { upload_id: id, url: pictureUrl(id), width, height }
  }),
  preparedCommand(calls.add, countFeedback, writeFeedback),
  answer(calls.list, listFeedbacks),
  answer(calls.record, showFeedback),
  preparedCommand(calls.reply, countReply, replyToFeedback),
  command(calls.close, closeFeedback),
]
