import { z } from 'zod'
import { maxFeedback, maxPictures, maxUploadBytes } from './bounds.ts'
import { getCall, postCall } from './call.ts'
import { cursor, id, pageOf, plainLines, queryPageSize, timestamp, uniqueList } from './fields.ts'
import { feedbackStates, feedbackTopics, shopReportReasons } from './words.ts'

export const feedbackTopic = z.enum(feedbackTopics)
export const feedbackState = z.enum(feedbackStates)
const feedbackAuthor = z.enum(['user', 'operator', 'system'])
export type FeedbackAuthor = z.output<typeof feedbackAuthor>

const words = plainLines(maxFeedback).min(1)
const uploadId = z.string().regex(/^[0-9a-f]{32}$/)
const pictures = uniqueList(z.array(uploadId).max(maxPictures)).default([])
/** Where the picture is served, relative to the market's own address. */
const picture = z.object({ upload_id: uploadId, url: z.string() })

export const upload = postCall('/api/v1/upload/feedback', {
  name: 'feedback.upload',
  summary:
    'Upload one picture (JPEG, PNG or WebP, 8 MB at most) for a feedback; it is re-encoded and keeps no metadata',
  session: 'required',
  openToFrozen: true,
  body: 'form',
  request: z.object({ file: z.file().min(1).max(maxUploadBytes) }),
  response: picture.extend({ width: z.int(), height: z.int() }),
})

/** The reported shop, and the reason. */
const reportedShop = z.object({ shop_id: id, reason: z.enum(shopReportReasons) })

const feedback = z.object({
  feedback_id: id,
  topic: feedbackTopic,
  state: feedbackState,
  order_id: id.nullable(),
  shop: reportedShop.nullable(),
  /** The opening message. */
  text: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
})

export const add = postCall('/api/v1/feedback/add', {
  name: 'feedback.add',
  summary: 'Write to the operators',
  session: 'required',
  idempotent: true,
  openToFrozen: true,
  request: z.object({
    topic: feedbackTopic,
    text: words,
    pictures,
    order_id: id.optional(),
    shop: reportedShop.strict().optional(),
  }),
  response: z.object({ feedback_id: id }),
})

export const list = getCall('/api/v1/feedback/list', {
  name: 'feedback.list',
  summary: 'My feedbacks, newest first',
  session: 'required',
  request: z.object({
    state: feedbackState.optional(),
    cursor: cursor.optional(),
    page_size: queryPageSize.default(20),
  }),
  response: pageOf(feedback),
})

export const record = getCall('/api/v1/user/feedback/record', {
  name: 'feedback.record',
  summary: 'One feedback of mine as a conversation',
  session: 'required',
  request: z.object({ feedback_id: id }),
  response: z.object({
    feedback,
    messages: z.array(
      z.object({
        author: feedbackAuthor,
        text: z.string(),
        pictures: z.array(picture),
        at: timestamp,
      }),
    ),
  }),
})

export const reply = postCall('/api/v1/feedback/record/reply', {
  name: 'feedback.reply',
  summary: 'Reply to an open feedback conversation',
  session: 'required',
  idempotent: true,
  openToFrozen: true,
  request: z.object({ feedback_id: id, text: words, pictures }),
  response: z.object({ state: feedbackState }),
})

export const close = postCall('/api/v1/feedback/close', {
  name: 'feedback.close',
  summary: 'Close a feedback: nothing more can be said in it',
  session: 'required',
  idempotent: true,
  openToFrozen: true,
  request: z.object({ feedback_id: id }),
  response: z.object({ state: feedbackState }),
})
